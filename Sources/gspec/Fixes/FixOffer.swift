import SpecParser

/// A finding with fixes, and its id in reports.
struct FixOffer: Sendable {
  /// The index of the spec in the report.
  var spec: Int
  var placed: PlacedFinding

  var finding: Finding { placed.finding }
  /// The fingerprint: 16 hexadecimal digits.
  var id: String { placed.fingerprint }

  /// Every finding with fixes, in the order of the report.
  static func all(in report: LintReport) -> [FixOffer] {
    report.numbered.filter { !$0.placed.finding.fixes.isEmpty }.map { FixOffer(spec: $0, placed: $1) }
  }

  /// The fixes that could be applied, as text for people.
  static func list(_ offers: [FixOffer]) -> String {
    offers.map { offer in
      let kind = "\(offer.finding.severity.rawValue)[\(offer.finding.rule)]"
      return "\(offer.placed.id) \(offer.placed.place.text): \(kind): \(offer.finding.message)\n"
        + offer.finding.fixes.map { "    \($0.line)\n" }.joined()
    }.joined(separator: "\n")
  }
}

/// A fix that the user has chosen: `NAME`, or `ID=NAME` if several findings offer it.
struct FixChoice: Sendable {
  var offer: FixOffer
  var fix: Fix

  /// The fewest digits of an id. Fewer could match a finding by accident.
  private static let leastDigits = 4

  /// - Throws: if no finding offers the fix, or several offer different changes with its name.
  init(_ text: String, among offers: [FixOffer]) throws(CommandFailure) {
    var fitting = offers
    var name = text
    if let sign = text.firstIndex(of: "=") {
      fitting = try Self.offers(withID: String(text[..<sign]), among: offers)
      name = String(text[text.index(after: sign)...])
    }
    let offering = fitting.filter { offer in offer.finding.fixes.contains { $0.name == name } }
    guard let offer = offering.first, let fix = offer.finding.fixes.first(where: { $0.name == name }) else {
      throw Self.unknown(name, among: fitting)
    }
    // If all findings offer the same change of one spec, no id is needed.
    let changes = offering.flatMap { $0.finding.fixes.filter { $0.name == name }.map(\.change) }
    guard Set(changes).count == 1, Set(offering.map(\.spec)).count == 1 else {
      let ids = offering.prefix(10).map(\.placed.id).joined(separator: ", ")
      throw CommandFailure(
        "`\(name)` is offered for \(offering.count) findings: \(ids)",
        help: "name the finding, too: `--fix-with \(offer.placed.id)=\(name)`")
    }
    self.offer = offer
    self.fix = fix
  }

  private static func offers(
    withID id: String, among offers: [FixOffer]
  ) throws(CommandFailure) -> [FixOffer] {
    guard id.count >= leastDigits else {
      throw CommandFailure(
        "`\(id)` is too short for a finding's id", help: "give at least \(leastDigits) digits of it")
    }
    let fitting = offers.filter { $0.id.hasPrefix(id.lowercased()) }
    guard !fitting.isEmpty else {
      throw CommandFailure(
        "no finding with a fix has the id `\(id)`",
        help: "`gspec lint --fix PATH` lists the ids and the fixes")
    }
    guard fitting.count == 1 else {
      throw CommandFailure(
        "`\(id)` begins the ids of \(fitting.count) findings", help: "give more digits of it")
    }
    return fitting
  }

  private static func unknown(_ name: String, among offers: [FixOffer]) -> CommandFailure {
    let names = offers.flatMap { $0.finding.fixes.map(\.name) }
    return CommandFailure(
      "no finding offers the fix `\(name)`",
      help: NearMiss.help(for: name, among: names, or: "`gspec lint --fix PATH` lists the fixes"))
  }
}
