import Foundation

/// The completion script for zsh, with what swift-argument-parser leaves out of it: the second activity of `lint --explain`.
enum ZshCompletion {
  /// The script with its addition; another text as it is.
  static func completed(_ script: String) -> String {
    let names = ":a b:"
    guard script.hasPrefix("#compdef "), let option = script.range(of: "\n        '--explain["),
      let end = script[option.upperBound...].firstIndex(of: "\n"),
      let name = script.range(of: names, range: option.upperBound..<end)
    else { return script }
    // The action ends with the quote of the option. It offers the same names for both activities.
    let action = script[name.upperBound..<end].dropLast()
    return script[..<name.lowerBound] + ":a:\(action):b:\(action)'" + script[end...]
  }
}
