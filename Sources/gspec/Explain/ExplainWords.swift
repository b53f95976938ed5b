import Foundation
import GestureRuntime
import SpecParser

/// Formats measures and limits for messages.
enum ExplainWords {
  static func time(_ microseconds: Double) -> String { DecimalText.brief(microseconds / 1000) + " ms" }
  static func length(_ points: Double) -> String { DecimalText.brief(points) + " pt" }
  static func angle(_ degrees: Double) -> String { DecimalText.brief(degrees) + "°" }
  static func speed(_ speed: Double) -> String { DecimalText.brief(speed) + " pt/s" }

  static func ordinal(_ number: Int) -> String {
    let words = ["zeroth", "first", "second", "third", "fourth", "fifth"]
    return words.indices.contains(number) ? words[number] : "\(number)th"
  }

  /// The nearest of eight words for a direction in degrees, with 0 right and 90 up.
  static func direction(_ degrees: Double) -> String {
    let words = ["right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right"]
    let turns = (degrees / 45).rounded()
    return words[((Int(turns) % 8) + 8) % 8]
  }

  /// The displacement in words, such as `8.3 pt down`.
  static func displacement(from start: Point, to end: Point) -> String {
    let length = start.distance(to: end)
    let degrees = atan2(start.y - end.y, end.x - start.x) * 180 / .pi
    return length < 0.05 ? "without moving" : "\(self.length(length)) \(direction(degrees))"
  }

  /// Directions as words if they are 90° wide and centered on an axis, otherwise as angles.
  static func directions(_ directions: Directions) -> String {
    if directions.isAny { return "any direction" }
    let words = directions.arcs.map(arc).joined(separator: " or ")
    return directions.followsReading ? words + " in this layout" : words
  }

  private static func arc(_ arc: Arc) -> String {
    if arc.extent == 90, let word = [0: "right", 90: "up", 180: "left", 270: "down"][Int(arc.middle)] {
      return word
    }
    let end = (arc.start + arc.extent).truncatingRemainder(dividingBy: 360)
    return "\(angle(arc.start))..\(angle(end))"
  }
}
