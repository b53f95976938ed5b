import Foundation
import Testing

@testable import gspec

/// Tests of `FileSet`. `WholeOrNotTests` tests the commands that use it.
@Suite("a set of file changes that are made together or not at all")
struct FileSetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  @Test("all changes are made: folders and files are new, replaced or removed; modes stay")
  func made() throws {
    try folder.write("old", "replaced")
    try folder.write("old", "removed")
    try folder.write("old", "empty/removed")
    chmod(path("replaced"), 0o604)
    var files = FileSet()
    files.makeFolder(path("a/b"))
    files.write(Array("new".utf8), path("a/b/made"))
    files.write(Array("new".utf8), path("replaced"))
    files.remove(path("removed"))
    files.remove(path("empty/removed"))
    files.removeFolderIfEmpty(path("empty"))
    files.removeFolderIfEmpty(path("a"))
    try files.commit()
    #expect(folder.names == ["a", "replaced"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("a/b")) == ["made"])
    #expect(try folder.text("a/b/made") == "new" && folder.text("replaced") == "new")
    let mode = try FileManager.default.attributesOfItem(atPath: path("replaced"))[.posixPermissions] as? Int
    #expect(mode == 0o604)
  }

  @Test("if the last change fails, all files and folders are as they were before")
  func undone() throws {
    try folder.write("old", "replaced")
    try folder.write("old", "removed")
    try folder.write("old", "folder/file")
    var files = FileSet()
    files.makeFolder(path("a/b"))
    files.write(Array("new".utf8), path("a/b/made"))
    files.write(Array("new".utf8), path("replaced"))
    files.remove(path("removed"))
    files.remove(path("folder"))
    #expect(throws: CommandFailure.self) { try files.commit() }
    #expect(folder.names == ["folder", "removed", "replaced"])
    #expect(try folder.text("replaced") == "old" && folder.text("removed") == "old")
  }

  @Test("existing files with names of temporary files stay; two changes of one file are refused")
  func takenNames() throws {
    for number in 0..<3 { try folder.write("theirs", ".gspec-\(getpid())-\(number)") }
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "file")
    try folder.write("old", "file")
    let names = folder.names
    var files = FileSet()
    files.write(Array("new".utf8), path("file"))
    try files.commit()
    #expect(try folder.names == names && folder.text("file") == "new")
    files.makeFolder(path("made"))
    files.write(Array("second".utf8), path("link"))
    let failure = #expect(throws: CommandFailure.self) { try files.commit() }
    #expect(failure?.message == "\(path("link")): two outputs would go to this file")
    #expect(try folder.names == names && folder.text("file") == "new")
  }

  @Test(
    "a file whose name gspec chooses is not written out of its folder, by a link or a folder behind one",
    arguments: [("top/out", false), ("top/folder/made", false), ("top/in", true), ("top/inner/made", true)])
  func own(_ name: String, _ isInside: Bool) throws {
    try folder.write("old", "file")
    try folder.write("old", "top/inner/file")
    for (link, target) in [("out", "../file"), ("folder", ".."), ("in", "inner/file")] {
      try FileManager.default.createSymbolicLink(
        atPath: path("top/" + link), withDestinationPath: target)
    }
    var files = FileSet()
    files.write(Array("new".utf8), path(name), own: OwnFile(folder: path("top")))
    if isInside {
      try files.commit()
      #expect(try folder.text(name) == "new")
    } else {
      let failure = #expect(throws: CommandFailure.self) { try files.commit() }
      #expect(failure?.message.hasPrefix("\(path(name)): a link leads out") == true)
    }
    #expect(try folder.text("file") == "old" && folder.names == ["file", "top"])
  }

  @Test("a file with the longest possible name can be written")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try WriteOutput.file([1], path(name))
    try WriteOutput.file([2], path(name))
    #expect(folder.names == [name])
  }

  @Test(
    "folders, pipes and broken links are not replaced",
    arguments: ["folder", "pipe", "folder/file/in", "link", "dangling"])
  func noFile(_ name: String) throws {
    try folder.write("old", "folder/file")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "link")
    try FileManager.default.createSymbolicLink(atPath: path("dangling"), withDestinationPath: "nowhere")
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let names = folder.names
    var files = FileSet()
    files.write([], path("made"))
    if name == "folder/file/in" { files.makeFolder(path("folder/file")) }
    files.write([], path(name))
    let failure = #expect(throws: CommandFailure.self) { try files.commit() }
    #expect(failure?.message.hasPrefix(folder.path) == true)
    #expect(folder.names == names)
  }
}
