/// The room of an engine for candidates and outcomes: enough for usual touches when it is made, and more when a touch needs it.
///
/// Openings make most candidates superfluous, so few places are enough for nearly every touch. An engine grows once for a touch that needs
/// more, and keeps the memory.
extension GestureEngine {
  /// How many candidates an engine has room for at first.
  @inlinable static var firstPlaces: Int { 8 }
  /// How many outcomes of one call an engine has room for at first.
  @inlinable static var firstOutcomes: Int { 11 }

  @usableFromInline static var noOutcome: Outcome {
    Outcome(time: 0, activity: 0, mechanic: 0, phase: .recognized, fingers: 0, location: .zero)
  }

  /// The most candidates that there can be at once. Every finger may be on an instance of its own, or have a tool of its own.
  @usableFromInline var capacity: Int {
    settings.capacity * (instances.areUsed || tools.areMixed ? TouchTracker.fingerLimit : 1)
  }

  /// Makes room for twice as many candidates, up to `capacity`. Returns whether there is more room.
  @usableFromInline @inline(never)
  mutating func growPool() -> Bool {
    let places = min(capacity, pool.count * 2)
    let before = pool.count
    guard places > before else { return false }
    pool.grow(to: places, filling: Candidate())
    ends.grow(to: places, filling: CandidateEnd())
    bases.grow(to: places * TouchTracker.fingerLimit, filling: .zero)
    liveList.grow(to: places)
    free.grow(to: places)
    claims.grow(to: places)
    for index in (before..<places).reversed() { free.append(index) }
    return true
  }

  /// Whether there is room for one more outcome of this call. Makes room if needed.
  ///
  /// There is always room for as many outcomes as one call can cause. One more could only be a bug in the engine, and is dropped.
  @inlinable @inline(__always)
  mutating func hasRoomForOutcome() -> Bool { outcomeCount < outcomes.count || growOutcomes() }

  @usableFromInline @inline(never)
  mutating func growOutcomes() -> Bool {
    let room = min(capacity * 4 + 16, outcomes.count * 2)
    guard room > outcomes.count else { return false }
    outcomes.grow(to: room, filling: Self.noOutcome)
    return true
  }
}
