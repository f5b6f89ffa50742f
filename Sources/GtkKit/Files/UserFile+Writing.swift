import CGtk
import Glibc

nonisolated extension UserFile {
  /// Replaces the contents of the file atomically, and creates its folder if necessary. Only the user may read both.
  ///
  /// At any time, the file has either all of the old bytes or all of the new ones. When this returns, the new ones are on
  /// the disk. A symbolic link stays, and the file that it points to is replaced. Only one program may write at a time.
  public func replace(with bytes: [UInt8]) throws(SystemError) {
    try makeFolder()
    let target = try UserFile(linkTarget())
    try target.create(bytes, as: "\(target.folder)/.\(target.name).new")
    // Not every file system can synchronize folders: errors are ignored, because the file is already replaced.
    if let folder = try? OpenFile(target.folder, O_RDONLY | O_DIRECTORY) { try? folder.synchronize() }
  }

  /// Creates the file under a temporary name, which is always the same: killed programs leave at most one such file.
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
  private var folder: String { String(owning: g_path_get_dirname(path)) }

  /// Creates the folder that the file is in, and those above it, if necessary.
  func makeFolder() throws(SystemError) {
    do {
      try SystemError.check { mkdir(folder, 0o700) }
    } catch  where error.code == ENOENT {
      try SystemError.check { g_mkdir_with_parents(folder, 0o700) }
    } catch  where error.code == EEXIST {
      // GLib's function would examine the folder, and an interrupted call would prevent saving.
    }
  }

  /// The number of links that the kernel follows.
  private static let maximumLinks = 40

  /// The target of the symbolic links, which need not exist; the path itself if it is not a link.
  private func linkTarget() throws(SystemError) -> String {
    var file = self
    for _ in 0...Self.maximumLinks {
      guard let link = try file.link() else { return file.path }
      file = UserFile(link.hasPrefix("/") ? link : "\(file.folder)/\(link)")
    }
    throw SystemError(code: ELOOP)
  }

  /// The contents of a symbolic link; nil if there is no link.
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

  /// Adds `stamp` to the name of the file, and returns the new path; nil if there is no file.
  ///
  /// A symbolic link is renamed itself, and its target stays.
  public func setAside(stamp: String) throws(SystemError) -> String? {
    guard try exists() else { return nil }
    let backup = try unusedName(stamp)
    try SystemError.check { rename(path, backup.path) }
    return backup.path
  }

  /// Writes a copy with `stamp` in its name, and returns its path.
  public func backUp(_ bytes: [UInt8], stamp: String) throws(SystemError) -> String {
    let backup = try unusedName(stamp)
    try backup.create(bytes, as: "\(folder)/.\(name).copy")
    return backup.path
  }

  /// The name with `stamp`, and with a number if there is already a backup with the same stamp.
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

  /// Whether there is a directory entry of this name, which may be a broken link.
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
