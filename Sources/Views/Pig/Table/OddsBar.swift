import GtkKit

/// The chances of winning by rolling and by passing: a bar in two colors, which grows from its middle to both sides, and above it
/// what it is and what each side means.
package final class OddsBar: CustomWidget {
  /// A chance from 0 to 1, and its text. Without points, a player cannot pass.
  package typealias Chances = (roll: (text: String, share: Double), pass: (text: String, share: Double)?)

  private let rollLabel = Label().styled("odds", "numeric").textAligned(0)
  private let captionLabel = Label().styled("caption")
  private let passLabel = Label().styled("odds", "numeric").textAligned(1)
  private let rollBar = ProgressBar(isInverted: true).styled("roll")
  private let passBar = ProgressBar().styled("pass")

  init() {
    super.init(role: .image)
    styled("odds-bar")
    for part in [rollLabel, captionLabel, passLabel, rollBar, passBar] as [any Widget] {
      part.setAccessibleHidden(true)
      add(part)
    }
    for bar in [rollBar, passBar] { bar.isVisible = false }
    setAccessibleHidden(true)
  }

  /// The texts that are shown.
  package var text: String {
    [rollLabel.text, passLabel.text].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Shows chances with their description, or none.
  package func show(_ chances: Chances?, describedAs description: String) {
    let texts = (chances?.roll.text ?? "", chances?.pass?.text ?? "")
    let isNew = texts != (rollLabel.text, passLabel.text)
    set(isNew: isNew, describedAs: text.debugDescription) {
      guard isNew else { return }
      rollBar.fraction = chances?.roll.share ?? 0
      passBar.fraction = chances?.pass?.share ?? 0
      rollBar.isVisible = chances != nil
      passBar.isVisible = chances?.pass != nil
      (rollLabel.text, passLabel.text) = texts
      captionLabel.text = chances == nil ? "" : tr("Chance to win")
      accessibleLabel(description)
      // Screen readers would read the type of a picture without a name.
      setAccessibleHidden(chances == nil)
    }
  }

  override package var childLayout: Layout? {
    column(gap: 2) {
      // Without room, all are drawn smaller, and remain equally large.
      row(gap: Metrics.gap) {
        for label in [rollLabel, captionLabel, passLabel] {
          label.fittingLine(minimumScale: 0.4).withoutMinimumWidth().growing(max(1, label.naturalWidth))
        }
      }.frame(height: rollLabel.lineHeight.rounded(.up))
      // Each half is above its button.
      row(gap: Metrics.step) {
        rollBar
        passBar
      }.frame(height: rollLabel.lineHeight * 0.45)
    }
  }
}
