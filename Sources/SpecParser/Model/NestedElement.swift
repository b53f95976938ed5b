/// An element of a list in which each names the one around it.
@usableFromInline
package protocol NestedElement {
  /// The index of the element around it; `nil` at the top.
  var parent: Int? { get }
}

extension Element: NestedElement {}

extension Array where Element: NestedElement {
  /// An element and those around it, the innermost first.
  @inlinable
  package func outward(from element: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: element) { self[$0].parent }
  }

  /// Whether an element is another one, or lies inside it at any depth.
  @inlinable
  package func lies(_ element: Int, on outer: Int) -> Bool { outward(from: element).contains(outer) }

  /// Whether two elements are the same, or one lies inside the other.
  @inlinable
  package func areOnOnePath(_ a: Int, _ b: Int) -> Bool { lies(a, on: b) || lies(b, on: a) }
}

extension CheckedSpec {
  /// Whether an element lies inside another, at any depth. No element lies inside itself.
  func isElement(_ element: Int, inside ancestor: Int) -> Bool {
    element != ancestor && elements.lies(element, on: ancestor)
  }
}
