import GestureRuntime
import Testing

@testable import gspec

/// Tests for faults that were found with real recordings.
@Suite("Peculiarities of real recordings")
struct RecordingFaultTests {
  /// A recording of evemu from events such as `0003 0035 10`. `--` ends a frame, and frames are 10 ms apart.
  private func evemu(_ frames: String, header: String = "") -> String {
    var text = "# EVEMU 1.3\n" + header
    var time = 1
    for line in frames.split(separator: "\n") {
      let stamp = "E: 0.\(String(1_000_000 + time).dropFirst())"
      text += line == "--" ? "\(stamp) 0000 0000 0\n" : "\(stamp) \(line)\n"
      if line == "--" { time += 10_000 }
    }
    return text
  }

  private func error(_ text: String, _ options: TraceOptions) -> TraceError? {
    do throws(TraceError) {
      _ = try TraceText.read(text, options)
      return nil
    } catch {
      return error
    }
  }

  @Test("ABS_X and ABS_Y are not taken for the place of a second contact")
  func secondFinger() throws {
    // The second finger sends only its x at first. Its y is not that of the first finger, which ABS_Y has.
    let frames = """
      0003 002f 0
      0003 0039 1
      0003 0035 10
      0003 0036 20
      0003 0000 10
      0003 0001 20
      --
      0003 002f 1
      0003 0039 2
      0003 0035 300
      --
      0003 0036 400
      --
      """
    let read = try TraceText.read(evemu(frames))
    #expect(
      read.touches == [
        "0 down 0 10,20", "20 down 1 300,400", "20 cancel 0 10,20", "20 cancel 1 300,400",
      ])
  }

  @Test("a repeated tracking id is the same finger; after a lift it is another one")
  func repeatedID() throws {
    let frames = """
      0003 0039 1
      0003 0035 10
      0003 0036 20
      --
      0003 0039 1
      0003 0035 12
      --
      0003 0039 -1
      --
      0003 0039 1
      --
      0003 0039 -1
      --
      """
    #expect(
      try TraceText.read(evemu(frames)).touches == [
        "0 down 0 10,20", "10 move 0 12,20", "20 up 0 12,20", "30 down 1 12,20", "40 up 1 12,20",
      ])
  }

  @Test(
    "of several devices, the one with multi-touch is read, else one with touches, not a joystick with more events"
  )
  func device() throws {
    let stick = (0..<9).map { "[ 1.\(100_000 + $0)] /dev/input/event1: 0003 0000 0000000\($0)\n" }.joined()
    let pad = """
      [ 1.000000] /dev/input/event3: 0001 014a 00000001
      [ 1.000000] /dev/input/event3: 0003 0000 00000005
      [ 1.000000] /dev/input/event3: 0003 0001 00000005
      [ 1.000000] /dev/input/event3: 0000 0000 00000000

      """
    let panel = """
      [ 2.000000] /dev/input/event2: 0003 0039 00000001
      [ 2.000000] /dev/input/event2: 0003 0035 0000000a
      [ 2.000000] /dev/input/event2: 0003 0036 0000000a
      [ 2.000000] /dev/input/event2: 0000 0000 00000000

      """
    #expect(try TraceText.read(stick + pad).touches.first == "0 down 0 5,5")
    #expect(try TraceText.read(stick + pad + panel).touches.first == "0 down 0 10,10")
  }

  @Test("a list of devices before the recording is skipped without a remark")
  func deviceList() throws {
    let list =
      "Available devices:\n/dev/input/event0:\tPower Button\nSelect the device event number [0-0]: 0\n"
    let read = try TraceText.read(list + evemu("0003 0039 1\n0003 0035 10\n0003 0036 20\n--"))
    #expect(read.touches.first == "0 down 0 10,20" && read.notes.isEmpty)
  }

  // MARK: Sizes

  private static let frame = "0003 0039 1\n0003 0035 100\n0003 0036 200\n--"
  /// A header by which the panel is 3.2 m wide.
  private static let huge = "A: 35 0 32000 0 0 10\nA: 36 0 18000 0 0 10\n"

  @Test("a resolution by which the panel is wider than a metre is not used")
  func unbelievable() throws {
    let found = error(evemu(Self.frame, header: Self.huge), TraceOptions())
    #expect(found?.message.contains("no resolution of its axes that can be believed") == true)
    #expect(found?.help.hasPrefix("pass --size-mm") == true)
    let sized = try TraceText.read(
      evemu(Self.frame, header: "# Size in mm: 320x180\n" + Self.huge), TraceOptions())
    #expect(sized.touches.first == "0 down 0 6.299,12.598")
    #expect(
      sized.notes.first?.contains("would make the panel 3200 x 1800 mm and is not believed; --size-mm")
        == true)
    let small = "A: 35 0 3200 0 0 10\nA: 36 0 1800 0 0 10\n"
    #expect(try TraceText.read(evemu(Self.frame, header: small), TraceOptions()).notes.isEmpty)
  }

  @Test("--dpi and --size-mm override the sizes of recordings and of headers in JSON Lines")
  func overridden() throws {
    let header = "A: 35 0 1000 0 0 10\nA: 36 0 1000 0 0 10\n"
    #expect(
      try TraceText.read(evemu(Self.frame, header: header), TraceOptions()).touches.first
        == "0 down 0 62.992,125.984")
    #expect(try TraceText.read(evemu(Self.frame, header: header)).touches.first == "0 down 0 100,200")
    var size = TraceOptions()
    size.sizeInMillimetres = Point(x: 254, y: 127)
    #expect(try TraceText.read(evemu(Self.frame, header: header), size).touches.first == "0 down 0 160,160")
    let json = #"{"trace":1,"unit":"px","dpi":320,"width":1000,"height":1000}"# + "\n"
    let down = #"{"t":0,"phase":"down","id":0,"x":100,"y":200}"#
    #expect(try TraceText.read(json + down, TraceOptions()).touches == ["0 down 0 50,100"])
    #expect(try TraceText.read(json + down).touches == ["0 down 0 100,200"])
    #expect(try TraceText.read(json + down, size).touches == ["0 down 0 160,160"])
  }

  @Test("messages about sizes name the option that is missing")
  func missingOption() {
    var options = TraceOptions()
    options.range = Point(x: 1000, y: 1000)
    #expect(
      error(evemu(Self.frame), options)?.help.hasPrefix(
        "--range says how many units there are: add --size-mm WIDTHxHEIGHT") == true)
    options = TraceOptions()
    options.sizeInMillimetres = Point(x: 100, y: 100)
    #expect(error(evemu(Self.frame), options)?.help.hasPrefix("add --range WIDTHxHEIGHT") == true)
    let json = #"{"trace":1,"unit":"px"}"#
    #expect(error(json, options)?.help.hasPrefix("add --range WIDTHxHEIGHT") == true)
    #expect(error(json, TraceOptions())?.help.contains("pass --dpi") == true)
  }

  // MARK: How it is mounted

  @Test(
    "axes are inverted, then swapped, then the screen is rotated",
    arguments: [
      (TraceOrientation(invertsX: true), "60,20", 100.0), (TraceOrientation(invertsY: true), "40,30", 100),
      (TraceOrientation(swapsAxes: true), "20,40", 50), (TraceOrientation(quarterTurns: 1), "30,40", 50),
      (TraceOrientation(quarterTurns: 2), "60,30", 100), (TraceOrientation(quarterTurns: 3), "20,60", 50),
      (TraceOrientation(invertsX: true, swapsAxes: true), "20,60", 50),
      (TraceOrientation(swapsAxes: true, quarterTurns: 1), "60,20", 100), (TraceOrientation(), "40,20", 100),
    ])
  func orientation(_ orientation: TraceOrientation, _ place: String, _ width: Double) throws {
    let text = """
      {"trace":1,"width":100,"height":50}
      {"t":0,"phase":"down","id":0,"x":40,"y":20,"on":"a","size":[10,5],"sizes":{"b":[30,20]}}
      """
    var options = TraceOptions()
    options.orientation = orientation
    let read = try TraceText.read(text, options)
    #expect(read.touches == ["0 down 0 \(place)"])
    #expect(read.trace.header.screen == Point(x: width, y: 150 - width))
    guard case .touch(let touch)? = read.trace.events.first?.action else { return }
    let isTurned = width == 50
    #expect(touch.size == (isTurned ? Point(x: 5, y: 10) : Point(x: 10, y: 5)))
    #expect(touch.sizes.first?.size == (isTurned ? Point(x: 20, y: 30) : Point(x: 30, y: 20)))
  }

  @Test("--range gives a JSON Lines trace in pixels its screen, unless its header does")
  func rangeOfPixels() throws {
    let down = #"{"t":0,"phase":"down","id":0,"x":100,"y":200}"#
    var options = TraceOptions()
    options.range = Point(x: 1000, y: 2000)
    options.orientation.invertsX = true
    let read = try TraceText.read(#"{"trace":1,"unit":"px","dpi":320}"# + "\n" + down, options)
    #expect(read.trace.header.screen == Point(x: 500, y: 1000))
    #expect(read.touches == ["0 down 0 450,100"] && read.notes.isEmpty)
    let half = try TraceText.read(#"{"trace":1,"unit":"px","dpi":320,"width":9}"# + "\n" + down, options)
    #expect(half.trace.header.screen == Point(x: 500, y: 1000) && half.notes.isEmpty)
    let sized = try TraceText.read(
      #"{"trace":1,"unit":"device","mm":[25.4,50.8]}"# + "\n" + down, options)
    #expect(sized.touches == ["0 down 0 144,32"])
    let own = try TraceText.read(
      #"{"trace":1,"unit":"px","dpi":320,"width":400,"height":800}"# + "\n" + down, options)
    #expect(own.trace.header.screen == Point(x: 200, y: 400))
  }

  @Test("options about the size of a unit are not used for places in points, with a remark")
  func unusedOptions() throws {
    let down = #"{"t":0,"phase":"down","id":0,"x":100,"y":200}"#
    for text in [down, #"{"trace":1,"unit":"pt"}"# + "\n" + down, "{\"trace\":1}\n" + down + "\n" + down] {
      let read = try TraceText.read(text, TraceOptions(dpi: 420))
      #expect(read.touches.first == "0 down 0 100,200")
      #expect(read.notes == ["x: places are in points; --dpi is not used"])
      #expect(try TraceText.read(text, TraceOptions()).notes.isEmpty)
    }
    var options = TraceOptions()
    options.range = Point(x: 1000, y: 1000)
    options.sizeInMillimetres = Point(x: 60, y: 60)
    #expect(
      try TraceText.read(down, options).notes
        == ["x: places are in points; --size-mm and --range are not used"])
  }

  @Test("axes of a screen with unknown size can be swapped, but not inverted")
  func unknownScreen() async throws {
    let text = #"{"t":0,"phase":"down","id":0,"x":40,"y":20}"#
    var options = TraceOptions()
    options.orientation.swapsAxes = true
    #expect(try TraceText.read(text, options).touches == ["0 down 0 20,40"])
    options.orientation.invertsX = true
    #expect(error(text, options)?.help.hasPrefix("write \"width\" and \"height\" into its header") == true)
    #expect(error(evemu(Self.frame), options)?.message.contains("how large its units are") == true)
    options.dpi = 160
    #expect(error(evemu(Self.frame), options)?.help.hasPrefix("pass --range WIDTHxHEIGHT") == true)
    let run = try await GSpecProcess.run(
      "convert", "-", "--rotate", "90", "--invert-x",
      stdin: "{\"trace\":1,\"width\":100,\"height\":50}\n" + text)
    #expect(run.stdout.contains("\"x\":30,\"y\":60"), "\(run)")
    let wrong = try await GSpecProcess.run("convert", "-", "--rotate", "45", stdin: text)
    #expect(wrong.status == 2 && wrong.stderr.contains("--rotate"))
  }
}
