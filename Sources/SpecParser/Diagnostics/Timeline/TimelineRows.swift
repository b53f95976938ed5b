/// Turns beats into rows: what each finger does, and the waits between.
struct TimelineRows {
  private let fingers: [Int]
  private let target: String
  private var places: [Int: FindingWitness.Event] = [:]
  private var down: Set<Int> = []
  private var now: Int64 = 0

  init(_ fingers: [Int], target: String) {
    self.fingers = fingers
    self.target = target
  }

  func rows(_ beats: [WitnessTimeline.Beat]) -> [WitnessTimeline.Row] {
    var walker = self
    return beats.flatMap { walker.take($0) }
  }

  private mutating func take(_ beat: WitnessTimeline.Beat) -> [WitnessTimeline.Row] {
    var rows: [WitnessTimeline.Row] = []
    if !beat.events.isEmpty, beat.start - now >= WitnessTimeline.tellableWait {
      rows.append(.init(time: nil, actions: waiting(beat.start - now)))
    }
    let actions =
      beat.events.isEmpty ? waiting(beat.end - now) : fingers.map { action(of: $0, in: beat) }
    rows.append(.init(time: beat.end, actions: actions, claims: beat.claims))
    for event in beat.events { follow(event) }
    now = beat.end
    return rows
  }

  /// The actions of fingers while nothing happens: fingers that are down hold.
  private func waiting(_ time: Int64) -> [FingerAction] {
    if down.isEmpty { return fingers.enumerated().map { $0.offset == 0 ? .pause(time) : .away } }
    return fingers.map { down.contains($0) ? .hold(time) : .away }
  }

  private func action(of finger: Int, in beat: WitnessTimeline.Beat) -> FingerAction {
    guard let event = beat.events.first(where: { $0.finger == finger }) else {
      return down.contains(finger) ? .stays : .away
    }
    switch event.phase {
    case "down":
      let element = event.element == target ? nil : event.element
      return .down(x: event.x ?? 0, y: event.y ?? 0, element: element)
    case "move": return movement(of: finger, to: event, in: beat)
    case "cancel": return .cancel
    default: return .lift
    }
  }

  private func movement(
    of finger: Int, to event: FindingWitness.Event, in beat: WitnessTimeline.Beat
  ) -> FingerAction {
    let from = places[finger] ?? event
    let isLong = beat.start < beat.end
    return .move(
      dx: (event.x ?? 0) - (from.x ?? 0), dy: (event.y ?? 0) - (from.y ?? 0),
      duration: isLong ? beat.end - (beat.start - now < WitnessTimeline.tellableWait ? now : beat.start) : nil
    )
  }

  private mutating func follow(_ event: FindingWitness.Event) {
    guard let finger = event.finger else { return }
    places[finger] = event
    if event.phase == "down" { down.insert(finger) }
    if event.phase == "up" || event.phase == "cancel" { down.remove(finger) }
  }
}
