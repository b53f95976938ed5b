/// The number of the detent that each gesture on an element passed last; 1 for a single threshold, 0 for none.
///
/// It has room for four gestures that are beyond one at the same time; a fifth one takes the room of another.
struct PassedDetents: Sendable, BitwiseCopyable {
  /// The gestures (`Outcome.holder`) with their numbers. Room with the number 0 is free.
  private var gestures = SIMD4<Int>(repeating: -1)
  private var numbers = SIMD4<UInt8>(repeating: 0)

  subscript(gesture: Int) -> UInt8 {
    get {
      for index in 0..<4 where gestures[index] == gesture { return numbers[index] }
      return 0
    }
    set {
      var room = 3
      for index in (0..<4).reversed() where numbers[index] == 0 { room = index }
      for index in 0..<4 where gestures[index] == gesture { room = index }
      gestures[room] = gesture
      numbers[room] = newValue
    }
  }
}
