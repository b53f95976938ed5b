/// Every key of the language by its place, in the order in which it is written.
///
/// A test compares them with the keys that the readers in `Syntax` accept.
enum LanguageKeys {
  static func of(_ context: LanguageContext) -> [LanguageKey] {
    switch context {
    case .top: top
    case .edges:
      [
        LanguageKey(
          "protect", "one or a list of left right leading trailing top bottom",
          "The screen edges where the first swipe is the product's, and only the second the system's.")
      ]
    case .element: element
    case .mechanic: mechanic
    case .kind: kind
    case .activity: activity
    case .commit: commit
    case .handOver: handOver
    case .feedback: feedback
    case .follow: follow
    case .axes: axes
    case .fade: fade
    case .growth: growth
    case .rubberBand: rubberBand
    case .clamp: clamp
    case .progress: progress
    case .motion: motion
    case .commitMotion: commitMotion
    case .endMotion: endMotion
    case .spring: springs
    case .haptic: haptic
    case .resolution: resolution
    case .lint:
      [LanguageKey("disable", "a list", "Findings that are accepted, each with a reason.", .list(.disable))]
    case .disable: disable
    case .step: steps
    case .press, .wait, .move, .reverse, .spread, .orbit, .lift: constraints(context)
    }
  }

  private static let top = [
    LanguageKey("gspec", "1", "The version of the language; required."),
    LanguageKey("product", "a name", "The product's name, which names the generated types; required."),
    LanguageKey("vocabulary", "a name", "The vocabulary's name, in place of `product`."),
    LanguageKey(
      "uses", "one or a list of vocabularies",
      "Bundled vocabularies (`material`, `apple`) and relative paths; the later one wins."),
    LanguageKey(
      "platforms", "one or a list of ios ipados watchos macos tvos android web linux",
      "The platforms that the product is for."),
    LanguageKey(
      "experience", "one or a list of game drawing immersive", "What the product is, where guidance differs."
    ),
    LanguageKey(
      "edges", "{protect: [bottom]}",
      "Screen edges where the first swipe is the product's.", .keys(.edges)),
    LanguageKey("metrics", "quantities by name", "Recognition constants that the product changes.", .names),
    LanguageKey("state", "variables by name", "Variables of the product that guards read.", .names),
    LanguageKey("elements", "elements by name", "The tree of what can be touched.", .named(.element)),
    LanguageKey("mechanics", "mechanics by name", "What fingers do.", .named(.mechanic)),
    LanguageKey("kinds", "kinds by name", "Standard meanings of activities.", .named(.kind)),
    LanguageKey(
      "activities", "activities by name", "What gestures mean: mechanics on elements.", .named(.activity)),
    LanguageKey(
      "resolve", "a list of wait/for, prefer/over, together",
      "Which of two competing activities wins or waits.", .list(.resolution)),
    LanguageKey("lint", "{disable: […]}", "Findings that are accepted.", .keys(.lint)),
  ]

  private static let element = [
    LanguageKey("summary", "text", "What it is for, in a sentence for readers."),
    LanguageKey("scrolls", "horizontal, vertical or any", "The axes along which its content scrolls."),
    LanguageKey("pages", "horizontal, vertical or any", "The axes along which it turns pages."),
    LanguageKey("swipeable", "directions, or true", "The directions in which it can be swiped."),
    LanguageKey("zooms", "true or false", "Whether its content can be made larger."),
    LanguageKey("unbounded", "true or false", "Whether its content has no end."),
    LanguageKey("bounded", "true or false", "Whether its content has an end."),
    LanguageKey("selectable", "true or false", "Whether it can be selected."),
    LanguageKey("3d", "true or false", "Whether it shows 3D content."),
    LanguageKey("menu", "true or false", "Whether it is a menu."),
    LanguageKey("collapsible", "true or false", "Whether it can be collapsed."),
    LanguageKey("drop-target", "true or false", "Whether things can be dropped on it."),
    LanguageKey("text", "editable or selectable", "What can be done with its text."),
    LanguageKey(
      "at", "one or a list of left right leading trailing top bottom",
      "The ends at which its content can stand."),
    LanguageKey(
      "state", "variables by name", "Variables of which each instance has its own value.", .names),
    LanguageKey("when", "a guard", "A condition of every activity on it and below it."),
    LanguageKey("children", "elements by name", "The elements inside it.", .named(.element)),
  ]

  private static let mechanic = [
    LanguageKey("summary", "text", "What it is, in a sentence for readers."),
    LanguageKey("platforms", "one or a list of platforms", "The platforms that have it; by default all."),
    LanguageKey("fingers", "2, or 1..2", "The number of fingers; by default 1."),
    LanguageKey("continuous", "true or false", "Whether it goes on until the lift."),
    LanguageKey(
      "steps", "a list of press, wait, move, reverse, move outward, move inward, orbit, lift",
      "What the fingers do, in order; required.", .list(.step)),
  ]

  private static let kind = [
    LanguageKey("summary", "text", "What it means, in a sentence for readers."),
    LanguageKey("along", "scrolls, pages, swipeable or directions", "The directions of its movements."),
    LanguageKey("by", "one or a list of mechanics", "The mechanics that its source gives for it."),
  ]

