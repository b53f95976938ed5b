import Foundation
import PackagePlugin

/// Generates a Swift file for every `*.gspec.yaml` in a target at build.
///
/// Each spec has its own command, so that only changed specs are generated again. The program prints findings in the compiler's format. The
/// plugin's process prints nothing, because SwiftPM does not show source locations for its output. See Docs/Plugins.md.
@main
struct MakeSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let work = context.pluginWorkDirectoryURL
    let gspec = try context.tool(named: "gspec").url
    let options = target.directoryURL.appending(path: "gspec.options")
    let hasOptions = FileManager.default.fileExists(atPath: options.path)
    var steps: [String: Step] = [:]
    for file in target.sourceFiles where file.url.lastPathComponent.hasSuffix(".gspec.yaml") {
      let step = Step(spec: file.url, in: target.directoryURL, work: work)
      if let other = steps.updateValue(step, forKey: step.name) {
        Diagnostics.error("\(other.spec.path) and \(step.spec.path) would both become \(step.name).swift")
      }
    }
    if steps.isEmpty { Diagnostics.warning("target \(target.name) has no *.gspec.yaml for GSpecPlugin") }
    let sorted = steps.values.sorted { $0.name < $1.name }
    try prepare(work, for: sorted)
    return sorted.map { step in
      let others = sorted.map(\.spec).filter { $0 != step.spec }
      return step.command(gspec, options: hasOptions ? options : nil, beside: others)
    }
  }

  /// Makes the files that steps watch, and removes files of specs that no longer exist.
  private func prepare(_ work: URL, for steps: [Step]) throws {
    let files = FileManager.default
    try files.createDirectory(at: work, withIntermediateDirectories: true)
    let wanted = Set(steps.flatMap { [$0.output.lastPathComponent, $0.again.lastPathComponent] })
    for name in try files.contentsOfDirectory(atPath: work.path)
    where !wanted.contains(name) && (name.hasSuffix(".gspec.swift") || name.hasSuffix(".gspec.again")) {
      try files.removeItem(at: work.appending(path: name))
    }
    for step in steps where !files.fileExists(atPath: step.again.path) { try Data().write(to: step.again) }
  }
}

/// The build step of one spec.
private struct Step {
  let spec: URL
  /// The name `Folder-mail.gspec` for `Folder/mail.gspec.yaml`, since Swift requires unique file names in a module.
  let name: String
  let output: URL
  /// A file that the program touches to run again at the next build, if a spec still has findings that users should see. A build command
  /// has no other way to request that.
  let again: URL

  init(spec: URL, in target: URL, work: URL) {
    self.spec = spec
    let folder = target.standardizedFileURL.pathComponents
    let path = spec.standardizedFileURL.pathComponents.dropFirst(folder.count)
    name = String(path.joined(separator: "-").dropLast(".yaml".count))
    output = work.appending(path: name + ".swift")
    again = work.appending(path: name + ".again")
  }

  /// - Parameter others: the other specs of the target. They are no inputs: if one of them changes, its own step compares the two.
  func command(_ gspec: URL, options: URL?, beside others: [URL]) -> Command {
    let vocabularies = UsedVocabularies.of(spec)
    var arguments = ["generate", "in-build", spec.path, "--output", output.path, "--again", again.path]
    if let options { arguments += ["--options", options.path] }
    for file in vocabularies { arguments += ["--watched", file.path] }
    for file in others { arguments += ["--beside", file.path] }
    return .buildCommand(
      displayName: "Generating \(name).swift", executable: gspec, arguments: arguments,
      inputFiles: [spec, again] + vocabularies + (options.map { [$0] } ?? []), outputFiles: [output])
  }
}

/// Finds the files that a spec names under `uses`, and those that they use.
///
/// It reads lines, not YAML. A superfluous name does no harm, because only existing files count. If a name is missed, the program notices
/// it, and then runs at every build.
private enum UsedVocabularies {
  static func of(_ spec: URL) -> [URL] {
    var found: [URL] = []
    var waiting = [spec]
    while let file = waiting.popLast() {
      for used in names(in: file).map({ URL(filePath: $0, relativeTo: file.deletingLastPathComponent()) }) {
        let path = used.absoluteURL.standardizedFileURL
        if path != spec.standardizedFileURL, !found.contains(path), isFile(path) {
          found.append(path)
          waiting.append(path)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Every word below the key that could be a path.
  private static func names(in file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var names: [String] = []
    var isUses = false
    for line in text.split(whereSeparator: \.isNewline) {
      if let first = line.first, !first.isWhitespace, !"-#]".contains(first) {
        isUses = line.hasPrefix("uses:")
      }
      guard isUses else { continue }
      let value = (line.hasPrefix("uses:") ? line.dropFirst(5) : line).split(separator: " #").first ?? ""
      for item in value.split(whereSeparator: { ",[]".contains($0) }) {
        let name = item.drop { " \t-".contains($0) }.trimmingCharacters(in: .init(charactersIn: " \t\"'"))
        if !name.isEmpty { names.append(name) }
      }
    }
    return names
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
  }
}
