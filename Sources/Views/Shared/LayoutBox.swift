import GtkKit

/// A widget with a layout of some children.
final class LayoutBox: CustomWidget {
  private let layout: () -> Layout
  override var heightDependsOnWidth: Bool { true }
  override var childLayout: Layout? { layout() }

  init(role: AccessibleRole = .group, _ children: [any Widget], layout: @escaping () -> Layout) {
    self.layout = layout
    super.init(role: role)
    for child in children { add(child) }
  }
}
