import CGtk

extension Widget {
  /// Runs `work` once when the next frame begins, before styles and layout are updated.
  public func onNextFrame(_ work: @escaping () -> Void) {
    addTick {
      work()
      return false
    }
  }

  /// Runs `work` when each frame begins, as long as it returns true. Returns the id for `gtk_widget_remove_tick_callback`.
  @discardableResult
  func addTick(_ work: @escaping () -> Bool) -> guint {
    gtk_widget_add_tick_callback(
      pointer, { _, _, data in sourceFunction(data) }, ClosureBox(work).retainedPointer(), releaseNotify)
  }
}
