import CGtk

/// Makes characters of dead keys and of the Compose key where no text field does.
enum Composer {
  /// The character that the press completes which is being handled; nil if it belongs to no sequence.
  private(set) static var character: Character?
  /// The text fields that pass on their keys before the text gets them.
  static var fields: Set<WidgetPointer> = []
  private static var committed = ""
  private static var isComposing = false

  /// GTK's own table of sequences, which is that of text fields without another input method.
  private static let context = {
    let context = nonNull(gtk_im_context_simple_new())
    Signal.connect(UnsafeMutableRawPointer(context), "commit") { committed = $0.text(0) }
    return context
  }()

  /// Records a press before anything handles it. It belongs to a text that has the focus, unless its field passes it on. Returns
  /// whether it goes on with a sequence that is not complete: nothing else gets it.
  static func press(_ press: KeyPress, in text: AnyWidget?) -> Bool {
    character = nil
    let isPassed = text?.parent.map { fields.contains($0.pointer) } ?? true
    guard isPassed, let event = press.event, isComposing || press.beginsSequence else {
      isComposing = false
      return false
    }
    committed = ""
    guard gtk_im_context_filter_keypress(context, event) != 0 else { return false }
    isComposing = committed.isEmpty
    character = committed.count == 1 ? committed.first : nil
    return character == nil
  }
}

extension KeyPress {
  fileprivate var beginsSequence: Bool {
    code == GDK_KEY_Multi_key || (GDK_KEY_dead_grave...GDK_KEY_dead_greek).contains(code)
  }
}
