/// The rules that a text must meet to become a `CheckedSpec`; each reports errors.
///
/// Examples are whole top-level sections, so that a test can put them into a spec and check that the rule reports them.
package enum SyntaxRules {
  /// Every rule, in the order of the stages that report them.
  package static let all: [RuleInfo] =
    ofText + [
      version, unknownKey, duplicateKey, missingKey, type, unit, range,
      contradiction, direction, guardText, invalidName, undeclared, ambiguous, duplicateName, missingImport,
      importCycle, sequence,
    ]

  /// The rules of the stage that reads a text as a tree.
  package static let ofText = [encoding, limit, yaml, quoting, alias]

  // MARK: Text

  static let encoding = RuleInfo(
    "input/encoding", "the text is not UTF-8, or has characters that YAML does not allow",
    because: "Specs are UTF-8 text; positions in findings count its characters.",
    example: "a file that an editor saved as UTF-16",
    corrected: "the same file, saved as UTF-8"
  )

  static let limit = RuleInfo(
    "input/limit", "the file is larger, deeper or more repetitive than a spec can be",
    because: "Bounds on size, nesting and aliases keep a file from using all memory.",
    example: "a list nested more than a hundred levels deep",
    corrected: "a list of names"
  )

  static let yaml = RuleInfo(
    "syntax/yaml", "the text is not well-formed YAML, or not one document with a mapping at the top",
    because: "A line that is not YAML is not read, and what it declares is missing.",
    example: "platforms: [ios, ipados",
    corrected: "platforms: [ios, ipados]"
  )

  static let quoting = RuleInfo(
    "syntax/quoting", "a value needs quotes, because YAML gives one of its characters a meaning",
    because: "Inside braces an unquoted comma ends the value, and what follows it becomes a key.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, when: mode in (calm, busy)}
        ✓ open: {does: custom, target: list, by: tap, when: "mode in (calm, busy)"}
      """)

  static let alias = RuleInfo(
    "syntax/alias", "an alias without an anchor, a merge key or a tag",
    because: "Anchors and aliases may stand for whole values. Merge keys and tags are not read.",
    example: """
      ✗ platforms: *mobile
      ✓ platforms: [ios, ipados]
      """)

  // MARK: Form

  package static let version = RuleInfo(
    "syntax/version", "the language version is missing or unknown",
    because: "The version decides how the rest is read.",
    example: "gspec: 2",
    corrected: "gspec: 1"
  )

  static let unknownKey = RuleInfo(
    "syntax/unknown-key", "a key that has no meaning at this place",
    because: "A misspelt key would otherwise have no effect.",
    example: """
      elements:
        ✗ list: {scroll: vertical}
        ✓ list: {scrolls: vertical}
      """)

  static let duplicateKey = RuleInfo(
    "syntax/duplicate-key", "a key that appears twice in one mapping",
    because: "One of the two values would have no effect.",
    example: """
      ✗ platforms: [ios]
      ✗ platforms: [ipados]
      ✓ platforms: [ios, ipados]
      """)

  package static let missingKey = RuleInfo(
    "syntax/missing-key", "a key that must be there is not",
    because: "The declaration is incomplete without it.",
    example: """
      activities:
        ✗ open: {does: custom, target: list}
        ✓ open: {does: custom, target: list, by: tap}
      """)

  package static let type = RuleInfo(
    "syntax/type", "a value of the wrong type",
    because: "A list, a mapping, a word and a number mean different things.",
    example: """
      elements:
        ✗ list: {selectable: yes}
        ✓ list: {selectable: true}
      """)

  package static let unit = RuleInfo(
    "syntax/unit", "a quantity without a unit, or with one that measures something else",
    because: "A bare 450 could be milliseconds or points.",
    example: """
      metrics:
        ✗ long-press-timeout: 450
        ✓ long-press-timeout: 450ms
      """)

  package static let range = RuleInfo(
    "syntax/range", "a value outside what is possible, or a range whose ends are the wrong way round",
    because: "No measured value can lie in such a range.",
    example: """
      state:
        ✗ zoom: 8.0..1.0
        ✓ zoom: 1.0..8.0
      """)

  package static let contradiction = RuleInfo(
    "syntax/contradiction", "two keys of one mapping that cannot both hold",
    because: "One of them would have no effect.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, feedback: {on-cancel: {curve: ease, spring: {damping: 0.7}}}}
        ✓ open: {does: custom, target: list, by: tap, feedback: {on-cancel: {spring: {damping: 0.7}}}}
      """)

  static let direction = RuleInfo(
    "syntax/direction", "a word that is no direction, sense, edge, axis or side",
    because:
      "Directions are words (left, horizontal, any) or ranges of angles (30deg..60deg), senses are words "
      + "(outward, clockwise) for moves that have them.",
    example: """
      elements:
        ✗ list: {swipeable: west}
        ✓ list: {swipeable: left}
      """)

  static let guardText = RuleInfo(
    "syntax/guard", "a guard that cannot be read, or compares what cannot be compared",
    because: "A guard decides when an activity exists, so it must be exact.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, when: mode == 3}
        ✓ open: {does: custom, target: list, by: tap, when: mode == busy}
      """)

  // MARK: Names

  static let invalidName = RuleInfo(
    "name/invalid", "a name with characters that names cannot have",
    because: "Element paths, guards and generated code contain names.",
    example: """
      elements:
        ✗ list: {children: {mail/row: {}}}
        ✓ list: {children: {mail-row: {}}}
      """)

  package static let undeclared = RuleInfo(
    "name/undeclared", "a name that nothing declares",
    because: "It is usually a misspelling, or a vocabulary that is not used.",
    example: """
      activities:
        ✗ open: {does: custom, target: lsit, by: tap}
        ✓ open: {does: custom, target: list, by: tap}
      """)

  static let ambiguous = RuleInfo(
    "name/ambiguous", "a short element name that several elements have",
    because: "Write the full path.",
    example: """
      elements:
        inbox: {children: {row: {}}}
        outbox: {children: {row: {}}}
      activities:
        ✗ open: {does: custom, target: row, by: tap}
        ✓ open: {does: custom, target: inbox/row, by: tap}
      """)

  package static let duplicateName = RuleInfo(
    "name/duplicate", "a list that names the same thing twice",
    because: "The second has no effect.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: [tap, tap]}
        ✓ open: {does: custom, target: list, by: [tap, hold]}
      """)

  // MARK: Imports

  package static let missingImport = RuleInfo(
    "import/missing", "a vocabulary that cannot be found or read",
    because: "Its mechanics, kinds and metrics are missing from the spec.",
    example: "uses: [materiel]",
    corrected: "uses: [material]"
  )

  static let importCycle = RuleInfo(
    "import/cycle", "vocabularies that use each other in a circle",
    because: "A later vocabulary overrides an earlier one; in a circle no vocabulary is later.",
    example: "uses: [circular]",
    corrected: "uses: [material]"
  )

  // MARK: Mechanics

  static let sequence = RuleInfo(
    "mechanic/sequence", "a sequence of steps that fingers cannot perform",
    because: "A finger can only move, rest or lift while it is down, and only go down while it is up.",
    example: """
      mechanics:
        tap: {steps: [press, lift]}
        ✗ hold: {steps: [wait, press]}
        ✓ hold: {steps: [press, wait]}
      """)
}
