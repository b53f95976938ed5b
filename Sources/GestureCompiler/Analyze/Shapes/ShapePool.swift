/// Shapes by number; equal shapes have one number.
struct ShapePool {
  private(set) var shapes: [RecognizerShape] = []
  private(set) var facts: [RecognizerFacts] = []
  /// What a shape is, as bytes: an order that no name and no place has a part in.
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

  /// Of two shapes either can be the first: pairs are decided in the order of their contents.
  func isOtherWayRound(_ key: AnalyzeConflicts.DecisionKey) -> Bool {
    if key.first == key.second { return key.targets == .secondInside }
    return contents[key.second].lexicographicallyPrecedes(contents[key.first])
  }
}
