import GestureCompiler
import GestureRuntime
import SpecParser

/// A spec or a table that is ready to run.
struct LoadedTable: Sendable {
  /// The names of the table, looked up once for all traces and cases.
  let names: TableNames
  /// The spec, the machine and the sources, which explain limits and guards; `nil` for a table.
  var source: Source?

  var table: Table { names.table }

  struct Source: Sendable {
    var spec: CheckedSpec
    var machine: Machine
    var sources: SourceSet
  }
}

extension LoadedTable {
  /// An activity of the table as its spec declares it; `nil` for a table.
  func declared(_ activity: Int) -> Activity? {
    source?.spec.activities.first { $0.name.value == table.activityName(activity) }
  }

  /// The guard of an activity in words; `nil` if it has none, and for a table.
  func guardText(of activity: Int) -> String? {
    guard let source, let declared = declared(activity) else { return nil }
    return ExplainWords.guardText(declared, source.spec, source.sources)
  }

  /// The distance at which an activity commits; of detents, the nearest.
  func commitDistance(of activity: Int) -> Quantity? {
    let commit = table.commit(of: activity)
    return commit.distance.map { Quantity($0, commit.isShare ? .proportion : .length) }
  }

  /// The place of an activity's commit, such as `mail.gspec.yaml:12`; `nil` for a table.
  func placeOfCommit(of activity: Int) -> String? {
    guard let source, let commit = declared(activity)?.commit else { return nil }
    return ExplainWords.source(.written(commit.span), source.sources)
  }

  /// The table with the limits and directions of a layout.
  func laidOut(_ layout: ReadingDirection) -> LoadedTable {
    guard var source, source.spec.followsReading else { return self }
    source.spec = source.spec.laidOut(layout.layout)
    source.machine = CompilePipeline.lower(source.spec)
    return LoadedTable(names: names, source: source)
  }
}

/// The reason why a spec or a table cannot be loaded.
enum LoadError: Error {
  case failure(CommandFailure)
  /// The spec has errors.
  case findings([Finding], SourceSet)
}

/// Reads a spec or a table. A table is recognized by its first bytes, or by its ending `.gtab` in case these bytes are damaged.
enum LoadTable {
  /// - Parameters:
  ///   - allowsErrors: whether to run a spec with errors of checks or conflicts. It must still compile to a table.
  ///   - giver: who gives the path.
  ///   - open: texts that count instead of those on disk, by `RepositoryPath.identity`.
  static func load(
    _ path: String, allowsErrors: Bool = false, from giver: ReadInput.Giver = .person,
    open: [String: [UInt8]] = [:]
  ) throws(LoadError) -> LoadedTable {
    let bytes = try read(path, giver, open)
    if SourceFile.isTable(bytes) || path.hasSuffix(".gtab") {
      return LoadedTable(names: TableNames(try table(bytes, path: path)), source: nil)
    }
    do { try LoadSpec.refuseSettings(path) } catch { throw .failure(error) }
    let result = LoadSpec.parse(bytes, path: path, load: LoadSpec.vocabulary(open: open))
    let spec = try LoadSpec.checked(
      result, path: path, lack: "activities to run", allowsErrors ? .text : .conflicts)
    return try load(spec, sources: result.sources, path: path)
  }

  /// A spec that is shown or compared, though not run as an app runs it: it compiles to a table, whatever its rules report.
  ///
  /// - Parameter lack: the thing that a vocabulary does not have, for the error message.
  static func compiled(
    _ result: ParseResult, path: String, lack: String
  ) throws(LoadError) -> (spec: CheckedSpec, loaded: LoadedTable) {
    let spec = try LoadSpec.checked(result, path: path, lack: lack, .text)
    return (spec, try load(spec, sources: result.sources, path: path))
  }

  static func load(_ spec: CheckedSpec, sources: SourceSet, path: String) throws(LoadError) -> LoadedTable {
    let machine = CompilePipeline.lower(spec)
    do {
      let source = LoadedTable.Source(spec: spec, machine: machine, sources: sources)
      return LoadedTable(names: TableNames(try CompilePipeline.compile(machine).table), source: source)
    } catch {
      throw .failure(failure(error, path: path))
    }
  }

  /// - Throws: `failure` if the bytes are not a valid table.
  static func table(_ bytes: [UInt8], path: String) throws(LoadError) -> Table {
    do {
      return try Table(bytes: bytes)
    } catch {
      throw .failure(failure(error, path: path))
    }
  }

  static func failure(_ error: TableError, path: String) -> CommandFailure {
    CommandFailure(
      "\(PathText.shown(path)): \(error.reason.text) (byte \(error.offset))",
      help: error.reason == .notATable ? "`gspec compile` makes a table of a spec" : "")
  }

  private static func read(
    _ path: String, _ giver: ReadInput.Giver, _ open: [String: [UInt8]]
  ) throws(LoadError) -> [UInt8] {
    if let bytes = open[RepositoryPath.identity(path)] { return bytes }
    do {
      return try ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: giver)
    } catch {
      throw .failure(error)
    }
  }
}

extension TableError.Reason {
  var text: String { String(describing: TableError(self, offset: 0).sentence) }
}
