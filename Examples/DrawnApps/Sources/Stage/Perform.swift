import Foundation

/// The command line of every app here: `APP TRACE [-o FILE]`, which writes a drawing to standard output or a file.
package enum Perform {
  /// Replays a trace and draws the result.
  ///
  /// - Parameters:
  ///   - title: the app's name.
  ///   - arguments: the arguments of the process, its own name first.
  package static func run(_ title: String, _ arguments: [String], on app: any Performer) {
    var names = Array(arguments.dropFirst())
    var output: String?
    if let option = names.firstIndex(of: "-o"), option + 1 < names.count {
      output = names[option + 1]
      names.removeSubrange(option...(option + 1))
    }
    guard names.count == 1 else { fail("usage: \(title) TRACE [-o FILE]") }
    do {
      let url = URL(filePath: names[0])
      let story = Story(try TouchTrace(try Data(contentsOf: url)), on: app)
      let name = url.deletingPathExtension().lastPathComponent
      let drawing = Data(Drawing(story, title: "\(title): \(name)").svg.utf8)
      if let output {
        try drawing.write(to: URL(filePath: output))
      } else {
        print(String(decoding: drawing, as: UTF8.self), terminator: "")
      }
    } catch {
      fail("\(names[0]): \(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(2)
  }
}
