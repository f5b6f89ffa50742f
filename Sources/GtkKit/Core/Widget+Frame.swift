import CGtk

extension Widget {
  /// Runs `work` once, when the next frame begins: before its styles are worked out and its widgets laid out.
  public func onNextFrame(_ work: @escaping () -> Void) {
    addTick {
      work()
      return false
    }
  }

  /// Runs `work` as each frame begins, for as long as it returns true; the number ends it earlier.
  @discardableResult
  func addTick(_ work: @escaping () -> Bool) -> guint {
    gtk_widget_add_tick_callback(
      pointer,
      { _, _, data in
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated { unbox(data, (() -> Bool).self)?() == true ? 1 : 0 }
      }, Unmanaged.passRetained(SignalBox(work)).toOpaque(),
      { data in
        data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
        MainActor.assumeIsolated { SignalBoxes.live -= 1 }
      })
  }
}
