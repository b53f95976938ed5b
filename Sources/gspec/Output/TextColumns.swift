/// Tables for a terminal.
enum TextColumns {
  /// One line of a table: cells as wide as their columns, two spaces between, nothing behind the last.
  ///
  /// Cells beyond the last width are as wide as they are.
  ///
  /// - Parameter right: which columns stand right: numbers, so that their points align.
  static func line(_ cells: [String], _ widths: [Int], right: [Int] = [0]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(
        repeating: " ", count: index < widths.count ? max(0, widths[index] - cell.count) : 0)
      line += (right.contains(index) ? padding + cell : cell + padding) + "  "
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
