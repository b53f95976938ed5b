import GestureRuntime
import SpecParser

/// The scroll position of an element's content, as a trace or a case writes it: an element such as `list[inbox]`, and ends of its content.
struct ContentSetting: Sendable, Hashable {
  /// Path or short name of the element, optionally with keys.
  var element: String
  var stand: WrittenStand
}

/// The distances to the ends of content in points, as written: ends include `leading` and `trailing`.
struct WrittenStand: Sendable, Hashable {
  static let endHelp = "ends are: \(SideWord.allCases.map(\.rawValue).joined(separator: " "))"

  private var rooms: [SideWord: Double] = [:]

  /// Sets the distance to one end, in points.
  mutating func set(_ end: SideWord, to points: Double) { rooms[end] = points }

  /// The ends with a known distance, in points.
  var known: [(word: String, points: Double)] {
    SideWord.allCases.compactMap { end in rooms[end].map { (end.rawValue, $0) } }
  }

  /// Whether all known distances are 0.
  var isAtEnds: Bool { rooms.values.allSatisfy { $0 == 0 } }

  /// The position by sides of the screen. If an end is written twice, as `left` and `leading`, the smaller distance counts.
  func laidOut(_ layout: ReadingDirection) -> ContentStand {
    func room(_ side: Side) -> Double {
      rooms.filter { $0.key.side(in: layout) == side }.values.min() ?? .infinity
    }
    return ContentStand(left: room(.left), right: room(.right), top: room(.top), bottom: room(.bottom))
  }
}

extension ReadJSONLines.Fields {
  /// Reads the positions of contents: `{"list[inbox]":["top"]}`, `{"list":{"top":40}}`.
  ///
  /// - Parameter scale: converts a distance along an axis to points.
  func stands(_ key: String, scale: ScaleToPoints) throws(TraceError) -> [ContentSetting] {
    try members(
      key, "elements and where their content stands",
      help: "{\"list\":[\"top\"]}, or points up to its ends: {\"list\":{\"top\":40}}"
    ) { member throws(TraceError) in
      ContentSetting(element: member.key, stand: try stand(member, scale))
    }
  }

  private func stand(
    _ member: JSONValue.Member, _ scale: ScaleToPoints
  ) throws(TraceError) -> WrittenStand {
    var stand = WrittenStand()
    switch member.value {
    case .array(let items):
      for item in items {
        guard case .string(let word) = item else {
          throw error("the ends of \"\(member.key)\" must be words", help: Self.endHelp)
        }
        stand.set(try end(word), to: 0)
      }
    case .object(let rooms):
      for room in rooms {
        guard case .number(let text) = room.value, let amount = Double(text), amount >= 0, amount <= 1e6
        else {
          throw error("\"\(room.key)\" of \"\(member.key)\" must be a number of at least 0")
        }
        let size = scale.size(Point(x: amount, y: amount))
        let end = try end(room.key)
        stand.set(end, to: [.left, .right].contains(end.side) ? size.x : size.y)
      }
    default:
      throw error("\"\(member.key)\" must be a list of ends, or points up to them", help: Self.endHelp)
    }
    return stand
  }

  private func end(_ word: String) throws(TraceError) -> SideWord {
    guard let end = SideWord(rawValue: word) else {
      throw error("no such end of content: \(word)", help: Self.endHelp)
    }
    return end
  }

  private static let endHelp = WrittenStand.endHelp
}
