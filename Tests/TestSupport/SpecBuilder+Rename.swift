import SpecParser

extension SpecBuilder {
  /// A name that sorts the other way round. Mirrored twice, it is the name itself.
  package static func mirrored(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      guard ("a"..."z").contains(scalar) else { return scalar }
      return Unicode.Scalar(UInt8(ascii: "a") + UInt8(ascii: "z") - UInt8(scalar.value))
    }
    return String(String.UnicodeScalarView(letters))
  }

  /// Whether a line of `resolve` lets both win.
  package func areTogether(_ a: Int, _ b: Int) -> Bool {
    resolutions.contains { resolution in
      guard case .together(let all) = resolution.rule else { return false }
      let indices = all.map(\.value)
      return indices.contains(a) && indices.contains(b)
    }
  }
}
