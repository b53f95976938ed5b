import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// The inputs of the comparison of generated code with tables: specs, traces for them, and the outcomes of the tables.
struct AgreementInputs {
  /// The seeds of random specs. `make prove` sets a greater number.
  private static let specs =
    0..<(ProcessInfo.processInfo.environment["GSPEC_AGREEMENT_SPECS"].flatMap(UInt64.init) ?? 10)
  /// The seeds of traces for each random spec.
  private static let traces = 0..<25 as Range<UInt64>

  private(set) var products: [GeneratedProgram.Product] = []
  private(set) var requests: [(request: GeneratedProgram.Request, label: String, expected: String)] = []
  /// The number of requests of each kind.
  private(set) var counts: [String: Int] = [:]

  /// Every request for the style `table`, for the style `code`, and for both side by side, which must print nothing.
  var inBothStyles: [(request: GeneratedProgram.Request, label: String, expected: String)] {
    requests.flatMap { request, label, expected in
      let product = GeneratedProgram.Product(prefix: request.prefix, spec: products[0].spec)
      var (code, both) = (request, request)
      code.prefix = product.inCode.prefix
      both.prefix += CompareStyles.suffix
      return [(request, label, expected), (code, label, expected), (both, label, "")]
    }
  }

  /// Adds the cases of every product, and every recording on one element of each product.
  mutating func addProducts() throws {
    let loads = try ProductSpec.all.map { ($0, Self.prefix($0.name), try $0.loaded()) }
    for (product, prefix, loaded) in loads { try addCases(product, prefix, loaded) }
    for (index, recording) in try Self.recordings().enumerated() {
      for (_, prefix, loaded) in loads {
        let elements = loaded.source?.spec.elements ?? []
        let settings = ReplaySettings(target: elements[index % elements.count].path)
        let request = GeneratedProgram.Request(prefix: prefix, trace: recording.trace, settings: settings)
        try add(request, "recording \(recording.name)", loaded.table)
      }
    }
  }

  /// Adds the cases of the specs of behaviours.
  mutating func addBehaviours() throws {
    for (index, behaviour) in ProductSpec.behaviours.enumerated() {
      try addCases(behaviour, "B\(index)", try behaviour.loaded())
    }
  }

