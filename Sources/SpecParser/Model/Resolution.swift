/// A line of `resolve`, which decides between rivals. Numbers are indices into `CheckedSpec.activities`.
package struct Resolution: Sendable, Hashable {
  package var rule: ResolutionRule<Located<Int>>
  package var span: SourceSpan

  package init(_ rule: ResolutionRule<Located<Int>>, span: SourceSpan) {
    self.rule = rule
    self.span = span
  }

  /// The activities that the line names.
  package var activities: [Int] { rule.activities.map(\.value) }
}

/// What a line of `resolve` says of some activities.
package enum ResolutionRule<Activity: Sendable & Hashable>: Sendable, Hashable {
  /// The claims of the waiting activities are held until none of the awaited ones can win.
  case wait([Activity], for: [Activity])
  case prefer([Activity], over: [Activity])
  case together([Activity])

  package var activities: [Activity] {
    switch self {
    case .wait(let a, let b), .prefer(let a, let b): a + b
    case .together(let all): all
    }
  }

  /// The rule for other activities; `nil` if too few are left.
  package func mapped<Other: Sendable & Hashable>(_ map: ([Activity]) -> [Other]) -> ResolutionRule<Other>? {
    switch self {
    case .wait(let a, let b): map(a).isEmpty || map(b).isEmpty ? nil : .wait(map(a), for: map(b))
    case .prefer(let a, let b): map(a).isEmpty || map(b).isEmpty ? nil : .prefer(map(a), over: map(b))
    case .together(let all): map(all).count < 2 ? nil : .together(map(all))
    }
  }

  /// The line as its author would write it.
  package func text(_ name: (Activity) -> String) -> String {
    func names(_ activities: [Activity]) -> String { activities.map(name).oneOrList }
    return switch self {
    case .wait(let a, let b): "{wait: \(names(a)), for: \(names(b))}"
    case .prefer(let a, let b): "{prefer: \(names(a)), over: \(names(b))}"
    case .together(let all): "together: [\(all.map(name).joined(separator: ", "))]"
    }
  }
}

extension ResolutionRule: Codable where Activity: Codable {}

extension [String] {
  /// The words as a value of a key: `a`, or `[a, b]`.
  var oneOrList: String { count == 1 ? self[0] : "[\(joined(separator: ", "))]" }
}

/// A finding that the spec's author accepts, with the reason: `lint: {disable: [...]}`.
package struct Suppression: Sendable, Hashable {
  package var rule: Located<String>
  /// Indices into `CheckedSpec.activities`; empty is all of them.
  package var activities: [Located<Int>]
  package var reason: Located<String>
  package var span: SourceSpan
}
