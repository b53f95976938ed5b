/// A named threshold at which an activity may commit: `{name: reveal, distance: 72pt, projected: true}`.
package struct Detent: Sendable, Hashable {
  package var name: Located<String>
  /// Points, or percent of the target's size.
  package var distance: Located<Quantity>
  /// Whether it is judged by where a fling would come to rest, not by where the fingers lift.
  package var isProjected: Bool

  package init(name: Located<String>, distance: Located<Quantity>, isProjected: Bool = false) {
    self.name = name
    self.distance = distance
    self.isProjected = isProjected
  }

  /// The maximum number of detents: more than people can distinguish on a screen.
  package static let most = 16
}
