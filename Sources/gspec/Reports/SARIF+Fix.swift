import SpecParser

extension SARIF {
  /// A fix as a SARIF `fix`: its description and its edits.
  struct Fix: Encodable {
    var description: Message
    var artifactChanges: [ArtifactChange]

    /// The fixes of the finding; `nil` if there are none, because the standard forbids an empty list.
    static func all(of placed: PlacedFinding) -> [Fix]? {
      let fixes = zip(placed.finding.fixes, placed.edits).filter { !$1.isEmpty }.map { fix, edits in
        Fix(
          description: Message(text: fix.line),
          artifactChanges: edits.map { ArtifactChange($0.place, $0.text) })
      }
      return fixes.isEmpty ? nil : fixes
    }
  }

  struct ArtifactChange: Encodable {
    var artifactLocation: Artifact
    var replacements: [Replacement]

    init(_ place: ReportPlace, _ text: String) {
      artifactLocation = Artifact(uri: Location.uri(place.file))
      replacements = [Replacement(deletedRegion: Region(place), insertedContent: Message(text: text))]
    }
  }

  /// A replacement of text. An empty region inserts the text.
  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Message
  }
}
