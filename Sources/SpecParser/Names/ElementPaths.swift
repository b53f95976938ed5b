/// How a text names an element: by its path, or by the end of its path if no other path ends so.
package enum ElementPaths {
  /// The indices of the paths that a text can mean: of the one that is the text, else of those that end with it.
  package static func matches(_ text: String, among paths: [String]) -> [Int] {
    if let index = paths.firstIndex(of: text) { return [index] }
    let ending = "/" + text
    return paths.indices.filter { paths[$0].hasSuffix(ending) }
  }
}
