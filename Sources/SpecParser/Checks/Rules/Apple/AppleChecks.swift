/// The guidance of Apple's Human Interface Guidelines on gestures: checked where one of its platforms is listed.
enum AppleChecks {
  /// In the order of the catalogue. A new one is added here and nowhere else.
  static let all: [any SpecCheck.Type] = []
}
