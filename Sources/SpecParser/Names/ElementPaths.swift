/// The paths of elements, found by how a text names one: by its path, or by the end of its path.
package struct ElementPaths: Sendable {
  package private(set) var paths: [String] = []
  private var indices: [String: Int] = [:]
  /// A text can only mean a path with its own last name.
  private var byLastName: [Substring: [Int]] = [:]

  package init(_ paths: [String] = []) {
    for path in paths { append(path) }
  }

  mutating func append(_ path: String) {
    indices[path] = paths.count
    byLastName[Self.lastName(of: path), default: []].append(paths.count)
    paths.append(path)
  }

  /// The indices of the paths that a text can mean: of the one that is the text, else of those that end with it.
  package func matches(_ text: String) -> [Int] {
    if let index = indices[text] { return [index] }
    let ending = "/" + text
    return byLastName[Self.lastName(of: text), default: []].filter { paths[$0].hasSuffix(ending) }
  }

  /// The only path that a text can mean; `nil` for none or several.
  func path(of text: String) -> String? {
    let fitting = matches(text)
    return fitting.count == 1 ? paths[fitting[0]] : nil
  }

  /// A path and those of the elements around it, the innermost first.
  package static func outward(from path: String) -> some Sequence<String> {
    sequence(first: path) { inner in inner.lastIndex(of: "/").map { String(inner[..<$0]) } }
  }

  private static func lastName(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }
}
