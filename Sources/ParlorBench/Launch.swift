import Glibc

/// A program that runs until the first frame of its window.
struct Launch {
  /// The time from the start of the program until its first frame is drawn, in milliseconds.
  let firstFrame: Double
  /// The memory of the program after that frame: its proportional set size, in megabytes.
  let memory: Double

  /// Runs a program, with the library at `probe` that measures it. Nil if the program does not show a window.
  init?(_ command: [String], probe: String) {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    setenv("LD_PRELOAD", probe, 1)
    setenv("FRAME_PROBE_START", "\(Self.nanoseconds)", 1)
    var process: pid_t = 0
    let status = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
    unsetenv("LD_PRELOAD")
    close(ends[1])
    let output = Self.text(of: ends[0])
    guard status == 0, waitpid(process, nil, 0) == process,
      let line = output.split(separator: "\n").last(where: { $0.hasPrefix("first-frame ") })
    else { return nil }
    let numbers = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    (firstFrame, memory) = (numbers[0], numbers[1] / 1024)
  }

  private static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// What is written to a pipe until its writers have closed it.
  private static func text(of descriptor: CInt) -> String {
    guard let file = fdopen(descriptor, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while true {
      let byte = getc(file)
      guard byte != EOF else { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
  }
}
