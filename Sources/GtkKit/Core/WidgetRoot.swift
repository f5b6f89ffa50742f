/// Owns the root of a widget tree, and so all widgets below it: the only strong reference that a view holds.
public struct WidgetRoot: Widget {
  /// The root.
  public let pointer: WidgetPointer
  private let reference: GObjectRef
  private let handlers = Handlers()

  /// Keeps a widget and everything below it alive as long as this value exists.
  public init(_ widget: some Widget) {
    pointer = widget.pointer
    reference = GObjectRef(sinking: pointer)
  }

  /// Runs `onPress` before each press on the tree, as ``Widget/onPress(_:)`` does, `onKey` before each key, `onMap` each time
  /// that it appears on the screen, and `onUnmap` each time that it disappears, instead of the handlers of the call before.
  public func respond(
    onPress: @escaping () -> Bool, onKey: @escaping (Key) -> Bool, onMap: @escaping () -> Void,
    onUnmap: @escaping () -> Void
  ) {
    if handlers.isUnused {
      handlers.isUnused = false
      self.onPress { [handlers] in handlers.onPress() }
      self.onKey(capturing: true) { [handlers] in handlers.onKey($0) }
      self.onMap { [handlers] in handlers.onMap() }
      self.onUnmap { [handlers] in handlers.onUnmap() }
    }
    (handlers.onPress, handlers.onKey) = (onPress, onKey)
    (handlers.onMap, handlers.onUnmap) = (onMap, onUnmap)
  }

  /// The handlers of the latest call.
  @MainActor private final class Handlers {
    var isUnused = true
    var onPress: () -> Bool = { false }
    var onKey: (Key) -> Bool = { _ in false }
    var (onMap, onUnmap): (() -> Void, () -> Void) = ({}, {})
  }
}
