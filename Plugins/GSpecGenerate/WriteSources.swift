import Foundation
import PackagePlugin

/// Runs `gspec generate swift` for every spec of targets: `swift package gspec-generate [--target NAME]… [-o DIR] [option]…`.
///
/// It is for sources that are committed. A target with the build-tool plugin generates its own sources and would have them twice.
@main
struct WriteSources: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let hasOutput = rest.contains { $0.hasPrefix("-o") || $0.hasPrefix("--output") }
    let gspec = try context.tool(named: "gspec").url
    var count = 0
    for target in try context.package.sourceTargets(named: names) {
      let generated = target.directoryURL.appending(path: "Generated").path
      for spec in specs(of: target) {
        count += 1
        let generate = Process()
        generate.executableURL = gspec
        generate.arguments =
          ["generate", "swift", spec.path] + rest + (hasOutput ? [] : ["-o", generated])
        generate.currentDirectoryURL = context.package.directoryURL
        try generate.run()
        generate.waitUntilExit()
        if generate.terminationStatus != 0 { Diagnostics.error("\(spec.path): see above") }
      }
    }
    if count == 0 { Diagnostics.error("no target has a *.gspec.yaml") }
  }

  /// The specs of products. Vocabularies, which have the key `vocabulary`, are left out, since nothing is generated from them.
  private func specs(of target: SourceModuleTarget) -> [URL] {
    target.sourceFiles.map(\.url).filter { file in
      guard file.lastPathComponent.hasSuffix(".gspec.yaml") else { return false }
      return !lines(of: file).contains { $0.hasPrefix("vocabulary:") }
    }.sorted { $0.path < $1.path }
  }

  private func lines(of file: URL) -> [Substring] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline)
  }
}

extension Package {
  /// The source targets with these names; all source targets if there are no names.
  fileprivate func sourceTargets(named names: [String]) throws -> [any SourceModuleTarget] {
    let chosen = names.isEmpty ? targets : try targets(named: names)
    return chosen.compactMap(\.sourceModule)
  }
}
