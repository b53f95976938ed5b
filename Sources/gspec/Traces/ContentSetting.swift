import GestureRuntime

/// Where the content of an element stands, as a trace or a case writes it: `list[inbox]` and the ends that it is at, or points up to them.
struct ContentSetting: Sendable, Hashable {
  /// Path or short name of the element, perhaps with keys.
  var element: String
  var stand: ContentStand
}

extension ContentEnds {
  /// The ends of content by their words, in the order in which they are written.
  static let words: [(word: String, end: ContentEnds)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
  ]

  /// - Returns: `nil` for a word that is no end of content.
  init?(word: String) {
    guard let known = Self.words.first(where: { $0.word == word }) else { return nil }
    self = known.end
  }
}

extension ContentStand {
  /// Sets the points up to one end.
  mutating func set(_ end: ContentEnds, to points: Double) {
    switch end {
    case .left: left = points
    case .right: right = points
    case .top: top = points
    case .bottom: bottom = points
    default: break
    }
  }

  /// Points up to the ends of which something is known.
  var known: [(word: String, points: Double)] {
    zip(["left", "right", "top", "bottom"], [left, right, top, bottom]).filter { $0.1.isFinite }
      .map { (word: $0.0, points: $0.1) }
  }

  /// Whether all that is known is that it stands at some ends.
  var isAtEnds: Bool { known.allSatisfy { $0.points == 0 } }
}

extension ReadJSONLines.Fields {
  /// `{"list[inbox]":["top"]}`, `{"list":{"top":40}}`
  ///
  /// - Parameter scale: of a length along an axis, to points.
  func stands(_ key: String, scale: ScaleToPoints) throws(TraceError) -> [ContentSetting] {
    guard let members = object(key) else {
      throw error(
        "\"\(key)\" must be an object of elements and where their content stands",
        help: "{\"list\":[\"top\"]}, or points up to its ends: {\"list\":{\"top\":40}}")
    }
    var settings: [ContentSetting] = []
    for member in members {
      settings.append(ContentSetting(element: member.key, stand: try stand(member, scale)))
    }
    return settings
  }

  private func stand(
    _ member: JSONValue.Member, _ scale: ScaleToPoints
  ) throws(TraceError) -> ContentStand {
    var stand = ContentStand()
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
        stand.set(try end(room.key), to: ["left", "right"].contains(room.key) ? size.x : size.y)
      }
    default:
      throw error("\"\(member.key)\" must be a list of ends, or points up to them", help: Self.endHelp)
    }
    return stand
  }

  private func end(_ word: String) throws(TraceError) -> ContentEnds {
    guard let end = ContentEnds(word: word) else {
      throw error("no such end of content: \(word)", help: Self.endHelp)
    }
    return end
  }

  private static let endHelp = "ends are: left right top bottom"
}
