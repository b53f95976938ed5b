/// A line of `resolve`, which decides between rivals. Numbers are indices into `CheckedSpec.activities`.
package struct Resolution: Sendable, Hashable {
  package var rule: ResolutionRule
  package var span: SourceSpan

  package init(_ rule: ResolutionRule, span: SourceSpan) {
    self.rule = rule
    self.span = span
  }

  /// The activities that the line names.
  package var activities: [Int] {
    switch rule {
    case .wait(let a, let b), .prefer(let a, let b): (a + b).map(\.value)
    case .together(let all): all.map(\.value)
    }
  }
}

package enum ResolutionRule: Sendable, Hashable {
  /// The claims of the waiting activities are held until none of the awaited ones can win.
  case wait([Located<Int>], for: [Located<Int>])
  case prefer([Located<Int>], over: [Located<Int>])
  case together([Located<Int>])
}

/// A finding that the spec's author accepts, with the reason: `lint: {disable: [...]}`.
package struct Suppression: Sendable, Hashable {
  package var rule: Located<String>
  /// Indices into `CheckedSpec.activities`; empty is all of them.
  package var activities: [Located<Int>]
  package var reason: Located<String>
  package var span: SourceSpan

  package init(
    rule: Located<String>, activities: [Located<Int>], reason: Located<String>, span: SourceSpan
  ) {
    self.rule = rule
    self.activities = activities
    self.reason = reason
    self.span = span
  }
}
