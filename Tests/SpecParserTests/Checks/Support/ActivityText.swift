@testable import SpecParser

/// What rules find about one activity, given as YAML.
enum ActivityText {
  /// Messages of one rule about an activity `a` on the element `card`, with Material's mechanics and a few others. Errors of any rule
  /// come first, as `rule: message`.
  ///
  /// - Parameter body: the activity's keys but its target, on one line.
  static func messages(_ rule: String, _ body: String, all: Bool = false) -> [String] {
    let text = """
      gspec: 1
      product: Example
      uses: [material]
      state: {zoom: 1.0..8.0}
      elements: {card: {}, other: {}}
      mechanics:
        grow: {fingers: 2, steps: [press, move outward, lift]}
        throw: {steps: [press, {wait: 300ms}, move, lift]}
        twice: {steps: [press, lift, press, move, lift]}
        swipe-hold: {continuous: true, steps: [press, move, wait: 300ms, lift]}
        touch-hold: {continuous: true, steps: [press, lift, press, wait: 400ms, lift]}
      activities:
        a: {target: card, \(body)}

      """
    let found = SpecText.lint(text, all: all)
    let errors = found.filter { $0.severity == .error }
    return errors.map { "\($0.rule): \($0.message)" } + found.filter { $0.rule == rule }.map(\.message)
  }
}
