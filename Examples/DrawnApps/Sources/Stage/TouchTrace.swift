package import Foundation
package import GestureRuntime

/// A trace in JSON Lines, in points, in the format of `gspec convert`. Its elements are ignored, since an app finds its own.
package struct TouchTrace {
  /// The note in the trace.
  package var note = ""
  package var samples: [TouchSample] = []

  /// - Throws: an error if a line is not valid JSON or lacks a required value.
  package init(_ data: Data) throws {
    for text in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      note = line.note ?? note
      guard let time = line.t, let phase = line.phase.flatMap(Self.phase), let id = line.id, let x = line.x,
        let y = line.y
      else { continue }
      samples.append(
        TouchSample(
          time: Microseconds((time * 1000).rounded()), phase: phase, finger: id, location: Point(x: x, y: y)))
    }
  }

  private struct Line: Decodable {
    var note: String?
    var t: Double?
    var phase: String?
    var id: Int?
    var x: Double?
    var y: Double?
  }

  private static func phase(_ name: String) -> TouchPhase? {
    switch name {
    case "down": .down
    case "move": .move
    case "up": .up
    case "cancel": .cancel
    default: nil
    }
  }
}
