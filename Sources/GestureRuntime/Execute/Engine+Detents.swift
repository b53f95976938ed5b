/// Detents: the commit thresholds that a movement has reached. Docs/Recognition.md, section 5.4.
extension GestureEngine {
  /// The number of the last detent whose distance a movement along a unit vector has passed; 0 if it has passed none.
  @usableFromInline
  mutating func detentPassed(
    _ index: Int, _ recognizer: Row<ProgramRecognizer>, _ translation: Point
  ) -> UInt8 {
    let way = direction(index, translation)
    let distance = Self.distance(translation, along: way)
    return lastDetent(index, recognizer, way) { _ in distance }
  }

  /// The number of the last detent that is reached at the lift; 0 if none is. A projected one is reached by the place where a fling would
  /// come to rest. Any other is reached by the distance, unless the movement goes back.
  ///
  /// - Parameters:
  ///   - distance: the distance along `way`.
  ///   - speed: the speed along `way`.
  @usableFromInline
  mutating func detentReached(
    _ index: Int, _ recognizer: Row<ProgramRecognizer>, _ way: Point,
    at distance: Double, _ speed: Double, opposes: Bool
  ) -> UInt8 {
    let landing = Decay.normal.rest(from: MotionState(value: distance, velocity: speed)).measured
    return lastDetent(index, recognizer, way) { $0.isProjected ? landing : opposes ? 0 : distance }
  }

  private mutating func lastDetent(
    _ index: Int, _ recognizer: Row<ProgramRecognizer>, _ way: Point,
    _ place: (ProgramDetent) -> Double
  ) -> UInt8 {
    var number = recognizer.pointee.detents
    while number > 0 {
      let detent = program.detent(pool[index].recognizer, number - 1)
      let threshold = points(detent.distance, isShare: detent.isShare, index, recognizer, way)
      if place(detent) >= threshold { return UInt8(truncatingIfNeeded: number) }
      number -= 1
    }
    return 0
  }
}