  private mutating func addCases(_ product: ProductSpec, _ prefix: String, _ loaded: LoadedTable) throws {
    products.append(.init(prefix: prefix, spec: try #require(loaded.source?.spec)))
    for test in try product.cases(loaded) {
      // A case must pass: otherwise its outcomes are not what the case is about.
      #expect(test.failures.isEmpty, "\(test.test.name.value): \(test.failures)")
      let settings = ReplaySettings(
        target: test.test.target?.value, state: test.test.state.map(\.setting), screen: test.test.screen)
      let request = GeneratedProgram.Request(prefix: prefix, trace: test.trace, settings: settings)
      add(request, "case \(test.test.name.value)", test.outcomes.map(\.json).joined())
    }
  }

  /// Adds the witnesses of every product.
  mutating func addProductWitnesses() async throws {
    let names = ProductSpec.all.map(\.name)
    for spec in try await Self.witnesses(in: ProductSpec.folder, names, status: 0) {
      try addWitnesses(of: spec, Self.prefix(spec.name))
    }
  }

  /// Adds the specs of conflicts that can be compiled, with their witnesses.
  mutating func addConflicts() async throws {
    let specs = try await Self.witnesses(in: "Specs/conflicts/", ConflictSpecsTests.names, status: 1)
    for (index, spec) in specs.enumerated() {
      products.append(.init(prefix: "C\(index)", spec: try #require(spec.loaded.source?.spec)))
      try addWitnesses(of: spec, "C\(index)")
    }
  }

  /// A spec that can be compiled, with the files that show its conflicts.
  private struct WitnessedSpec {
    var name: String
    var loaded: LoadedTable
    var witnesses: [(file: String, text: String)]
  }

  private mutating func addWitnesses(of spec: WitnessedSpec, _ prefix: String) throws {
    for (file, text) in spec.witnesses {
      // With arbitration.
      let request = GeneratedProgram.Request(prefix: prefix, trace: try Self.trace(Array(text.utf8)))
      try add(request, "witness \(file)", spec.loaded.table)
    }
  }

  /// The specs of a folder that can be compiled and have conflicts.
  ///
  /// - Parameter status: the exit status of `gspec lint` for the folder.
  private static func witnesses(
    in parent: String, _ names: [String], status: Int32
  ) async throws -> [WitnessedSpec] {
    let folder = try TemporaryFolder()
    let lint = try await GSpecProcess.shell(
      "cd \"$1\" && exec \"$0\" lint \"$2\" --witness \"$3\" > \"$3.txt\"",
      [PackageFolder.url.path, parent, folder.path + "/out"])
    try #require(lint.status == status && lint.stderr.isEmpty, "\(lint.stderr)")
    return try names.compactMap { name in
      let out = "out/" + parent + name
      let files = folder.names(below: out).filter { $0.hasSuffix(".jsonl") }
      guard !files.isEmpty,
        let loaded = try? LoadTable.load(PackageFolder.path(parent + name + ".gspec.yaml"))
      else { return nil }
      let witnesses = try files.map { (file: $0, text: try folder.text(out + "/" + $0)) }
      return WitnessedSpec(name: name, loaded: loaded, witnesses: witnesses)
    }
  }

  private static func prefix(_ product: String) -> String { "P" + product.capitalized.filter(\.isLetter) }

  /// Adds random specs with random traces.
  mutating func addRandom() throws {
    for seed in Self.specs {
      let builder = randomSpec(seed: seed)
      let spec = builder.checked
      products.append(.init(prefix: "R\(seed)", spec: spec))
      let table = try CompilePipeline.compile(spec).table
      for number in Self.traces {
        let trace = Self.made(randomTrace(seed: seed * 1000 + number, for: builder), spec)
        try add(.init(prefix: "R\(seed)", trace: trace), "random \(number)", table)
      }
    }
  }

  private mutating func add(
    _ request: GeneratedProgram.Request, _ label: String, _ table: Table
  ) throws {
    let replay = try Replay.run(request.trace, names: TableNames(table), settings: request.settings)
    add(request, label, replay.named(by: table).map(\.json).joined())
  }

  private mutating func add(_ request: GeneratedProgram.Request, _ label: String, _ expected: String) {
    requests.append((request, label, expected))
    counts[label.prefix { $0 != " " }.description, default: 0] += 1
  }

  /// The recordings among the examples, and those of real hands if they exist.
  private static func recordings() throws -> [(name: String, trace: Trace)] {
    let own = try ExampleRecording.all.map { example in
      let url = URL(filePath: PackageFolder.path(example.path))
      return (example.file, try trace([UInt8](try Data(contentsOf: url))))
    }
    guard Recording.areThere else { return own }
    return try own + Recording.all.map { ($0.file, try $0.trace(of: $0.converted)) }
  }

  private static func trace(_ bytes: [UInt8]) throws -> Trace {
    var notes = TraceNotes()
    return try ReadTrace.trace(bytes, options: TraceOptions(), notes: &notes)
  }

  /// Random events in the form of a trace that was read from a file.
  static func made(_ events: [InputEvent], _ spec: CheckedSpec) -> Trace {
    var trace = Trace()
    trace.header.screen = Point(x: 400, y: 800)
    var now: Microseconds = 0
    var instances: [Int: UInt64] = [:]
    var frames: [ElementFrame] = []
    for event in events {
      switch event {
      case .instance(let instance, let element): instances[element] = instance
      case .sample(let sample):
        // A trace cannot have values that are not finite.
        guard sample.location.x.isFinite, sample.location.y.isFinite else { continue }
        now = max(now, sample.time)
        var touch = TraceTouch(
          time: sample.time, phase: sample.phase, finger: sample.finger, location: sample.location,
          size: sample.size)
        touch.element = sample.element.map { $0 == .nothing ? "" : keyed($0.index, instances, spec) }
        touch.tool = sample.tool
        if sample.phase == .down {
          touch.frames = frames
          frames = []
        }
        if sample.phase == .down || sample.element != nil { instances = [:] }
        trace.events.append(TraceEvent(.touch(touch)))
      case .advance(let time):
        now = max(now, time)
        trace.events.append(TraceEvent(.tick(time)))
      case .set(let slot, let value):
        let state = spec.states[slot]
        let written: StateValue =
          switch state.type {
          case .bool: .bool(value == 1)
          case .enumeration(let words): .word(words[Int(value)].value)
          case .number: StateValue(value)
          }
        trace.events.append(TraceEvent(.set(now, [StateSetting(name: state.name.value, value: written)])))
      case .content(let stand, let element, let instance):
        let path = keyed(element, instance == 0 ? [:] : [element: instance], spec)
        trace.events.append(TraceEvent(.at(now, [ContentSetting(element: path, stand: WrittenStand(stand))])))
      case .frame(let frame, let element):
        frames.append(ElementFrame(element: keyed(element, [:], spec), frame: frame))
      case .reset: break
      }
    }
    return trace
  }
}

/// The path of an element. The instances of the element and of its ancestors become keys.
private func keyed(_ element: Int, _ instances: [Int: UInt64], _ spec: CheckedSpec) -> String {
  let outer = spec.elements[element].parent.map { keyed($0, instances, spec) + "/" } ?? ""
  return outer + spec.elements[element].name.value + (instances[element].map { "[\($0)]" } ?? "")
}

extension TemporaryFolder {
  /// The sorted names in a folder inside this one; none if the folder does not exist.
  fileprivate func names(below folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }
}

extension WrittenStand {
  /// The finite distances, with the sides of the screen.
  fileprivate init(_ stand: ContentStand) {
    self.init()
    for (end, room) in [
      (SideWord.left, stand.left), (.right, stand.right), (.top, stand.top), (.bottom, stand.bottom),
    ] where room.isFinite { set(end, to: room) }
  }
}
