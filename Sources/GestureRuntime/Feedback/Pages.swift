/// Pages of equal length side by side, and the page on which a swipe comes to rest.
///
/// Values are offsets of the content. Page k rests at k · length, and the offset grows toward later pages. It is opposite to the finger: a
/// finger that moves by (dx, dy) changes the offset by -dx or -dy.
public struct Pages: Sendable, Hashable, BitwiseCopyable {
  /// The length of a page in the offset's unit; at least a millionth.
  public let length: Double
  /// The number of pages, 1 to a million.
  public let count: Int

  public init(length: Double, count: Int) {
    self.length = length.within(1e-6, 1e9)
    self.count = count < 1 ? 1 : count < 1_000_000 ? count : 1_000_000
  }

  public func offset(ofPage page: Int) -> Double { Double(held(page)) * length }

  /// The page with the nearest resting offset; halfway between two, it is the later one.
  public func page(at offset: Double) -> Int {
    let place = (offset.motion / length + 0.5).within(0, Double(count - 1) + 0.5)
    return held(Int(place))
  }

  /// The page at which a swipe from a page comes to rest. It is the page nearest to the resting place under a decay, but at most one page
  /// further ("one page/tab per paging swipe": Material, Patterns – Gestures). It never lies beyond the ends.
  ///
  /// Exactly halfway to the next page counts as that page: a commit threshold of 50 % is reached at its exact value.
  public func page(from page: Int, restingAt rest: Double) -> Int {
    let page = held(page)
    let turned = (rest.motion - offset(ofPage: page)) / length
    return held(turned >= 0.5 ? page + 1 : turned <= -0.5 ? page - 1 : page)
  }

  /// The page at which a swipe comes to rest if a spec's `commit` decides. If it is committed, this is the next page in its direction, else
  /// the page from which it came. The direction is that of the velocity, or of the translation if the velocity is 0.
  public func page(from page: Int, committed: Bool, translation: Double, velocity: Double) -> Int {
    let page = held(page)
    if !committed { return page }
    let way = velocity.motion == 0 ? translation.motion : velocity.motion
    return held(way > 0 ? page + 1 : way < 0 ? page - 1 : page)
  }

  private func held(_ page: Int) -> Int { page < 0 ? 0 : page >= count ? count - 1 : page }
}
