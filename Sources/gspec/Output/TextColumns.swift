import SpecParser

/// Formats tables for a terminal.
enum TextColumns {
  /// The widths of columns: those of their widest cells.
  static func widths(of rows: [[String]], columns: Range<Int>) -> [Int] {
    columns.map { column in rows.map { DisplayText.width(of: $0[column]) }.max() ?? 0 }
  }

  /// One line of a table: cells padded to the widths of their columns, two spaces between them, no spaces at the end.
  ///
  /// Cells after the last width are not padded.
  ///
  /// - Parameter right: the columns that are aligned to the right, for numbers.
  static func line(_ cells: [String], _ widths: [Int], right: [Int] = [0]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = DisplayText.padding(after: cell, to: index < widths.count ? widths[index] : 0)
      line += (right.contains(index) ? padding + cell : cell + padding) + "  "
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
