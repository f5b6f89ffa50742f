import Views

/// Collects what is set in outlets, until it is stopped.
@MainActor
final class SettingListener: MessageListener {
  private(set) var settings: [OutletSetting] = []

  init() { Trace.listener = self }

  func stop() { Trace.listener = nil }

  let hasCuts = false
  func isCut(_ message: any TracedMessage) -> Bool { false }
  func begin(_ message: any TracedMessage) {}
  func end() {}
  func note(_ message: any TracedMessage) {
    if let setting = message as? OutletSetting { settings.append(setting) }
  }
}
