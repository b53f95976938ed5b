import GestureRuntime
import Testing

@testable import gspec

@Suite("Reading traces")
struct TraceReaderTests {
  private func read(_ text: String, _ options: TraceOptions = TraceOptions()) throws(TraceError) -> Trace {
    var notes = TraceNotes()
    return try ReadTrace.trace(Array(text.utf8), options: options, notes: &notes)
  }

  private func error(_ text: String, _ options: TraceOptions = TraceOptions()) -> TraceError? {
    do throws(TraceError) {
      _ = try read(text, options)
      return nil
    } catch {
      return error
    }
  }

  @Test("JSON Lines: a repeated key in a line, also in nested objects, is an error with its line")
  func keySaidTwice() {
    let first = #"{"t":0,"phase":"down","id":1,"x":1,"y":2}"# + "\n"
    #expect(error(first) == nil)
    let twice = error(first + #"{"t":1,"phase":"move","id":1,"x":1,"x":5,"y":2}"#)
    #expect(
      twice?.line == 2 && twice?.message == #"no JSON line at byte 36: "x" is said twice"#, "\(twice as Any)")
    let nested = error(#"{"t":1,"set":{"a":1,"a":2}}"#)
    #expect(nested?.line == 1 && nested?.message.hasSuffix(#""a" is said twice"#) == true)
  }

  @Test("JSON Lines: a misspelt key gets a remark, once; keys of other programs do not")
  func misspeltKeys() throws {
    let lines = """
      {"trace":1,"widht":390,"height":844,"author":"me","dpr":2}
      {"t":0,"phase":"down","id":1,"x":1,"y":1,"siez":[390,72],"seq":1,"in":1,"pressure":0.5}
      {"t":8,"phase":"move","id":1,"x":2,"y":1,"tol":"pen","size":[1,1]}
      {"t":9,"phase":"move","id":1,"x":2,"y":1,"tol":"pen"}
      """
    var notes = TraceNotes()
    _ = try ReadTrace.trace(Array(lines.utf8), options: TraceOptions(), notes: &notes)
    #expect(
      notes.remarks == [
        #"the header gives only one of "width" and "height", so the screen's size is not known"#,
        #"line 1: "widht" is not read; did you mean `width`?"#,
        #"line 2: "siez" is not read; did you mean `size`?"#,
        #"line 3: "tol" is not read; did you mean `tool`?"#,
      ])
  }

  @Test("JSON Lines: the element under a finger, and writing the trace again")
  func over() throws {
    let lines = """
      {"trace":1,"unit":"pt"}
      {"t":0,"phase":"down","id":1,"x":1,"y":1,"on":"list/message","size":[390,72],"sizes":{"list":[390,700.5]}}
      {"t":8,"phase":"move","id":1,"x":2,"y":1,"on":"folder"}
      {"t":16,"phase":"move","id":1,"x":3,"y":1}
      {"t":24,"phase":"move","id":1,"x":4,"y":1,"on":null}
      {"t":32,"phase":"up","id":1,"x":4,"y":1,"on":"trash"}

      """
    let trace = try read(lines)
    let elements = trace.events.map { event -> String? in
      if case .touch(let touch) = event.action { touch.element } else { nil }
    }
    guard case .touch(let first)? = trace.events.first?.action else {
      Issue.record("no press")
      return
    }
    #expect(first.sizes == [ElementSize(element: "list", size: Point(x: 390, y: 700.5))])
    #expect(elements == ["list/message", "folder", nil, "", "trash"])
    #expect(WriteJSONLines.text(trace) == lines)
    // On a press, `null` is the same as no element: the command's `--target` then applies.
    let press = try read(#"{"t":0,"phase":"down","id":1,"x":1,"y":1,"on":null}"#)
    let touch = TraceTouch(time: 0, phase: .down, finger: 1, location: Point(x: 1, y: 1))
    #expect(press.events == [TraceEvent(line: 1, .touch(touch))])
  }

  @Test("JSON Lines: the header, samples, ticks and state changes")
  func jsonLines() throws {
    let trace = try read(
      """
      {"trace":1,"width":390,"height":844,"unit":"pt","device":"made"}
      {"t":12.5,"phase":"down","id":1,"x":100.25,"y":200,"on":"list/message","size":[390,72]}
      {"t":600,"phase":"tick"}
      {"t":700,"set":{"selection":"some","zoom":2.5,"unread":true}}
      {"t":700.0004,"phase":"cancel","id":1,"x":1e2,"y":-0.5,"pressure":3}
      """)
    #expect(trace.header == TraceHeader(screen: Point(x: 390, y: 844), device: "made"))
    let down = TraceTouch(
      time: 12_500, phase: .down, finger: 1, location: Point(x: 100.25, y: 200), element: "list/message",
      size: Point(x: 390, y: 72))
    #expect(trace.events[0] == TraceEvent(line: 2, .touch(down)))
    #expect(trace.events[1] == TraceEvent(line: 3, .tick(600_000)))
    #expect(
      trace.events[2]
        == TraceEvent(
          line: 4,
          .set(
            700_000,
            [
              StateSetting(name: "selection", value: .word("some")),
              StateSetting(name: "zoom", value: StateValue(2.5)),
              StateSetting(name: "unread", value: .bool(true)),
            ])))
    #expect(
      trace.events[3]
        == TraceEvent(
          line: 5,
          .touch(TraceTouch(time: 700_000, phase: .cancel, finger: 1, location: Point(x: 100, y: -0.5)))))
  }

