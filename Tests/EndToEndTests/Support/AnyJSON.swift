import Foundation

@testable import gspec

/// Any JSON value, for tests that read and compare reports.
typealias AnyJSON = JSON

extension AnyJSON {
  static func read(_ text: String) throws -> AnyJSON {
    try JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))
  }

  subscript(index: Int) -> AnyJSON? { items.indices.contains(index) ? items[index] : nil }

  var items: [AnyJSON] { array }
  var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
  var text: String? { string }
  var integer: Int? { int }
}
