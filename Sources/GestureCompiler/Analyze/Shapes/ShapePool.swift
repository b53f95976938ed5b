/// A pool of shapes by number. Equal shapes have one number.
struct ShapePool {
  private(set) var shapes: [RecognizerShape] = []
  private(set) var facts: [RecognizerFacts] = []
  /// Each shape as bytes, for an order that does not depend on names and places.
  private var contents: [[UInt8]] = []
  private var numbers: [RecognizerShape: Int] = [:]

  mutating func number(of shape: RecognizerShape) -> Int {
    if let known = numbers[shape] { return known }
    numbers[shape] = shapes.count
    shapes.append(shape)
    facts.append(RecognizerFacts(shape))
    var writer = CacheWriter()
    writer.write(shape)
    contents.append(writer.bytes)
    return shapes.count - 1
  }

  /// Whether a pair is decided with the two shapes swapped. Pairs are always decided in the order of their contents.
  func isOtherWayRound(_ key: AnalyzeConflicts.DecisionKey) -> Bool {
    if key.first == key.second { return key.targets == .secondInside }
    return contents[key.second].lexicographicallyPrecedes(contents[key.first])
  }
}
