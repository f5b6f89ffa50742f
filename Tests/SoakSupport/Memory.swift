import Foundation

/// The memory of the process, as reported by the kernel.
public enum Memory {
  /// The peak increase of resident memory during some work, in bytes.
  public static func peak(of work: () throws -> Void) throws -> Int {
    _ = trim(0)
    // Resets the kernel's record of the peak.
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = try size("VmHWM")
    try work()
    return try size("VmHWM") - before
  }

  /// The resident memory in bytes, without free memory of the allocator.
  public static func resident() throws -> Int {
    _ = trim(0)
    return try size("VmRSS")
  }

  private static func size(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    guard let size = line.flatMap({ Int($0.filter(\.isNumber)) }) else {
      throw Soak.Failure("/proc/self/status has no \(name)")
    }
    return size * 1024
  }
}

/// Returns free memory of the allocator to the system.
@_silgen_name("malloc_trim") private func trim(_ pad: Int) -> CInt
