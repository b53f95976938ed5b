package import GestureRuntime

/// A text with blanks: `it moved \(.measured); \(.most)`.
package struct ExplainTemplate: ExpressibleByStringInterpolation, Sendable, Hashable {
  fileprivate enum Part: Sendable, Hashable {
    case words(String)
    case blank(ExplainBlank)
    case phrase(ExplainPhrase)
  }

  private var parts: [Part]

  package init(stringLiteral words: String) { parts = [.words(words)] }
  package init(stringInterpolation made: StringInterpolation) { parts = made.parts }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}
    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }
    package mutating func appendInterpolation(_ blank: ExplainBlank) { parts.append(.blank(blank)) }
    package mutating func appendInterpolation(_ phrase: ExplainPhrase) { parts.append(.phrase(phrase)) }
  }

  /// The text with every blank filled in.
  func filled(for failure: some ExplainedFailure) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .blank(let blank): failure.text(blank)
      case .phrase(let phrase): phrase.text(for: failure)
      }
    }.joined()
  }

  /// The text with names for its blanks, as the preview page has it: `it moved {measured}; {most}`.
  package var named: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .blank(let blank): "{\(blank.rawValue)}"
      case .phrase(let phrase): "{\(phrase.rawValue)}"
      }
    }.joined()
  }

  /// The words between the blanks.
  package var words: [String] {
    parts.compactMap { part in if case .words(let words) = part { words } else { nil } }
  }
}

/// A failure that can be explained: it has the values of blanks, and knows which condition holds.
package protocol ExplainedFailure {
  var cause: FailureCause { get }
  func text(_ blank: ExplainBlank) -> String
  func holds(_ condition: ExplainCondition) -> Bool
}

/// A text, used if its condition holds.
package struct ExplainVariant: Sendable, Hashable {
  package var condition: ExplainCondition?
  package var template: ExplainTemplate

  static func when(_ condition: ExplainCondition, _ template: ExplainTemplate) -> ExplainVariant {
    ExplainVariant(condition: condition, template: template)
  }

  static func otherwise(_ template: ExplainTemplate) -> ExplainVariant {
    ExplainVariant(condition: nil, template: template)
  }
}

extension [ExplainVariant] {
  /// The text of the first variant whose condition holds; empty if there is none.
  package func text(for failure: some ExplainedFailure) -> String {
    first { $0.condition.map(failure.holds) ?? true }?.template.filled(for: failure) ?? ""
  }
}
