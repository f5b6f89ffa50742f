/// The pointer of the display (extension XTEST, version 2.2): its clicks are processed like those of a user.
extension XDisplay {
  /// Moves the pointer to a position on the screen.
  package func movePointer(to x: Int, _ y: Int) throws {
    let motion: UInt8 = 6
    try fake(motion, 0, at: x, y)
  }

  /// Presses or releases a button: 1 is the primary, 2 the middle, 3 the secondary one; 4 and 5 are the wheel.
  package func setButton(_ button: UInt8, isDown: Bool) throws {
    let (press, release): (UInt8, UInt8) = (4, 5)
    try fake(isDown ? press : release, button)
  }

  /// Clicks with a button at the pointer's position.
  package func click(_ button: UInt8) throws {
    try setButton(button, isDown: true)
    try setButton(button, isDown: false)
  }

  /// The position of a window on the screen.
  package func origin(of window: UInt32) throws -> (x: Int, y: Int) {
    let place = try request([40, 0], bytes32(window, root) + bytes16(0, 0))
    let (x, y) = (Int16(bitPattern: number16(place, 12)), Int16(bitPattern: number16(place, 14)))
    return (Int(x), Int(y))
  }
}
