import Foundation
import SpecParser

/// The part of SARIF 2.1.0 that a lint report needs, with the names of the standard.
enum SARIF {
  struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    /// Columns count Unicode code points. The default of the standard is UTF-16 units.
    var columnKind = "unicodeCodePoints"
    var automationDetails = AutomationDetails()
    var tool: Tool
    var invocations: [Invocation]
    var results: [Result]
  }

  struct AutomationDetails: Encodable {
    var id = "gspec/lint/"
  }

  /// The status of the run. If it was not successful, readers must not treat the report as complete.
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    /// Failures of the run.
    var toolExecutionNotifications: [Notification]?
  }

  struct Notification: Encodable {
    var level = "error"
    var message: Message
    var locations: [Location]?
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "gspec"
    var semanticVersion: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var name: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Help
    var defaultConfiguration: Configuration
    var properties: Properties

    init(_ rule: RuleInfo) {
      id = rule.id
      name = rule.id
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.reason)
      help = Help(
        text: "\(rule.reason)\n\nReported:\n\n\(rule.example)\n\nFixed:\n\n\(rule.corrected)",
        markdown: RulePage.markdown(of: rule))
      defaultConfiguration = Configuration(level: rule.defaultSeverity.rawValue)
      properties = Properties(
        problemSeverity: rule.defaultSeverity == .note ? "recommendation" : rule.defaultSeverity.rawValue,
        tags: [String(rule.id.prefix { $0 != "/" })])
    }
  }

  struct Help: Encodable {
    var text: String
    var markdown: String
  }

  struct Configuration: Encodable {
    /// `error`, `warning` or `note`, which are also gspec's severities.
    var level: String
  }

  struct Properties: Encodable {
    var precision = "very-high"
    /// The severity for GitHub: `error`, `warning` or `recommendation`.
    var problemSeverity: String
    var tags: [String]

    enum CodingKeys: String, CodingKey {
      case precision, tags
      case problemSeverity = "problem.severity"
    }
  }

  struct Message: Encodable {
    var text: String
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    /// One location, since readers use only the first.
    var locations: [Location]
    var relatedLocations: [Location]?
    var codeFlows: [CodeFlow]?
    var partialFingerprints: [String: String]
    var fixes: [Fix]?
    var suppressions: [Suppression]?
  }

  /// The suppression of an accepted result. Readers do not count the result.
  struct Suppression: Encodable {
    /// `inSource` or `external`.
    var kind: String
    var status = "accepted"
    var justification: String
  }

  struct Location: Encodable {
    var id: Int?
    var physicalLocation: PhysicalLocation
    var message: Message?

    init(id: Int? = nil, place: ReportPlace, message: String? = nil) {
      self.id = id
      physicalLocation = PhysicalLocation(
        artifactLocation: Artifact(uri: Self.uri(place.file)), region: Region(place))
      self.message = message.map(Message.init)
    }

    /// A location that is a whole file.
    init(path: String) {
      physicalLocation = PhysicalLocation(artifactLocation: Artifact(uri: Self.uri(path)))
    }

    /// The path as a URI. A colon is escaped too, because it would end a scheme.
    static func uri(_ path: String) -> String {
      let allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@")
      let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
      return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  struct Artifact: Encodable {
    var uri: String
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int

    init(_ place: ReportPlace) {
      startLine = place.line
      startColumn = place.column
      endLine = place.endLine
      endColumn = place.endColumn
    }
  }
}
