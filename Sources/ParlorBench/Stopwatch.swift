import Glibc
import GtkKit

/// Measures time and memory of work that draws nothing.
enum Stopwatch {
  /// The times of some work that is repeated, in milliseconds.
  static func times<Output>(_ repetitions: Int, _ work: () -> Output) -> [Double] {
    (0..<repetitions).map { _ in time(work) }
  }

  /// The time of some work, in milliseconds.
  static func time<Output>(_ work: () -> Output) -> Double {
    let time = ContinuousClock().measure { withExtendedLifetime(work()) {} }
    return time / .milliseconds(1)
  }

  /// The processor time of the program during some work, in milliseconds.
  static func processorTime(_ work: () -> Void) -> Double {
    let before = clock()
    work()
    return Double(clock() - before) * 1000 / Double(CLOCKS_PER_SEC)
  }

  /// The peak increase of resident memory during some work, in megabytes; `nil` if the kernel does not tell.
  static func peakMemory<Output>(of work: () -> Output) -> Double? {
    Memory.returnUnused()
    // Resets the kernel's record of the peak.
    guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
    fputs("5", file)
    fclose(file)
    guard let before = peak else { return nil }
    withExtendedLifetime(work()) {}
    return peak.map { Double($0 - before) / 1000 }
  }

  /// The peak of resident memory, in kilobytes.
  private static var peak: Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    while let line = readLine(file) {
      if line.hasPrefix("VmHWM:") { return Int(line.filter(\.isNumber)) }
    }
    return nil
  }

  private static func readLine(_ file: UnsafeMutablePointer<FILE>) -> String? {
    var line = Array(repeating: CChar(0), count: 256)
    guard fgets(&line, CInt(line.count), file) != nil else { return nil }
    return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
