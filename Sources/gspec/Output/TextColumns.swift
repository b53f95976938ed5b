/// Formats tables for a terminal.
enum TextColumns {
  /// One line of a table: cells padded to the widths of their columns, two spaces between them, no spaces at the end.
  ///
  /// Cells after the last width are not padded.
  ///
  /// - Parameter right: the columns that are aligned to the right, for numbers.
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
