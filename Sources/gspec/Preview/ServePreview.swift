import GestureCompiler
import SpecParser

/// `gspec preview SPEC --serve`: serves the page on this machine. The browser reloads it when the spec changes.
struct ServePreview {
  private let spec: String
  private var server: LoopbackServer
  private var watch: WatchSpecs
  /// The page of the last saved version, or a page with its errors.
  private var page: [UInt8] = []
  /// The number of changes.
  private var version = 0

  /// The time between two looks at the spec, in milliseconds.
  private static let pause: Int32 = 200

  /// - Throws: if the spec cannot be read or the port is in use.
  init(_ spec: String, port: UInt16) throws(CommandFailure) {
    guard spec != "-" else {
      throw CommandFailure("standard input cannot change", help: "give the spec as a file")
    }
    _ = try ReadInput.bytes(spec, limit: SourceFile.sizeLimit)
    self.spec = spec
    server = try LoopbackServer(port: port)
    watch = WatchSpecs([spec])
  }

  /// Prints the address and serves the page until the process is interrupted.
  mutating func run() -> Never {
    Console.print("http://localhost:\(server.port)/\n")
    while true {
      let hasChanged = watch.look { path, load throws(CommandFailure) in
        // Only the vocabularies that it uses matter here.
        let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
        _ = LoadSpec.parse(bytes, path: path, load: load)
      }
      if hasChanged {
        version += 1
        page = Self.page(of: spec, version: version)
      }
      let (page, version) = (page, version)
      server.serve(milliseconds: Self.pause) { path in
        switch path {
        case "/": .init(type: "text/html", body: page)
        case "/version": .init(type: "text/plain", body: Array("\(version)".utf8))
        default: .init(status: "404 Not Found", type: "text/plain", body: [])
        }
      }
    }
  }

  /// The page with a script that reloads it when the version changes. If there is no page, one with the errors.
  private static func page(of spec: String, version: Int) -> [UInt8] {
    var page: [UInt8]
    do {
      page = try MakePreview.page(of: spec)
    } catch LoadError.findings(let findings, let sources) {
      let renderer = FindingRenderer(sources: sources, style: .plain)
      page = EmitPreview.problem(findings.map { renderer.render($0) }.joined(separator: "\n"))
    } catch LoadError.failure(let failure) {
      page = EmitPreview.problem(failure.message)
    } catch {
      page = EmitPreview.problem((error as? CommandFailure)?.message ?? "\(error)")
    }
    let script = """
      <script>
      setInterval(() => fetch("/version").then((answer) => answer.text()).then((version) => {
        if (version !== "\(version)") location.reload();
      }).catch(() => {}), 400);
      </script>

      """
    return page + Array(script.utf8)
  }
}
