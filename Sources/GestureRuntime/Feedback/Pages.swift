/// Pages of one length side by side: where a swipe comes to rest among them.
///
/// Values are the content's offset: page k rests at k · length, and the offset grows towards later pages (so
/// it goes against the finger: a finger that moves by (dx, dy) changes the offset by -dx or -dy).
public struct Pages: Sendable, Hashable, BitwiseCopyable {
  /// In the offset's unit; at least a millionth.
  public let length: Double
  /// 1 to a million.
  public let count: Int

  public init(length: Double, count: Int) {
    self.length = length.within(1e-6, 1e9)
    self.count = count < 1 ? 1 : count < 1_000_000 ? count : 1_000_000
  }

  public func offset(ofPage page: Int) -> Double { Double(held(page)) * length }

  /// The page whose resting offset is nearest; half way between two it is the later.
  public func page(at offset: Double) -> Int {
    let place = (offset.motion / length + 0.5).within(0, Double(count - 1) + 0.5)
    return held(Int(place))
  }

  /// The page at which a swipe from a page comes to rest: nearest to where it would rest under a decay, at
  /// most one page further ("one page/tab per paging swipe": Material, Patterns – Gestures), and never beyond
  /// the ends.
  ///
  /// Exactly half way to a neighbour is there: a commit threshold of 50 % is reached at its value.
  public func page(from page: Int, restingAt rest: Double) -> Int {
    let page = held(page)
    let turned = (rest.motion - offset(ofPage: page)) / length
    return held(turned >= 0.5 ? page + 1 : turned <= -0.5 ? page - 1 : page)
  }

  /// The page at which a swipe comes to rest where a spec's `commit` decides: the neighbour towards which it
  /// went if it is committed, else the page it came from. The direction is the velocity's, and the
  /// translation's where that is 0.
  public func page(from page: Int, committed: Bool, translation: Double, velocity: Double) -> Int {
    let page = held(page)
    if !committed { return page }
    let way = velocity.motion == 0 ? translation.motion : velocity.motion
    return held(way > 0 ? page + 1 : way < 0 ? page - 1 : page)
  }

  private func held(_ page: Int) -> Int { page < 0 ? 0 : page >= count ? count - 1 : page }
}
