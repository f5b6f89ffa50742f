import CGtk
import Glibc

nonisolated extension UserFile {
  /// Replaces what the file holds, in a folder that is created if necessary; nobody else may read either.
  ///
  /// Whatever happens meanwhile, the file holds all of the old bytes or all of the new ones; once this returns, the disk
  /// has the new ones. A symbolic link stays, and the file that it points to is replaced. Only one program may write
  /// at a time.
  public func replace(with bytes: [UInt8]) throws(SystemError) {
    try makeFolder()
    let target = try UserFile(linkTarget())
    try target.create(bytes, as: "\(target.folder)/.\(target.name).parlor-new")
    // The new file is there. Not every file system can say when its folder is on the disk.
    if let folder = try? OpenFile(target.folder, O_RDONLY | O_DIRECTORY) { try? folder.synchronize() }
  }

  /// Creates the file under a temporary name, the same one each time: a killed program leaves no second one behind.
  private func create(_ bytes: [UInt8], as temporary: String) throws(SystemError) {
    try Self.remove(temporary)
    do {
      let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      try file.append(bytes)
      try file.synchronize()
      try file.close()
      try SystemError.check { rename(temporary, path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func remove(_ path: String) throws(SystemError) {
    do { try SystemError.check { unlink(path) } } catch  where error.isAbsence {}
  }

  private var name: Substring { path.split(separator: "/").last ?? "" }

  /// The folder that the file is in.
  private var folder: String {
    let folder = g_path_get_dirname(path)
    defer { g_free(folder) }
    return folder.map { String(cString: $0) } ?? "."
  }

  /// Creates the folder that the file is in, and those above it, if necessary.
  func makeFolder() throws(SystemError) {
    let folder = UserFile(folder)
    guard try !folder.becomeFolder(), folder.path != path else { return }
    try folder.makeFolder()
    guard try folder.becomeFolder() else { throw .noSuchFile }
  }

  /// Creates a folder of this name, where there is nothing; false where the one above it is missing.
  private func becomeFolder() throws(SystemError) -> Bool {
    do {
      try SystemError.check { mkdir(path, 0o700) }
      return true
    } catch  where error.code == EEXIST {
      return true
    } catch  where error.code == ENOENT {
      return false
    }
  }

  /// As many links as the kernel follows.
  private static let mostLinks = 40

  /// Where the symbolic links lead, whether a file is there or not; the path itself where it is no link.
  private func linkTarget() throws(SystemError) -> String {
    var file = self
    for _ in 0...Self.mostLinks {
      guard let link = try file.link() else { return file.path }
      file = UserFile(link.hasPrefix("/") ? link : "\(file.folder)/\(link)")
    }
    throw SystemError(code: ELOOP)
  }

  /// What a symbolic link says; nil where there is no link.
  private func link() throws(SystemError) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    do throws(SystemError) {
      let count = try SystemError.check { readlink(path, &text, text.count) }
      let link = String(validating: text.prefix(count), as: UTF8.self)
      guard let link else { throw SystemError(code: EILSEQ) }
      return link
    } catch  where error.code == EINVAL || error.isAbsence {
      return nil
    }
  }

  // MARK: - Backups

  /// Renames the file to one with the date in its name, and returns its path; nil where there is no file.
  ///
  /// A symbolic link is renamed itself; what it points to stays as it is.
  public func setAside(stamp: String) throws(SystemError) -> String? {
    guard try exists() else { return nil }
    let backup = try unusedName(stamp)
    try SystemError.check { rename(path, backup.path) }
    return backup.path
  }

  /// Writes a copy with the date in its name, and returns its path.
  public func backUp(_ bytes: [UInt8], stamp: String) throws(SystemError) -> String {
    let backup = try unusedName(stamp)
    try backup.create(bytes, as: "\(folder)/.\(name).parlor-copy")
    return backup.path
  }

  /// A name that is taken, by a backup of the same second, gets a number.
  private func unusedName(_ stamp: String) throws(SystemError) -> UserFile {
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    let stem = path.dropLast(ending.count)
    var number = 1
    while true {
      let file = UserFile("\(stem)-\(stamp)\(number == 1 ? "" : "-\(number)")\(ending)")
      guard try file.exists() else { return file }
      number += 1
    }
  }

  /// Whether there is something of this name, even a link that leads nowhere.
  private func exists() throws(SystemError) -> Bool {
    var status = stat()
    do {
      try SystemError.check { lstat(path, &status) }
      return true
    } catch  where error.isAbsence {
      return false
    }
  }
}