  private static let activity = [
    LanguageKey("summary", "text", "What it is for, in a sentence for readers."),
    LanguageKey("does", "a kind, or custom", "What it means; required."),
    LanguageKey("target", "an element", "The element that takes it; required."),
    LanguageKey("by", "one or a list of mechanics", "What fingers do for it; required."),
    LanguageKey(
      "taps", "1..3", "The number up to which its outcomes count touches in a row; no touch waits."),
    LanguageKey(
      "shows-possible", "a time", "The time from the press to an outcome that reports it as possible."),
    LanguageKey("tools", "one or a list of finger pen eraser mouse", "The tools that can perform it."),
    LanguageKey("from", "edges", "The screen edges where the first press must be."),
    LanguageKey("toward", "directions or senses", "The directions of its movements."),
    LanguageKey("when", "a guard", "The condition that must hold at the first press."),
    LanguageKey(
      "begins", "true, false or hand-over",
      "Whether it may only be the first claim of a touch, or only takes a touch over."),
    LanguageKey("after", "one or a list of mechanics", "Mechanics after whose claim it may start."),
    LanguageKey(
      "commit", "{distance: 120pt, velocity: 800pt/s}",
      "The distance and velocity at the lift from which it counts as done.",
      .keys(.commit)),
    LanguageKey(
      "hand-over", "{to: an activity, at: top}", "The activity that takes over where its content ends.",
      .list(.handOver)),
    LanguageKey(
      "over", "elements, traits or any", "The elements that its outcomes name while a finger is over them."),
    LanguageKey("values", "along, from-press", "How its translation is measured."),
    LanguageKey(
      "feedback", "a mapping", "How the interface follows the fingers, and how it goes on.", .keys(.feedback)),
    LanguageKey("latency", "a time", "A latency budget of its own, which a `wait` does not override."),
    LanguageKey("important", "true or false", "Whether it matters more than others."),
    LanguageKey("fallback", "an activity", "The activity that takes over where this one does not exist."),
    LanguageKey("shortcut-for", "text", "The visible control that it is a shortcut for."),
    LanguageKey("alternative", "text", "How else a person can do it."),
  ]

  private static let handOver = [
    LanguageKey("to", "an activity", "The activity that takes over; required."),
    LanguageKey("at", "one or a list of ends", "The ends of the content at which it takes over; required."),
  ]

  /// `name` and `projected` are keys of detents, which stand in a list.
  private static let commit = [
    LanguageKey("name", "a name", "The name of the detent, in a list of detents."),
    LanguageKey("distance", "a length or %", "The movement from which it counts as done."),
    LanguageKey("velocity", "a velocity", "The velocity at the lift from which it counts as done."),
    LanguageKey(
      "projected", "true or false", "Whether the detent is chosen by where a fling would come to rest."),
  ]

  private static let resolution = [
    LanguageKey(
      "wait", "one or a list of activities", "The activity whose claim is held until the other has failed."),
    LanguageKey("for", "one or a list of activities", "The activity that it waits for."),
    LanguageKey("prefer", "one or a list of activities", "The activity that wins if both could claim."),
    LanguageKey("over", "one or a list of activities", "The activities that lose to it."),
    LanguageKey(
      "together", "a list of activities", "Activities that one touch may both perform."),
  ]

  private static let disable = [
    LanguageKey("rule", "a rule", "The rule whose findings are accepted; required."),
    LanguageKey("activity", "an activity", "The activity that it applies to; by default all."),
    LanguageKey("activities", "a list of activities", "The activities that it applies to."),
    LanguageKey("reason", "text", "Why it is accepted; required."),
  ]

  private static let steps = [
    LanguageKey("press", names(of: .press), "A finger goes down.", .keys(.press)),
    LanguageKey("wait", "a time", "The fingers rest.", .keys(.wait)),
    LanguageKey(
      "move", "directions, or constraints", "The fingers move beyond the slop.", .keys(.move)),
    LanguageKey("reverse", "constraints", "The fingers turn back.", .keys(.reverse)),
    LanguageKey("move outward", "constraints", "The fingers move apart.", .keys(.spread)),
    LanguageKey("move inward", "constraints", "The fingers move together.", .keys(.spread)),
    LanguageKey("orbit", "a sense, or constraints", "The fingers turn around each other.", .keys(.orbit)),
    LanguageKey("lift", names(of: .lift), "The fingers go up.", .keys(.lift)),
  ]

  private static func names(of step: LanguageContext) -> String {
    constraints(step).map(\.name).joined(separator: ", ")
  }

  private static let toward = LanguageKey(
    "toward", "directions, outward or inward", "The direction of the movement.")
  private static let distance = LanguageKey("distance", .distance, "How far it goes.")
  private static let within = LanguageKey(
    "within", .duration, "The longest time that it may take.", bias: .most)
  private static let velocity = LanguageKey("velocity", .velocity, "How fast it is.")
  private static let deviation = LanguageKey(
    "deviation", .deviation, "The largest angle between the movement and its direction.", bias: .most,
    greatest: Metric.swipeMaxDeviation.greatest)

  private static let doubling = LanguageKey(
    "doubling", "a length", "The downward distance that doubles the scale.")

  private static func constraints(_ step: LanguageContext) -> [LanguageKey] {
    switch step {
    case .press:
      [
        LanguageKey("from", "edges", "The screen edges where the press must be."),
        LanguageKey("after", .gap, "The time since the last lift."), within,
      ]
    case .wait: [LanguageKey("for", .duration, "How long the fingers rest.", called: "wait")]
    case .move:
      [
        toward, distance, within, deviation, velocity, doubling,
      ]
    case .reverse: [distance, within, deviation, velocity, doubling]
    case .spread:
      [
        LanguageKey("span", .distance, "How far the span changes."),
        distance, within, velocity,
      ]
    case .orbit:
      [
        LanguageKey("toward", "one or a list of clockwise counterclockwise", "The sense of the turn."),
        LanguageKey("angle", .distance, "How far they turn.", isOrbit: true),
        within,
      ]
    case .lift:
      [
        velocity, within,
        LanguageKey("on", "target", "The finger must lift on its target, which it may leave before."),
        LanguageKey("slop", .liftSlop, "How far outside its target it may lift.", bias: .most),
      ]
    default: [velocity, within]
    }
  }
}
