import Foundation
import GestureCompiler
import SpecParser

/// Writes the generated code of specs in both styles, and recognizers that play a stream in it.
enum WriteCode {
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static let header = GeneratedHeader(version: "test", source: "a random spec", digest: "test")

  /// Writes the module for the web, as `gspec generate typescript` does.
  static func writeWeb(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in try EmitTypeScript.run(PlayedSpec(seed: 0).checked, header) where file.name.hasSuffix(".js") {
      try file.text.write(toFile: "\(folder)/\(file.name)", atomically: false, encoding: .utf8)
    }
    try "{\"type\":\"module\"}\n".write(toFile: "\(folder)/package.json", atomically: false, encoding: .utf8)
  }

  static func write(_ specs: Range<UInt64>, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var entries: [String] = []
    for seed in specs {
      let spec = try PlayedSpec(seed: seed)
      var styles: [String] = []
      for style in SwiftOptions.Style.allCases {
        let prefix = "S\(seed)\(style == .code ? "Code" : "")"
        var options = SwiftOptions(header)
        options.prefix = prefix
        options.style = style
        guard case .files(let files) = try EmitSwift.run(spec.checked, options) else {
          throw Failure(description: "spec \(seed) cannot be written in style \(style)")
        }
        for file in files {
          try file.text.write(toFile: "\(folder)/\(file.name)", atomically: false, encoding: .utf8)
        }
        let player = try CodePlayer(spec, prefix, files.map(\.text).joined()).text
        try player.write(toFile: "\(folder)/\(prefix)Player.swift", atomically: false, encoding: .utf8)
        styles.append(
          "(\"\(style.rawValue)\", { (sequence) in var player = \(prefix)Player(); return player.answer(to: sequence) })"
        )
      }
      entries.append("  \(seed): [\(styles.joined(separator: ", "))],")
    }
    let text = "let specs: [UInt64: Styles] = [\n\(entries.joined(separator: "\n"))\n]\n"
    try text.write(toFile: "\(folder)/Specs.swift", atomically: false, encoding: .utf8)
  }
}
