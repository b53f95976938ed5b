/// One value for each of two recognizers, without an allocation.
struct Two<Value>: RandomAccessCollection, MutableCollection {
  private var first: Value
  private var second: Value

  init(_ first: Value, _ second: Value) {
    self.first = first
    self.second = second
  }

  var startIndex: Int { 0 }
  var endIndex: Int { 2 }

  subscript(index: Int) -> Value {
    get { index == 0 ? first : second }
    _modify {
      if index == 0 { yield &first } else { yield &second }
    }
  }
}

extension Two: Sendable where Value: Sendable {}
extension Two: Equatable where Value: Equatable {}
extension Two: Hashable where Value: Hashable {}
