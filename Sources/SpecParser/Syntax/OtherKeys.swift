/// Keys of other tools, and plain words, for what a key of the language says. The value is written alike, so it is read as that key's.
extension LanguageContext {
  /// The key that is meant by a word; `nil` if it is none of these words.
  func meant(by word: String) -> String? {
    let meant = otherKeys.first { $0.words.contains(word) }?.key
    return meant.flatMap { key($0)?.name }
  }

  private var otherKeys: [(key: String, words: [String])] {
    switch self {
    case .top:
      [
        ("gspec", ["version"]), ("product", ["name", "title", "app"]),
        ("uses", ["imports", "import", "include", "vocabularies"]),
        ("state", ["variables"]), ("elements", ["views", "nodes"]),
        ("activities", ["activity", "gestures", "gesture", "actions"]),
      ]
    case .element:
      [
        summary, condition, ("children", ["child", "childs", "kids", "elements", "contains", "subviews"]),
        ("zooms", ["zoomable"]), ("state", ["variables"]),
      ]
    case .mechanic: [summary, ("steps", ["sequence"]), ("fingers", ["touches"])]
    case .kind:
      [summary, ("by", ["mechanics", "gestures"]), ("along", ["direction", "directions", "toward"])]
    case .activity:
      [
        summary, condition, ("does", ["kind", "action", "type"]), ("target", ["on", "element", "view"]),
        ("by", ["gesture", "gestures", "mechanic", "mechanics", "trigger"]),
        ("tools", ["tool", "pointer", "pointers"]), ("toward", ["direction", "directions"]),
        ("from", ["edge", "edges"]),
      ]
    case .commit: [("distance", ["threshold"]), ("velocity", ["speed"])]
    case .handOver: [("to", ["activity"]), ("at", ["edge", "end", "side"])]
    case .feedback: [("on-commit", ["commit"]), ("on-cancel", ["cancel"]), ("on-end", ["end"])]
    case .motion, .commitMotion, .endMotion: [("curve", ["easing", "timing"])]
    case .spring: [("damping", ["damping-ratio"])]
    case .resolution:
      [("over", ["than", "instead-of"]), ("for", ["until"]), ("together", ["both", "simultaneous"])]
    case .disable: [("reason", ["because", "why", "comment", "note"]), ("rule", ["id", "name"])]
    case .step:
      [
        ("press", ["down", "touch-down"]), ("lift", ["up", "release", "touch-up"]),
        ("wait", ["hold", "rest", "pause"]), ("move", ["drag", "swipe", "pan", "slide"]),
        ("orbit", ["rotate", "turn", "twist"]), ("move outward", ["spread"]), ("move inward", ["pinch"]),
      ]
    case .press: [("from", ["edge", "edges"])]
    case .move:
      [("toward", ["direction", "directions"]), ("distance", ["dist", "length"]), ("velocity", ["speed"])]
    case .orbit: [("toward", ["direction", "sense"])]
    case .lift, .reverse, .spread: [("velocity", ["speed"])]
    case .edges, .lint, .follow, .axes, .fade, .growth, .rubberBand, .clamp, .progress, .haptic, .wait: []
    }
  }

  private var summary: (key: String, words: [String]) {
    ("summary", ["description", "comment", "note", "doc"])
  }

  private var condition: (key: String, words: [String]) { ("when", ["condition", "guard", "if"]) }
}
