import GtkKit

/// A caption above the value that it names, as "BALANCE" above "$200".
struct Card: Widget {
  let pointer: WidgetPointer

  init(_ caption: String, _ value: Label, alignment: Double = 0.5) {
    let caption = Label(caption).styled("caption").textAligned(alignment)
    let box = Box(.vertical, role: .group, [caption, value.styled("numeric").textAligned(alignment)])
    pointer = box.accessible(caption.text).styled("counter").pointer
  }
}