  @Test(
    "pixels and device units are converted to points, separately for each axis",
    arguments: [
      (#"{"trace":1,"unit":"px","dpi":320}"#, Point(x: 50, y: 100)),
      (#"{"trace":1,"unit":"device","width":1000,"height":1000,"mm":[25.4,50.8]}"#, Point(x: 16, y: 64)),
      (
        #"{"trace":1,"unit":"device","width":1000,"height":1000,"mm":null,"mmEstimated":[25.4,25.4]}"#,
        Point(x: 16, y: 32)
      ),
    ])
  func units(_ header: String, _ place: Point) throws {
    let trace = try read(header + "\n" + #"{"t":0,"phase":"down","id":1,"x":100,"y":200}"#)
    guard case .touch(let touch) = trace.events[0].action else {
      Issue.record("no touch")
      return
    }
    #expect(
      abs(touch.location.x - place.x) < 1e-9 && abs(touch.location.y - place.y) < 1e-9, "\(touch.location)")
  }

  @Test(
    "a damaged line of JSON Lines is an error with its number and a reason",
    arguments: [
      (#"{"t":0,"phase":"down","id":1,"x":1"#, 2, "the line ends before its value does"),
      (#"{"t":0,"phase":"down","id":1,"x":1,"y":NaN}"#, 2, "no JSON value"),
      (#"{"t":0,"phase":"down","id":1,"x":1e999,"y":1}"#, 2, "\"x\" must be a finite number"),
      (#"{"t":0,"phase":"down","id":1,"x":1,"y":-Infinity}"#, 2, "no JSON value"),
      (#"{"t":-1e30,"phase":"tick"}"#, 2, "2^53"),
      (#"{"t":1e999,"phase":"tick"}"#, 2, "2^53"),
      (#"{"t":0,"phase":"down","id":1.5,"x":1,"y":1}"#, 2, "\"id\" must be a whole number"),
      (#"{"t":0,"phase":"press","id":1,"x":1,"y":1}"#, 2, "no such phase: press"),
      (#"{"phase":"tick"}"#, 2, "\"t\" is missing"),
      (#"{"t":1e30,"phase":"tick"}"#, 2, "2^53"),
      (#"{"t":0,"phase":"down","id":1,"x":1,"y":1,"size":[0,1]}"#, 2, "\"size\" must be two numbers"),
      (#"{"t":0,"set":{"a":[1]}}"#, 2, "the value of \"a\""),
      (#"[1]"#, 2, "must be a JSON object"),
      (#"{"t":0,"phase":"tick"} {}"#, 2, "something follows"),
      (#"{"t":0,"phase":"tick","note":"\x"}"#, 2, "no such escape"),
      (#"{"t":0,"phase":"down","id":1,"x":1,"y":1,"on":""}"#, 2, "\"on\" must name an element"),
      (#"{"t":0,"phase":"down","id":1,"x":1,"y":1,"set":{"a":1}}"#, 2, "both \"phase\" and \"set\""),
      (#"{"t":0,"set":{"a":1},"at":{"list":["top"]}}"#, 2, "both \"set\" and \"at\""),
      (#"{"trace":1,"width":390,"height":844}"#, 2, "not on the first line"),
    ])
  func damage(_ line: String, _ number: Int, _ reason: String) {
    let found = error("{\"trace\":1}\n\(line)\n")
    #expect(found?.line == number)
    #expect(found?.message.contains(reason) == true, "\(found?.message ?? "read")")
  }

  @Test(
    "unusual but finite numbers are read unchanged",
    arguments: [
      ("-0", -0.0), ("-0.0", -0.0),
      ("5e-324", Double.leastNonzeroMagnitude), ("1e-400", 0), ("1e6", 1_000_000), ("-1e300", -1e300),
    ])
  func oddNumbers(_ text: String, _ value: Double) throws {
    let trace = try read("{\"trace\":1}\n{\"t\":0,\"phase\":\"down\",\"id\":1,\"x\":\(text),\"y\":1}")
    guard case .touch(let touch) = trace.events[0].action else {
      Issue.record("no touch")
      return
    }
    #expect(touch.location.x.bitPattern == value.bitPattern)
  }

  @Test(
    "a header without a needed size, or with another version or unit, is an error",
    arguments: [
      #"{"trace":2}"#, #"{"trace":1,"unit":"px"}"#, #"{"trace":1,"unit":"inch"}"#,
      #"{"trace":1,"width":-3,"height":2}"#,
    ])
  func header(_ header: String) {
    #expect(error(header)?.line == 1)
  }

  @Test("damaged lines of a recorder's log are reported and skipped")
  func skipped() throws {
    let text = """
      # EVEMU 1.3
      A: 35 0 100 0 0 10
      A: 36 0 100 0 0 10
      E: 0.000001 0003 0039 1
      E: 0.000001 0003 0035 zz
      E: 0.000001 0003 0035 10
      rubbish
      E: 0.000001 0003 0036 20
      E: 0.000001 0000 0000 0
      """
    var notes = TraceNotes()
    let trace = try ReadTrace.trace(Array(text.utf8), options: TraceOptions(), notes: &notes)
    #expect(trace.events.count == 2)
    #expect(notes.damaged.map(\.line) == [5, 7])
    #expect(notes.lines(path: "x")[0] == "x:5: skipped: no value (a whole number of 32 bits) after the code")
  }

  @Test(
    "forms are distinguished by content",
    arguments: [
      ("{\"t\":0}", TraceFormat.jsonLines), ("# EVEMU 1.2\nN: x", .evemu), ("N: x\n", .evemu),
      ("E: 1.000000 0003 0035 1", .evemu), ("# libinput record\nversion: 1", .libinput),
      ("version: 1\nndevices: 1", .libinput),
      ("[   53890.813990] /dev/input/event2: 0003 0035 000001be", .getevent),
      ("/dev/input/event2: 0003 0035 000001be", .getevent), ("add device 1: /dev/input/event7", .getevent),
      ("53890-813990: /dev/input/event2: 0003 0035 000001be", .getevent), ("0003 0035 000001be", .getevent),
      ("EV_ABS       ABS_MT_POSITION_X    00000004", .getevent),
      ("Event: time 1405436904.108107, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 954", .evtest),
      ("Input driver version is 1.0.1", .evtest),
      ("#!/bin/sh\nsendevent /dev/input/event2 3 53 446", .sendevent),
      ("adb shell sendevent /dev/input/event2 3 53 446", .sendevent),
      ("Available devices:\n/dev/input/event0:\tPower Button\n# EVEMU 1.3\n", .evemu),
      (
        "/dev/input/event0:\tLid Switch\nSelect the device event number [0-3]: 2\nEvent: time 1.5, type",
        .evtest
      ),
    ])
  func detection(_ text: String, _ format: TraceFormat) throws {
    #expect(try TraceFormat.detect(Array(text.utf8)) == format)
  }

  @Test("a trace that mail quotes is read without its marks, and damage has its line")
  func quoted() throws {
    let text = """
      {"trace":1,"width":390,"height":844,"unit":"pt"}
      {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"card"}
      {"t":60,"phase":"up","id":1,"x":100,"y":200}

      """
    for mark in ["> ", ">", "> > "] {
      let quoted = text.split(separator: "\n").map { mark + $0 + "\n" }.joined()
      #expect(try read(quoted) == read(text))
    }
    #expect(try TraceFormat.detect(Array("> # EVEMU 1.3\n>\n> N: x\n".utf8)) == .evemu)
    #expect(error("> {\"trace\":1,\"unit\":\"pt\"}\n> {\"t\":0\n")?.line == 2)
  }

  @Test("libinput: a list of five codes is no axis")
  func codes() {
    let text = """
      # libinput record
      version: 1
      ndevices: 1
      devices:
      - node: /dev/input/event2
        evdev:
          codes:
            0: [0, 1, 2, 3, 4] # EV_SYN
            3: [47, 53, 54, 57, 58] # EV_ABS
          absinfo:
            53: [0, 1000, 0, 0, 10]
            54: [0, 2000, 0, 0, 10]
      """
    #expect(ReadLibinput.recording(Array(text.utf8)).device.axes.keys.sorted() == [53, 54])
  }

  @Test(
    "a text without events or in no known form is an error",
    arguments: [
      ("# EVEMU 1.3\nN: x\n", "no events"), ("Event: time 1.5, type 3", "not a time, a type, a code"),
      ("sendevent /dev/input/event2 3 53", "a type, a code and a value"), ("hello\n", "neither"),
      ("", "empty"),
      ("Available devices:\n/dev/input/event0:\tPower Button\n", "neither"),
    ])
  func refused(_ text: String, _ reason: String) {
    #expect(error(text)?.message.contains(reason) == true)
  }

  @Test("events of another device and of other types are counted and ignored")
  func others() throws {
    let text = """
      [ 1.000000] /dev/input/event2: 0003 0039 00000001
      [ 1.000000] /dev/input/event2: 0003 0035 0000000a
      [ 1.000000] /dev/input/event2: 0003 0036 0000000a
      [ 1.000000] /dev/input/event2: 0004 0005 0000000a
      [ 1.000000] /dev/input/event2: 0000 0000 00000000
      [ 1.100000] /dev/input/event0: 0001 0074 00000001
      [ 1.100000] /dev/input/event0: 0000 0000 00000000
      [ 1.200000] /dev/input/event2: 0003 0039 ffffffff
      [ 1.200000] /dev/input/event2: 0000 0000 00000000
      """
    var notes = TraceNotes()
    let trace = try ReadTrace.trace(Array(text.utf8), options: TraceOptions(dpi: 160), notes: &notes)
    #expect(trace.events.map(\.action.time) == [0, 200_000])
    #expect(notes.count(of: .otherDevice) == 2 && notes.count(of: .notTouch) == 1)
  }

  @Test(
    "milliseconds become whole microseconds exactly",
    arguments: [
      ("0", 0), ("12.5", 12_500), ("-3.25", -3250), ("0.0004", 0), ("0.0005", 1), ("1e3", 1_000_000),
      ("9007199254740.991", 9_007_199_254_740_991),
    ] as [(String, Microseconds)])
  func times(_ text: String, _ time: Microseconds) {
    #expect(DecimalTime.microseconds(fromMilliseconds: text) == time)
  }

  @Test(
    "numbers are printed with at most three decimals, without trailing zeros and without -0",
    arguments: [
      (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-2.0004, "-2"), (0.0625, "0.063"), (1234.5678, "1234.568"),
      (-0.5, "-0.5"),
    ])
  func numbers(_ value: Double, _ text: String) {
    #expect(DecimalText.text(value) == text)
  }
}
