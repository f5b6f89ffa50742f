import Foundation

/// The memory of the process, as the kernel counts it.
public enum Memory {
  /// How much more memory is resident at the most expensive moment of some work than before it, in bytes.
  public static func peak(of work: () throws -> Void) throws -> Int {
    _ = trim(0)
    // The kernel forgets the highest mark of the time before.
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = try highestMark()
    try work()
    return try highestMark() - before
  }

  private static func highestMark() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let match = status.firstMatch(of: /VmHWM:\s+(\d+) kB/), let size = Int(match.1) else {
      throw Soak.Failure("/proc/self/status has no VmHWM")
    }
    return size * 1024
  }
}

/// Gives memory that is free back to the system.
@_silgen_name("malloc_trim") private func trim(_ pad: Int) -> CInt
