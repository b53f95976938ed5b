/// The guidance of Material's gesture pages: checked where that vocabulary is used.
enum MaterialChecks {
  /// In the order of the catalogue. A new one is added here and nowhere else.
  static let all: [any SpecCheck.Type] = [PagingSparesSwipeableElements.self]
}
