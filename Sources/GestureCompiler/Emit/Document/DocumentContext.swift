import SpecParser

/// The context of every page: the spec, its machine, and addresses.
struct DocumentContext: Sendable {
  let input: DocumentInput
  let machine: Machine
  /// Findings with their indices, most severe first.
  let findings: [(number: Int, finding: Finding)]
  /// The places in `findings` of those about each activity.
  private let places: [String: [Int]]

  init(_ input: DocumentInput) {
    self.input = input
    machine = CompilePipeline.lower(input.spec)
    let findings = input.order.map { (number: $0, finding: input.findings[$0]) }
    self.findings = findings
    places = findings.indices.reduce(into: [:]) { places, place in
      for name in Set(findings[place].finding.activities) { places[name, default: []].append(place) }
    }
  }

  /// The findings about an activity, most severe first.
  func findings(about activity: String) -> [(number: Int, finding: Finding)] {
    places[activity, default: []].map { findings[$0] }
  }

  var spec: CheckedSpec { input.spec }
  var guards: GuardWords { GuardWords(spec.states) }

  // MARK: Addresses

  static let index = "index.html"
  static let styleSheet = "style.css"
  static let activityPrefix = "activity-"

  static func file(ofActivity name: String) -> String { activityPrefix + Slug.of(name) + ".html" }

  func address(ofFinding number: Int) -> String { "\(Self.index)#\(Self.anchor(ofFinding: number))" }
  static func anchor(ofFinding number: Int) -> String { "finding-\(number + 1)" }
  static func anchor(ofElement path: String) -> String { "element-" + Slug.of(path) }
  static func address(ofElement path: String) -> String { "\(index)#\(anchor(ofElement: path))" }

  // MARK: Activities

  /// The activity in the machine.
  func machineActivity(_ number: Int) -> (index: Int, activity: MachineActivity)? {
    let name = spec.activities[number].name.value
    return machine.activities.firstIndex { $0.name == name }.map { ($0, machine.activities[$0]) }
  }

  /// The figures of a mechanic as an activity binds it: one, or two if it is mirrored in a layout from right to left.
  func figures(_ mechanic: Int, of activity: Int) -> [MechanicFigure] {
    let fingers = spec.mechanics[mechanic].fingers
    let steps = CompilePipeline.elaborate(mechanic, for: activity, in: spec).steps
    let sentence = FigureWords.sentence(fingers: fingers, steps: steps)
    let plain = FingerFigure(fingers: fingers, steps: steps, metrics: spec.metrics)
    guard steps.contains(where: \.followsReading) else {
      return [MechanicFigure(figure: plain, sentence: sentence)]
    }
    let other = spec.laidOut(spec.layout.other)
    let turned = CompilePipeline.elaborate(mechanic, for: activity, in: other).steps
    return [
      MechanicFigure(figure: plain, sentence: sentence),
      MechanicFigure(
        figure: FingerFigure(fingers: fingers, steps: turned, metrics: spec.metrics), sentence: sentence,
        layout: spec.layout.other),
    ]
  }

  /// The summary of an activity or of its kind, else a general sentence.
  func meaning(of activity: Activity) -> String {
    let kind = spec.kinds.first { $0.name.value == activity.does.value }
    return activity.summary?.value ?? kind?.summary ?? "An activity of this product alone."
  }

  /// The threshold of a commit: `far enough (120 pt) or fast enough (800 pt/s)`; `nil` without a threshold. Names are in backticks.
  static func commit(_ activity: Activity) -> String? {
    guard let commit = activity.commit else { return nil }
    if !commit.detents.isEmpty {
      return commit.detents.map(detent).joined(separator: ", or ")
    }
    let distance = commit.distance.map {
      "far enough (\(DocumentWords.amount($0.value.amount, $0.value.dimension)))"
    }
    let velocity = commit.velocity.map { "fast enough (\(DocumentWords.amount($0.value, .velocity)))" }
    let parts = [distance, velocity].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " or ")
  }

  /// A detent in words: ``` `reveal` at 72 pt```, ``` `delete` where it would come to rest at 60 % or further```.
  private static func detent(_ detent: Detent) -> String {
    let amount = DocumentWords.amount(detent.distance.value.amount, detent.distance.value.dimension)
    return "`\(detent.name.value)`"
      + (detent.isProjected ? " where it would come to rest at \(amount) or further" : " at \(amount)")
  }

  func latencies(of activity: String) -> [LatencyRow] {
    input.latency.rows.filter { $0.activity == activity }
  }

  /// A source location in words: `mail.gspec.yaml, line 14`; `nil` if it is in no file.
  func place(_ span: SourceSpan?) -> String? {
    guard let span, let source = input.sources[span.file] else { return nil }
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return "\(name), line \(source.position(at: span.start).line)"
  }
}
