import Foundation

/// The system calls of a program and of all its threads, recorded by `strace`.
struct SystemCalls {
  /// Runs the program that follows, without a mask for the modes of new files. The program keeps its process id.
  static func command(recordingTo folder: URL) -> [String] {
    let script =
      #"umask 0; exec strace -D -ff --seccomp-bpf -y -qq -s 4096 -e trace=%process,%network,%file,fchmod -o "$0" "$@""#
    return ["-c", script, folder.appending(path: "calls").path]
  }

  /// Each call as strace writes it: `mkdir("/home/me/.config", 0700) = 0`.
  let lines: [String]

  /// Reads what was recorded in a folder.
  init(recordedTo folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    lines = try files.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").map(String.init)
    }
    .filter { $0.first?.isLetter == true }
  }

  /// The calls of some names that did what they were asked to.
  private func successes(of names: Set<String>) -> [String] {
    lines.filter { names.contains(String($0.prefix { $0 != "(" })) && !$0.contains(" = -1 ") }
  }

  /// Sockets that are not local ones.
  var remoteSockets: [String] { lines.filter { $0.hasPrefix("socket(") && !$0.hasPrefix("socket(AF_UNIX,") } }

  /// Starts of programs, the traced one among them.
  var programs: [String] { successes(of: ["execve", "execveat"]) }

  /// New processes; a thread is none.
  var processes: [String] {
    successes(of: ["clone", "clone3", "fork", "vfork"]).filter { !$0.contains("CLONE_THREAD") }
  }

  /// Files that were opened for writing.
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
    // The descriptor that a file was opened as has its path beside it: "= 14</home/me/file>".
    return Set(
      opened.compactMap { $0.firstMatch(of: /\ = [0-9]+<(.*)>$/).map { String($0.output.1) } }
        + changes.flatMap { $0.matches(of: /"([^"]*)"/).map { String($0.output.1) } })
  }

  /// New files and folders that others may use, by the modes that they are made with or given later.
  var openToOthers: [String] {
    let created = opened.filter { $0.contains("O_CREAT") && !$0.contains(", 0600) = ") }
    let folders = successes(of: ["mkdir", "mkdirat"]).filter { !$0.contains(", 0700) = ") }
    let changed = successes(of: ["chmod", "fchmodat", "fchmod"]).filter {
      !$0.contains(", 0600) = ") && !$0.contains(", 0700) = ")
    }
    return created + folders + changed
  }
}
