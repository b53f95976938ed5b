extension Character {
  /// Whether it ends a line of a file. Other characters that Unicode counts as line ends are part of a text in quotes.
  var isLineBreak: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
