import GtkKit

/// The colors of the sequence diagram: of its paper, and of the lanes, their lifelines and the messages from there.
struct InspectorColors: Palette {
  /// The base color of GTK's theme.
  let paper: Color
  private let view, controller, model: Color

  init(_ theme: Theme) {
    paper = theme(0xFFFFFF, dark: 0x2D2D2D)
    view = theme(0x174EA6, dark: 0x99C1F1)
    controller = theme(0x8A3F00, dark: 0xF8C37B)
    model = theme(0x176639, dark: 0x8FF0A4)
  }

  subscript(lane: LaneStyle) -> Color {
    switch lane {
    case .view: view
    case .controller: controller
    case .model: model
    }
  }

  var shared: KeyValuePairs<String, Color> {
    ["lane_view": view, "lane_controller": controller, "lane_model": model]
  }
}
