import GestureRuntime
import SpecParser

/// The words of a described gesture.
enum GestureWords {
  static let verbHelp =
    "say touch, double touch, long press, press, hold, move, drag, swipe, fling, pinch, rotate, turn, wait, lift, cancel or set"

  /// The verbs but `set`. Further words say how often a touch comes, and which way fingers pinch or turn.
  static let verbs: [String: GestureVerb] = [
    "touch": .touch(1), "touches": .touch(1), "tap": .touch(1), "taps": .touch(1),
    "press": .press, "presses": .press, "hold": .hold, "holds": .hold,
    "move": .move, "moves": .move, "drag": .drag, "drags": .drag, "swipe": .swipe, "swipes": .swipe,
    "fling": .fling, "flings": .fling, "flick": .fling, "flicks": .fling,
    "pinch": .spread(isOutward: true, lifts: true), "pinches": .spread(isOutward: true, lifts: true),
    "spread": .spread(isOutward: true, lifts: true), "spreads": .spread(isOutward: true, lifts: true),
    "rotate": .turn(isClockwise: true, lifts: true), "rotates": .turn(isClockwise: true, lifts: true),
    "turn": .turn(isClockwise: true, lifts: false), "turns": .turn(isClockwise: true, lifts: false),
    "wait": .wait, "waits": .wait, "lift": .lift, "lifts": .lift, "cancel": .cancel, "cancels": .cancel,
  ]
  static let touches: [String: Int] = ["double": 2, "triple": 3]
  /// Whether fingers move apart. `in` says so too, unless a time follows.
  static let outward: [String: Bool] = [
    "out": true, "open": true, "outward": true, "spread": true, "spreads": true,
    "closed": false, "close": false, "inward": false,
  ]
  static let clockwise: [String: Bool] = [
    "clockwise": true, "counterclockwise": false, "anticlockwise": false,
  ]
  static let tools: [String: TouchTool] = [
    "finger": .finger, "fingers": .finger, "pen": .pen, "stylus": .pen, "pencil": .pen, "eraser": .eraser,
    "mouse": .mouse, "palm": .palm,
  ]
  static let numbers: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
    "single": 1,
  ]
  /// Words that begin something, such as a place or a time.
  static let prepositions = [
    "set", "long", "in", "for", "toward", "towards", "by", "with", "after", "on", "at", "from", "to",
    "released", "release", "span", "then", "and", "while",
  ]

  /// The direction between two others, such as `up-left`; `nil` if there is none.
  static func joined(_ first: String, _ second: String) -> String? {
    ["\(first)-\(second)", "\(second)-\(first)"].map { $0.lowercased() }
      .first { GestureDirection.words[$0] != nil }
  }

  /// Words of other tools and of everyday language, and the words that are meant.
  private static let meant = [
    "click": "touch", "clicks": "touch", "pan": "drag", "scroll": "drag", "slide": "drag",
    "zoom": "pinch out",
    "twist": "rotate", "twice": "double touch", "doubletap": "double touch", "doubletouch": "double touch",
    "longpress": "long press", "upward": "up", "upwards": "up", "downward": "down", "downwards": "down",
    "leftward": "left", "leftwards": "left", "rightward": "right", "rightwards": "right",
  ]

  /// Words for a pace, which a gesture gives as a time.
  private static let paces: Set<String> = ["fast", "quick", "quickly", "slow", "slowly"]

  /// The help for a word that is none of a gesture: the word that is meant or that it resembles; `nil` if there is none.
  static func help(for word: String) -> String? {
    if paces.contains(word) { return "say how long it takes, such as `in 150ms`" }
    if let meant = meant[word] { return NearMiss.question(meant) }
    let all =
      [
        Array(verbs.keys), Array(touches.keys), Array(outward.keys), Array(clockwise.keys), Array(tools.keys),
        Array(numbers.keys), Array(GestureDirection.words.keys), prepositions,
      ]
      .joined()
    // Dictionaries have no order, and of two words equally near the first is suggested.
    return NearMiss.help(for: word, among: all.sorted())
  }
}
