import GestureRuntime
import SpecParser

/// Writes what the adapters ask about activities: who goes together, when one is possible, how else it can be done.
enum EmitActivityFacts {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.doc("What the spec says of an activity, for the recognizer.")
    writer.block("nonisolated struct \(names.prefix)ActivityFacts: Swift.Sendable") { writer in
      writer.line("let activity: \(names.activity)")
      writer.line()
      writer.line("init(_ activity: \(names.activity)) { self.activity = activity }")
      following(&writer, program)
      together(&writer, program)
      possible(&writer, program)
      spoken(&writer, program)
      byHand(&writer, program)
      pressSlop(&writer, program)
      FeedbackTemplate.inside.write(&writer, program)
    }
    writer.line()
    queue(&writer, program)
    EmitProtectedEdges.uikit(&writer, program)
  }

  private static func each(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, _ head: String, _ value: (Int) -> String
  ) {
    writer.block(head) { writer in
      writer.block("switch activity") { writer in
        for (index, name) in program.names.activities.enumerated() {
          writer.line(
            "case .\(name): \(EmitSwitch.value(program.names.activities.count))\(value(index))")
        }
      }
    }
  }

  private static func following(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.line()
    writer.doc("Whether some activity names what is under a finger while it moves.")
    let isAsked = program.machine.activities.contains { !$0.over.isEmpty }
    writer.line("static let namesElements = \(isAsked)")
  }

  private static func together(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    writer.line()
    var others = [[Int]](repeating: [], count: machine.activities.count)
    for pair in machine.together {
      others[pair.first].append(pair.second)
      others[pair.second].append(pair.first)
    }
    writer.doc("The activities that may be recognized beside it.")
    each(&writer, program, "var together: [\(names.activity)]") { index in
      "[" + others[index].sorted().map { ".\(names.activities[$0])" }.joined(separator: ", ") + "]"
    }
  }

  private static func possible(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    let guards = SwiftGuard(machine: machine, names: names, value: "state")
    writer.line()
    writer.doc("Whether its guard holds.")
    each(&writer, program, "func isPossible(in state: \(names.state)) -> Swift.Bool") { index in
      machine.activities[index].condition.map(guards.text) ?? "true"
    }
  }

  private static func spoken(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let machine = program.machine
    writer.line()
    writer.doc("Its name for people, until the app gives it another.")
    each(&writer, program, "var spokenName: Swift.String") { index in
      let words = machine.activities[index].name.map { "-_.".contains($0) ? " " : $0 }
      return SwiftWriter.literal(words.prefix(1).map { $0.uppercased() }.joined() + String(words.dropFirst()))
    }
    writer.line()
    writer.doc("How else the spec says that it can be done; `nil` where it says nothing.")
    each(&writer, program, "var alternative: Swift.String?") { index in
      program.written[index]?.alternative.map { SwiftWriter.literal($0.value) } ?? "nil"
    }
  }

  /// What the outcome of an activity is that no finger did.
  private static func byHand(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.line()
    writer.doc(
      "What an outcome of it has that no finger made: its mechanic, its values, whether it begins and ends.")
    let type = "(mechanic: Swift.Int, values: Swift.UInt8, isContinuous: Swift.Bool)"
    each(&writer, program, "var byHand: \(type)") { index in
      let mechanic = program.names.mechanics[index].first?.mechanic ?? 0
      let values = program.values(of: index).any.rawValue
      return "(\(mechanic), \(values), \(program.isContinuous(index)))"
    }
  }

  /// How far the finger of a long press may go while it shows its progress.
  private static func pressSlop(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.line()
    writer.doc("How far a finger may go and still become its long press, in points.")
    each(&writer, program, "var pressSlop: Swift.Double") { index in
      let steps = program.machine.activities[index].recognizers.flatMap(\.steps)
      let slop = steps.first { $0.kind == .wait }?.slop?.amount
      return slop.map { "\($0)" } ?? ".infinity"
    }
    writer.line()
  }

  private static func queue(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.doc(
      "Keeps gestures until the recognizer is done with the touches, so that a handler may change state at once."
    )
    writer.block("nonisolated struct \(names.prefix)GestureQueue: \(names.handler)") { writer in
      writer.line("var gestures: [\(names.gesture)] = []")
      EmitHandler.handingOn(&writer, program, head: "mutating ", to: "gestures.append")
    }
    writer.line()
  }
}

/// Writes the edges of the screen that `edges: {protect: …}` names.
enum EmitProtectedEdges {
  private static func edges(_ program: SwiftProgram) -> [Side] {
    Side.allCases.filter { program.spec.protectedEdges?.value.contains($0) == true }
  }

  static func uikit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.block("@MainActor extension \(program.names.prefix)GestureRecognizer") { writer in
      writer.doc(
        "The edges where the spec wants its own gestures first and the system's second: what a view controller returns from "
          + "`preferredScreenEdgesDeferringSystemGestures`.")
      let list = edges(program).map { ".\($0.rawValue)" }.joined(separator: ", ")
      writer.line("\(program.access)static var protectedEdges: UIKit.UIRectEdge { [\(list)] }")
    }
    writer.line()
  }

  /// In SwiftUI, left and right are those of the language's direction: the spec's are the screen's.
  static func swiftUI(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let list = edges(program).map { side in
      switch side {
      case .left, .right: ".horizontal"
      case .top: ".top"
      case .bottom: ".bottom"
      }
    }
    writer.line("nonisolated enum \(program.names.prefix)ProtectedEdges {")
    writer.line(
      "  /// Both sides where the spec names one: SwiftUI's change places with the language's direction.")
    let unique = list.enumerated().filter { list.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    writer.line("  static var all: SwiftUI.Edge.Set { [\(unique.joined(separator: ", "))] }")
    writer.line("}")
  }
}
