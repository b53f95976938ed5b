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
          "protect", .words(of: SideWord.self),
          "The screen edges where the first swipe is the product's, and only the second the system's.",
          isRequired: true)
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
      [
        LanguageKey(
          "disable", .keys("a list"), "Findings that are accepted, each with a reason.", mayBeEmpty: true,
          .list(.disable))
      ]
    case .disable: disable
    case .step: steps
    case .press, .wait, .move, .reverse, .spread, .orbit, .lift: constraints(context)
    }
  }

  private static let top = [
    LanguageKey("gspec", .version, "The version of the language.", isRequired: true),
    LanguageKey(
      "product", .name("a name"), "The product's name, which names the generated types.", isRequired: true),
    LanguageKey("vocabulary", .name("a name"), "The vocabulary's name, in place of `product`."),
    LanguageKey(
      "uses", .names("vocabularies"),
      "Bundled vocabularies (`material`, `apple`) and relative paths; the later one wins.", mayBeEmpty: true),
    LanguageKey(
      "platforms", .words(of: Platform.self),
      "The platforms that the product is for."),
    LanguageKey(
      "experience", .words(of: Experience.self), "What the product is, where guidance differs."
    ),
    LanguageKey(
      "edges", .keys("{protect: [bottom]}"),
      "Screen edges where the first swipe is the product's.", .keys(.edges)),
    LanguageKey(
      "metrics", .keys("quantities by name"), "Recognition constants that the product changes.", .names),
    LanguageKey("state", .keys("variables by name"), "Variables of the product that guards read.", .names),
    LanguageKey("elements", .keys("elements by name"), "The tree of what can be touched.", .named(.element)),
    LanguageKey("mechanics", .keys("mechanics by name"), "What fingers do.", .named(.mechanic)),
    LanguageKey("kinds", .keys("kinds by name"), "Standard meanings of activities.", .named(.kind)),
    LanguageKey(
      "activities", .keys("activities by name"), "What gestures mean: mechanics on elements.",
      .named(.activity)),
    LanguageKey(
      "resolve", .keys("a list of wait/for, prefer/over, together"),
      "Which of two competing activities wins or waits.", mayBeEmpty: true, .list(.resolution)),
    LanguageKey(
      "lint", .keys("{disable: […]}"), "Findings that are accepted.", mayBeEmpty: true, .keys(.lint)),
  ]

  private static let scrollAxes = ["horizontal", "vertical", "any", "both"]
  /// The words for senses of spreads and orbits.
  static let senses = SpreadSense.allCases.map(\.rawValue) + OrbitSense.allCases.map(\.rawValue)

  /// The words of `text`.
  static let textWords = ["editable", "selectable"]

  private static let element = [
    LanguageKey("summary", .text, "What it is for, in a sentence for readers."),
    LanguageKey(
      "scrolls", .someOf(scrollAxes, called: "horizontal, vertical or any"),
      "The axes along which its content scrolls."),
    LanguageKey(
      "pages", .someOf(scrollAxes, called: "horizontal, vertical or any"),
      "The axes along which it turns pages."),
    LanguageKey("swipeable", .directionsOrBool, "The directions in which it can be swiped."),
    LanguageKey("zooms", .bool, "Whether its content can be made larger."),
    LanguageKey("unbounded", .bool, "Whether its content has no end."),
    LanguageKey("bounded", .bool, "Whether its content has an end."),
    LanguageKey("selectable", .bool, "Whether it can be selected."),
    LanguageKey("3d", .bool, "Whether it shows 3D content."),
    LanguageKey("menu", .bool, "Whether it is a menu."),
    LanguageKey("collapsible", .bool, "Whether it can be collapsed."),
    LanguageKey("drop-target", .bool, "Whether things can be dropped on it."),
    LanguageKey("text", .oneOf(textWords), "What can be done with its text."),
    LanguageKey(
      "at", .words(of: SideWord.self),
      "The ends at which its content can stand."),
    LanguageKey(
      "state", .keys("variables by name"), "Variables of which each instance has its own value.", .names),
    LanguageKey("when", .guard, "A condition of every activity on it and below it."),
    LanguageKey("children", .keys("elements by name"), "The elements inside it.", .named(.element)),
  ]

  private static let mechanic = [
    LanguageKey("summary", .text, "What it is, in a sentence for readers."),
    LanguageKey(
      "platforms", .words(of: Platform.self, called: "one or a list of platforms"),
      "The platforms that have it; by default all."),
    LanguageKey("fingers", .fingers, "The number of fingers; by default 1."),
    LanguageKey("continuous", .bool, "Whether it goes on until the lift."),
    LanguageKey(
      "steps", .keys("a list of press, wait, move, reverse, move outward, move inward, orbit, lift"),
      "What the fingers do, in order.", isRequired: true, .list(.step)),
  ]

  private static let kind = [
    LanguageKey("summary", .text, "What it means, in a sentence for readers."),
    LanguageKey(
      "along", .directions(orAny: DirectionTrait.self, called: "scrolls, pages, swipeable or directions"),
      "The directions of its movements."),
    LanguageKey("by", .names("mechanics"), "The mechanics that its source gives for it.", mayBeEmpty: true),
  ]

  private static let activity = [
    LanguageKey("summary", .text, "What it is for, in a sentence for readers."),
    LanguageKey("does", .name("a kind, or custom"), "What it means.", isRequired: true),
    LanguageKey("target", .name("an element"), "The element that takes it.", isRequired: true),
    LanguageKey("by", .names("mechanics"), "What fingers do for it.", isRequired: true),
    LanguageKey(
      "taps", .taps, "The number up to which its outcomes count touches in a row; no touch waits."),
    LanguageKey(
      "shows-possible", .quantity([.time]),
      "The time from the press to an outcome that reports it as possible."),
    LanguageKey("tools", .someOf(Tool.named.map(\.rawValue)), "The tools that can perform it."),
    LanguageKey(
      "from", .someOf(SideWord.edges, called: "edges"),
      "The screen edges where the first press must be."),
    LanguageKey(
      "toward", .directions(or: senses, called: "directions or senses"), "The directions of its movements."),
    LanguageKey("when", .guard, "The condition that must hold at the first press."),
    LanguageKey(
      "begins", .boolOr("hand-over"),
      "Whether it may only be the first claim of a touch, or only takes a touch over."),
    LanguageKey("after", .names("mechanics"), "Mechanics after whose claim it may start."),
    LanguageKey(
      "commit", .keys("{distance: 120pt, velocity: 800pt/s}"),
      "The distance and velocity at the lift from which it counts as done.",
      .keys(.commit)),
    LanguageKey(
      "hand-over", .keys("{to: an activity, at: top}"),
      "The activity that takes over where its content ends.",
      .list(.handOver)),
    LanguageKey(
      "over", .elementsOrTraits, "The elements that its outcomes name while a finger is over them."),
    LanguageKey("values", .words(of: ValueWord.self), "How its translation is measured."),
    LanguageKey(
      "feedback", .keys("a mapping"), "How the interface follows the fingers, and how it goes on.",
      .keys(.feedback)),
    LanguageKey(
      "latency", .quantity([.time]), "A latency budget of its own, which a `wait` does not override."),
    LanguageKey("important", .bool, "Whether it matters more than others."),
    LanguageKey(
      "fallback", .name("an activity"), "The activity that takes over where this one does not exist."),
    LanguageKey("shortcut-for", .text, "The visible control that it is a shortcut for."),
    LanguageKey("alternative", .text, "How else a person can do it."),
  ]

  private static let handOver = [
    LanguageKey("to", .name("an activity"), "The activity that takes over.", isRequired: true),
    LanguageKey(
      "at", .words(of: HandOverWord.self, called: "one or a list of ends"),
      "The ends of the content at which it takes over.", isRequired: true),
  ]

  /// `name` and `projected` are keys of detents, which stand in a list.
  private static let commit = [
    LanguageKey("name", .name("a name"), "The name of the detent, in a list of detents."),
    LanguageKey("distance", .quantity([.length, .proportion]), "The movement from which it counts as done."),
    LanguageKey("velocity", .quantity([.velocity]), "The velocity at the lift from which it counts as done."),
    LanguageKey(
      "projected", .bool, "Whether the detent is chosen by where a fling would come to rest."),
  ]

  private static let resolution = [
    LanguageKey(
      "wait", .names("activities"), "The activity whose claim is held until the other has failed."),
    LanguageKey("for", .names("activities"), "The activity that it waits for."),
    LanguageKey("prefer", .names("activities"), "The activity that wins if both could claim."),
    LanguageKey("over", .names("activities"), "The activities that lose to it."),
    LanguageKey(
      "together", .nameList("activities"), "Activities that one touch may both perform."),
  ]

  private static let disable = [
    LanguageKey("rule", .name("a rule"), "The rule whose findings are accepted.", isRequired: true),
    LanguageKey("activity", .names("activities"), "The activity that it applies to; by default all."),
    LanguageKey("activities", .names("activities"), "The activities that it applies to."),
    LanguageKey("reason", .text, "Why it is accepted.", isRequired: true),
  ]

  private static let steps = [
    LanguageKey("press", .keys(names(of: .press)), "A finger goes down.", .keys(.press)),
    LanguageKey("wait", .quantity([.time]), "The fingers rest.", .keys(.wait)),
    LanguageKey(
      "move", .directions(orAny: SpreadSense.self, called: "directions, or constraints"),
      "The fingers move beyond the slop.", .keys(.move)),
    LanguageKey("reverse", .keys("constraints"), "The fingers turn back.", .keys(.reverse)),
    LanguageKey("move outward", .keys("constraints"), "The fingers move apart.", .keys(.spread)),
    LanguageKey("move inward", .keys("constraints"), "The fingers move together.", .keys(.spread)),
    LanguageKey(
      "orbit", .words(of: OrbitSense.self, called: "a sense, or constraints"),
      "The fingers turn around each other.", .keys(.orbit)),
    LanguageKey("lift", .keys(names(of: .lift)), "The fingers go up.", .keys(.lift)),
  ]

  private static func names(of step: LanguageContext) -> String {
    constraints(step).map(\.name).joined(separator: ", ")
  }

  private static let toward = LanguageKey(
    "toward", .directions(orAny: SpreadSense.self, called: "directions, outward or inward"),
    "The direction of the movement.")
  private static let distance = LanguageKey("distance", .distance, "How far it goes.")
  private static let within = LanguageKey(
    "within", .duration, "The longest time that it may take.", bias: .most)
  private static let velocity = LanguageKey("velocity", .velocity, "How fast it is.")
  private static let deviation = LanguageKey(
    "deviation", .deviation, "The largest angle between the movement and its direction.", bias: .most,
    greatest: Metric.swipeMaxDeviation.greatest)

  private static let doubling = LanguageKey(
    "doubling", .quantity([.length]), "The downward distance that doubles the scale.")

  private static func constraints(_ step: LanguageContext) -> [LanguageKey] {
    switch step {
    case .press:
      [
        LanguageKey(
          "from", .someOf(SideWord.edges, called: "edges"),
          "The screen edges where the press must be."),
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
        LanguageKey("toward", .words(of: OrbitSense.self), "The sense of the turn."),
        LanguageKey("angle", .distance, "How far they turn.", isOrbit: true),
        within,
      ]
    case .lift:
      [
        velocity, within,
        LanguageKey(
          "on", .oneOf(["target"]), "The finger must lift on its target, which it may leave before."),
        LanguageKey("slop", .liftSlop, "How far outside its target it may lift.", bias: .most),
      ]
    default: [velocity, within]
    }
  }
}
