/// The standard gestures of Apple's platforms, from the tables of its guidelines' pages on gestures.
package enum AppleGesture: String, Sendable, Hashable, CaseIterable {
  case tap
  case doubleTap = "double tap"
  case longPress = "long press"
  case pan
  case swipe
  /// A quick pan; on the older page only.
  case flick
  case edgeSwipe = "edge swipe"
  case pinch
  case rotation
  case threeFingerSwipe = "three-finger swipe"
  case fourFingerSwipe = "four-finger swipe"
  case threeFingerPinch = "three-finger pinch"
  /// Four fingers that move together; on the older page only.
  case fourFingerPinch = "four-finger pinch"

  /// The name in findings: `a tap`, `an edge swipe`.
  package var text: String {
    (self == .edgeSwipe ? "an " : "a ") + rawValue
  }

  /// The platforms that have the gesture, never macOS or tvOS. A flick is on the platforms of a pan.
  package var platforms: Set<Platform> {
    switch self {
    case .tap, .longPress, .pan, .swipe, .flick, .edgeSwipe: [.ios, .ipados, .watchos]
    case .doubleTap, .pinch, .rotation, .threeFingerSwipe, .threeFingerPinch: [.ios, .ipados]
    case .fourFingerSwipe, .fourFingerPinch: [.ipados]
    }
  }

  /// The kinds of both bundled vocabularies that are standard actions of the gesture. A tap triggers a control, which may do anything. A
  /// pan tracks what a swipe does at once, so it has the actions of both.
  package var actions: Set<String> {
    switch self {
    case .tap: ["activate", "select", "select-more", "cancel", "lights-out"]
    case .doubleTap: ["zoom-toggle", "zoom-in", "zoom-out", "zoom-in-to-fit"]
    case .longPress: ["edit-menu", "reveal-actions", "select", "select-more"]
    case .pan:
      ["move-element", "pick-up-and-move", "scroll", "pan", "dismiss", "reveal-actions", "navigate-back"]
    case .swipe: ["scroll", "dismiss", "reveal-actions", "navigate-back"]
    case .flick: ["scroll", "pan"]
    case .edgeSwipe:
      [
        "navigate-back", "reveal-actions", "edge-swipe", "dismiss", "cancel", "menu-open", "paging-swipe",
        "lights-out",
      ]
    case .pinch: ["magnify", "zoom-in", "zoom-out"]
    case .rotation: ["rotate"]
    case .threeFingerSwipe: ["undo", "redo"]
    case .fourFingerSwipe: ["switch-app"]
    case .threeFingerPinch: ["copy", "paste"]
    case .fourFingerPinch: ["go-home"]
    }
  }

  /// The meaning in words, as in the guidelines' tables.
  package var meaning: String {
    switch self {
    case .tap: "sets off a control or selects an item"
    case .doubleTap: "zooms in, or out again"
    case .longPress: "reveals additional controls or functionality"
    case .pan: "moves an element"
    case .swipe: "reveals actions, dismisses or scrolls"
    case .flick: "scrolls or pans quickly"
    case .edgeSwipe: "navigates or reveals controls"
    case .pinch: "zooms"
    case .rotation: "rotates"
    case .threeFingerSwipe: "undoes and redoes"
    case .fourFingerSwipe: "switches between apps"
    case .threeFingerPinch: "copies and pastes"
    case .fourFingerPinch: "goes to the Home Screen"
    }
  }

  /// Whether it is a movement of one finger: a pan, a swipe or a flick.
  var isMovement: Bool { self == .pan || self == .swipe || self == .flick }

  /// Whether the guidelines allow the gesture for any action of the touched element, so also for an action of the product's own.
  var isOpen: Bool { self == .tap || self == .longPress || self == .pan || self == .edgeSwipe }

  /// Whether it takes three or four fingers. The system reserves these gestures.
  var isSystemwide: Bool {
    switch self {
    case .threeFingerSwipe, .fourFingerSwipe, .threeFingerPinch, .fourFingerPinch: true
    default: false
    }
  }
}
