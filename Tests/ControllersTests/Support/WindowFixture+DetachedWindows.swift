extension WindowFixture {
  /// The detached windows for the screens of the fixture.
  func makeDetachedWindows() -> DetachedWindows {
    let windows = DetachedWindows(beside: tabBar) { Window() }
    retain(windows)
    return windows
  }
}
