import Testing

@testable import GestureCompiler

/// Everything that a shape consists of is in the cache. Without one property, pairs with different decisions would share an entry.
@Suite struct CodedShapeTests {
  /// Counts the values that are coded. A list counts as one more.
  private struct Counter: CacheCoder {
    var count = 0

    mutating func code(_ number: inout Int64) { count += 1 }
    mutating func code(byte: inout UInt8) { count += 1 }

    mutating func code<Item: CodedForCache>(_ items: inout [Item]) {
      count += 1
      for index in items.indices { items[index].code(&self) }
    }

    mutating func check(_ isAllowed: Bool) {}
  }

  /// The number of values of which a value consists, counted in the same way.
  private func parts(of value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    let inside = mirror.children.reduce(0) { $0 + parts(of: $1.value) }
    return mirror.displayStyle == .collection ? 1 + inside : max(1, inside)
  }

  @Test func everyPropertyIsCoded() {
    var contact = ContactShape()
    contact.steps = [StepShape(), StepShape()]
    let values: [any CodedForCache] = [
      Delay(), Extent(), AngleSet(), StepShapeKind(), StepShape(), contact, HandLimits(),
      RecognizerShape(fingers: 1...2, contacts: [contact, contact], claimStep: 0, isContinuous: false),
    ]
    for var value in values {
      var counter = Counter()
      value.code(&counter)
      #expect(counter.count == parts(of: value), "\(type(of: value))")
    }
  }

  @Test func propertiesComeBackInTheirPlaces() {
    var step = StepShape(kind: .orbit, time: Delay(least: 1, before: 2))
    step.slop = 3
    step.liftSlop = 4
    step.fingerSlop = 5
    step.minSpan = 6
    step.staysUpTo = 7
    step.passesFrom = 8
    step.distance = Extent(9, 10)
    step.passDirections = AngleSet(kept: [Extent(11, 12)])
    step.holdDirections = AngleSet(kept: [Extent(13, 14), Extent(15, 16)])
    step.bendMost = 17
    step.allowsPositive = false
    step.speed = Extent(18, 19)
    var contact = ContactShape()
    contact.edges = 20
    contact.window = Delay(least: 21, before: 22)
    contact.gap = Delay(least: 23, before: 24)
    contact.near = 25
    contact.apart = 26
    contact.steps = [step, StepShape()]
    let shape = RecognizerShape(fingers: 2...3, contacts: [contact], claimStep: 1, isContinuous: true)
    var writer = CacheWriter()
    writer.write(DecisionCache.Key(shape: shape, targets: .firstInside))
    var reader = CacheReader(writer.bytes, from: 0)
    let read = reader.value(DecisionCache.Key.self)
    #expect(read == DecisionCache.Key(shape: shape, targets: .firstInside))
  }
}
