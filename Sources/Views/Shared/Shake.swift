import Glibc
import GtkKit

/// Shakes a part of a container three times to both sides.
final class Shake {
  /// How far the part is to the right of its place now, in pixels.
  private(set) var offset = 0.0
  private let container: WeakWidget
  private let animation: Animation

  init(in container: some Widget) {
    self.container = WeakWidget(container)
    animation = Animation(of: container)
  }

  /// Shakes by up to `width` pixels.
  func run(milliseconds: Int, width: Double) {
    animation.run(milliseconds: milliseconds, curve: .linear) { [weak self] time in
      self?.offset = (width * sin(time * 6 * .pi)).rounded()
      self?.container.widget?.queueAllocate()
    }
  }
}
