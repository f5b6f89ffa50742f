/// The system calls of all threads of a program, recorded by `strace`.
struct SystemCalls {
  /// The command that runs the program that follows, with umask 0. The program keeps its process id.
  static func command(recordingTo folder: URL) -> [String] {
    let script =
      #"umask 0; exec strace -D -ff --seccomp-bpf -y -qq -s 4096 -e trace=%process,%network,%file,fchmod -o "$0" "$@""#
    return ["-c", script, folder.appending(path: "calls").path]
  }

  /// The calls as strace writes them: `mkdir("/home/me/.config", 0700) = 0`.
  let lines: [String]

  /// Reads the records in a folder.
  init(recordedTo folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    lines = try files.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").map(String.init)
    }
    .filter { $0.first?.isLetter == true }
  }

  /// The successful calls with these names.
  private func successes(of names: Set<String>) -> [String] {
    lines.filter { names.contains(String($0.prefix { $0 != "(" })) && !$0.contains(" = -1 ") }
  }

  /// Sockets other than local ones.
  var remoteSockets: [String] { lines.filter { $0.hasPrefix("socket(") && !$0.hasPrefix("socket(AF_UNIX,") } }

  /// The executed programs, including the traced one.
  var programs: [String] { successes(of: ["execve", "execveat"]) }

  /// New processes, without threads.
  var processes: [String] {
    successes(of: ["clone", "clone3", "fork", "vfork"]).filter { !$0.contains("CLONE_THREAD") }
  }

  /// Files opened for writing.
  private var opened: [String] {
    successes(of: ["open", "openat", "creat"]).filter { call in
      call.hasPrefix("creat(") || ["O_WRONLY", "O_RDWR", "O_CREAT"].contains { call.contains($0) }
    }
  }

  /// The paths that were written to, created, renamed, changed or removed.
  var changedPaths: Set<String> {
    let changes = successes(of: [
      "mkdir", "mkdirat", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir", "link", "linkat",
      "symlink", "symlinkat", "mknod", "mknodat", "truncate", "chmod", "fchmodat", "chown", "lchown",
      "fchownat",
      "utimensat",
    ])
    // The opened file is in the returned descriptor: "= 14</home/me/file>".
    return Set(
      opened.compactMap { $0.firstMatch(of: /\ = [0-9]+<(.*)>$/).map { String($0.output.1) } }
        + changes.flatMap { $0.matches(of: /"([^"]*)"/).map { String($0.output.1) } })
  }

  /// New files and folders that other users can access, by their initial or later modes.
  var openToOthers: [String] {
    let created = opened.filter { $0.contains("O_CREAT") && !$0.contains(", 0600) = ") }
    let folders = successes(of: ["mkdir", "mkdirat"]).filter { !$0.contains(", 0700) = ") }
    let changed = successes(of: ["chmod", "fchmodat", "fchmod"]).filter {
      !$0.contains(", 0600) = ") && !$0.contains(", 0700) = ")
    }
    return created + folders + changed
  }
}
