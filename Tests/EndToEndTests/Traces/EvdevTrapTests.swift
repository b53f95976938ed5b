import GestureRuntime
import Testing

@testable import gspec

/// Tests of details of touch drivers that are easy to misread, one test for each.
@Suite("Traps of the kernel's touch protocols")
struct EvdevTrapTests {
  /// Reads events. A line is a time in milliseconds, followed by events such as `x=10`; `--` ends a frame.
  private func read(_ script: String, header: String = "") -> (touches: [String], notes: TraceNotes) {
    var text = header
    var time = 0
    for line in script.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let value = Int(words[0]) { time = value }
      let codes = [
        "slot": "002f", "id": "0039", "x": "0035", "y": "0036", "distance": "003b", "tool": "0037",
        "major": "0030", "abs-x": "0000", "abs-y": "0001",
      ]
      let stamp = "E: \(time / 1000).\(String(1000 + time % 1000).dropFirst())000"
      for word in words.dropFirst() {
        let sides = word.split(separator: "=").map(String.init)
        switch sides[0] {
        case "--": text += "\(stamp) 0000 0000 0\n"
        case "mt": text += "\(stamp) 0000 0002 0\n"
        case "dropped": text += "\(stamp) 0000 0003 0\n"
        case "pen": text += "\(stamp) 0001 0140 \(sides[1])\n"
        case "rubber": text += "\(stamp) 0001 0141 \(sides[1])\n"
        case "touch": text += "\(stamp) 0001 014a \(sides[1])\n"
        default: text += "\(stamp) 0003 \(codes[sides[0]] ?? "0018") \(sides[1])\n"
        }
      }
    }
    let recording = ReadEvemu.recording(Array(text.utf8))
    var notes = recording.notes
    let touches = EvdevContacts.touches(of: recording, notes: &notes)
    return (
      touches.map {
        "\($0.time / 1000) \($0.phase) \($0.finger) \($0.x),\($0.y)\($0.tool == .finger ? "" : " \($0.tool)")"
      }, notes
    )
  }

  @Test("a slot keeps its place across a lift: the next contact may send one axis only")
  func keptPlace() {
    let touches = read(
      """
      0 id=1 x=10 y=20 --
      10 id=-1 --
      20 id=2 y=30 --
      30 id=-1 --
      """
    ).touches
    #expect(touches == ["0 down 0 10,20", "10 up 0 10,20", "20 down 1 10,30", "30 up 1 10,30"])
  }

  @Test("the header has the slot that is current at the start")
  func startingSlot() {
    let header = """
      #   Event type 3 (EV_ABS)
      #     Event code 47 (ABS_MT_SLOT)
      #       Value      3

      """
    let script = """
      0 id=1 x=10 y=20 --
      10 slot=0 id=2 x=50 y=60 --
      20 slot=3 x=11 --
      30 id=-1 slot=0 id=-1 --
      """
    #expect(
      read(script, header: header).touches == [
        "0 down 0 10,20", "10 down 1 50,60", "20 move 0 11,20", "30 up 0 11,20", "30 up 1 50,60",
      ])
  }

  @Test("the header's slot holds the contact that begins without a slot: a new id in that slot replaces it")
  func startingSlotAlone() {
    let header = "#   Event type 3 (EV_ABS)\n#     Event code 47 (ABS_MT_SLOT)\n#       Value      3\n"
    let script =
      "0 id=1 x=10 y=20 --\n10 slot=0 id=2 x=50 y=60 --\n20 slot=3 id=5 x=12 --\n30 id=-1 slot=0 id=-1 --"
    #expect(
      read(script, header: header).touches == [
        "0 down 0 10,20", "10 down 1 50,60", "20 up 0 10,20", "20 down 2 12,20", "30 up 1 50,60",
        "30 up 2 12,20",
      ])
  }

  @Test("without a header, the first contact belongs to the slot that sends moves without an id")
  func unknownSlot() {
    let script = """
      0 id=1 x=10 y=20 --
      10 slot=0 id=2 x=50 y=60 --
      20 slot=3 x=11 --
      30 id=-1 --
      40 slot=0 id=-1 --
      """
    #expect(
      read(script).touches == [
        "0 down 0 10,20", "10 down 1 50,60", "20 move 0 11,20", "30 up 0 11,20", "40 up 1 50,60",
      ])
  }

  @Test(
    "without a header, a new contact that sends one axis only has the slot of the first one, which has lifted"
  )
  func unsentAxis() {
    let lifted = """
      0 id=1 x=10 y=20 --
      10 id=-1 slot=2 id=2 x=50 y=60 --
      20 slot=0 id=3 y=25 --
      30 id=-1 slot=2 id=-1 --
      """
    #expect(
      read(lifted).touches == [
        "0 down 0 10,20", "10 up 0 10,20", "10 down 1 50,60", "20 down 2 10,25", "30 up 1 50,60",
        "30 up 2 10,25",
      ])
    let replaced = """
      0 id=1 x=10 y=20 --
      10 slot=1 id=2 x=50 y=60 --
      20 slot=0 id=3 y=25 --
      30 id=-1 slot=1 id=-1 --
      """
    #expect(
      read(replaced).touches == [
        "0 down 0 10,20", "10 down 1 50,60", "20 up 0 10,20", "20 down 2 10,25", "30 up 1 50,60",
        "30 up 2 10,25",
      ])
  }

  @Test("a tracking id that replaces another is a lift and a press at one time")
  func replacedID() {
    #expect(
      read("0 id=1 x=10 y=20 --\n10 id=2 x=30 --\n20 id=-1 id=3 y=40 --\n30 id=-1 --").touches == [
        "0 down 0 10,20", "10 up 0 10,20", "10 down 1 30,20", "20 up 1 30,20", "20 down 2 30,40",
        "30 up 2 30,40",
      ])
  }

  @Test("a tracking id may come after the place in its frame")
  func lateID() {
    #expect(read("0 x=10 y=20 id=1 --\n10 id=-1 --").touches == ["0 down 0 10,20", "10 up 0 10,20"])
  }

  @Test("SYN_DROPPED cancels contacts; later events of an unknown contact are counted and ignored")
  func dropped() {
    let result = read(
      "0 id=1 x=10 y=20 --\n10 x=11 dropped x=12 --\n20 x=13 --\n30 id=-1 --\n40 id=2 x=5 --\n50 id=-1 --")
    #expect(result.touches == ["0 down 0 10,20", "10 cancel 0 10,20", "40 down 1 5,20", "50 up 1 5,20"])
    #expect(result.notes.count(of: .dropped) == 1)
    #expect(result.notes.count(of: .afterDrop) == 1)
  }

  @Test("a contact that becomes a palm is cancelled, and its later events are ignored")
  func palm() {
    let result = read(
      "0 id=1 x=10 y=20 --\n10 tool=2 --\n20 x=12 --\n30 id=-1 --\n40 id=2 tool=0 x=5 --\n50 id=-1 --")
    #expect(result.touches == ["0 down 0 10,20", "10 cancel 0 10,20", "40 down 1 5,20", "50 up 1 5,20"])
    #expect(result.notes.count(of: .palm) == 2)
  }

  @Test("the next contact in a palm's slot is a palm, too, until another type is sent")
  func palmAgain() {
    let result = read(
      "0 id=1 tool=2 x=10 y=20 --\n10 id=-1 --\n20 id=2 x=12 --\n30 id=-1 --\n40 id=3 tool=0 x=5 --\n50 id=-1 --"
    )
    #expect(result.touches == ["40 down 0 5,20", "50 up 0 5,20"])
  }

  @Test("a contact in a pen's slot is a pen, until another type is sent")
  func pens() {
    #expect(
      read("0 id=1 tool=1 x=10 y=20 --\n10 id=-1 --\n20 id=2 --\n30 id=-1 --\n40 id=3 tool=0 --").touches == [
        "0 down 0 10,20 pen", "10 up 0 10,20", "20 down 1 10,20 pen", "30 up 1 10,20", "40 down 2 10,20",
        "40 cancel 2 10,20",
      ])
    #expect(
      read("0 rubber=1 id=1 tool=1 x=10 y=20 --\n10 id=-1 --").touches == [
        "0 down 0 10,20 eraser", "10 up 0 10,20",
      ])
  }

  @Test("if contacts have no type, the button of the tool in range has it")
  func buttons() {
    let script =
      "0 pen=1 abs-x=10 abs-y=20 touch=1 --\n10 touch=0 --\n20 pen=0 rubber=1 --\n30 touch=1 --\n"
      + "40 touch=0 rubber=0 --\n50 touch=1 --\n60 touch=0 --"
    #expect(
      read(script).touches == [
        "0 down 0 10,20 pen", "10 up 0 10,20", "30 down 1 10,20 eraser", "40 up 1 10,20",
        "50 down 2 10,20", "60 up 2 10,20",
      ])
    #expect(read("0 id=1 tool=1 x=10 y=20 mt --\n10 --\n20 mt --").touches.first == "0 down 0 10,20 pen")
  }

  @Test("a hovering contact is no touch until its distance is 0")
  func hover() {
    let result = read(
      "0 id=1 x=10 y=20 distance=3 --\n10 x=11 --\n20 distance=0 --\n30 distance=2 --\n40 id=-1 --")
    #expect(result.touches == ["20 down 0 11,20", "30 up 0 11,20"])
    #expect(result.notes.count(of: .hovering) == 3)
  }

  @Test("fingers left down at the end are cancelled")
  func leftDown() {
    #expect(
      read("0 id=1 x=10 y=20 --\n10 x=11 --").touches == [
        "0 down 0 10,20", "10 move 0 11,20", "10 cancel 0 11,20",
      ])
  }

  @Test("if a recording begins in the middle of a contact, the first place is a press")
  func beginsInside() {
    #expect(
      read("0 x=10 abs-y=20 --\n10 x=12 --\n20 id=-1 --").touches == [
        "0 down 0 10,20", "10 move 0 12,20", "20 up 0 12,20",
      ])
  }

  @Test("a lift has the last place before its frame")
  func liftingFrame() {
    #expect(read("0 id=1 x=10 y=20 --\n10 x=99 id=-1 --").touches == ["0 down 0 10,20", "10 up 0 10,20"])
  }

  @Test(
    "protocol A: a missing contact has lifted; a frame without a list means nothing; ids identify contacts")
  func listed() {
    let script = """
      0 id=4 x=10 y=20 mt id=7 x=50 y=60 mt --
      10 touch=1 --
      20 id=7 x=51 y=60 mt --
      30 mt --
      40 id=7 x=51 y=60 mt --
      50 touch=0 --
      """
    #expect(
      read(script).touches == [
        "0 down 0 10,20", "0 down 1 50,60", "20 up 0 10,20", "20 move 1 51,60", "30 up 1 51,60",
        "40 down 2 51,60",
        "50 up 2 51,60",
      ])
  }

  @Test("protocol A without ids: contacts continue by the least distance, not by their order")
  func nearest() {
    let script = """
      0 x=10 y=20 mt x=300 y=60 mt --
      10 x=303 y=60 mt x=13 y=20 mt --
      20 x=304 y=60 mt --
      30 mt --
      """
    #expect(
      read(script, header: "A: 35 0 400 0 0 0\n").touches == [
        "0 down 0 10,20", "0 down 1 300,60", "10 move 0 13,20", "10 move 1 303,60", "20 up 0 13,20",
        "20 move 1 304,60", "30 up 1 304,60",
      ])
  }

  @Test("protocol A without ids: a palm is the nearest contact, is cancelled, and stays a palm")
  func nearestPalm() {
    let script = """
      0 x=10 y=20 mt x=300 y=60 mt --
      10 x=11 y=20 mt x=301 y=60 tool=2 mt --
      20 x=301 y=60 tool=2 mt --
      30 x=301 y=60 mt --
      40 mt --
      50 x=301 y=60 mt --
      60 mt --
      """
    let result = read(script, header: "A: 35 0 400 0 0 0\n")
    #expect(
      result.touches == [
        "0 down 0 10,20", "0 down 1 300,60", "10 cancel 1 300,60", "10 move 0 11,20", "20 up 0 11,20",
        "50 down 2 301,60", "60 up 2 301,60",
      ])
    #expect(result.notes.count(of: .palm) == 3)
  }

  @Test("a contact with a size of 0 does not touch")
  func noSize() {
    #expect(
      read("0 x=10 y=20 major=5 mt --\n10 x=10 y=20 major=0 mt --").touches == [
        "0 down 0 10,20", "10 up 0 10,20",
      ])
  }

  @Test("a single-touch screen has only BTN_TOUCH")
  func single() {
    #expect(
      read("0 abs-x=10 abs-y=20 touch=1 --\n10 abs-x=12 --\n20 touch=0 --\n30 abs-x=40 --").touches == [
        "0 down 0 10,20", "10 move 0 12,20", "20 up 0 12,20",
      ])
  }

  @Test("if the clock is set back, times do not decrease")
  func clock() {
    let result = read("10 id=1 x=10 y=20 --\n5 x=11 --\n30 id=-1 --")
    #expect(result.touches == ["0 down 0 10,20", "0 move 0 11,20", "20 up 0 11,20"])
    #expect(result.notes.count(of: .timeWentBack) == 1)
    #expect(
      result.notes.lines(path: "x") == [
        "x: 1 frame whose time went back, used at the time of the frame before"
      ])
    var notes = TraceNotes()
    for reason in UnusedReason.allCases { notes.count(reason) }
    #expect(
      notes.lines(path: "x").allSatisfy {
        $0.contains("1 event ") || $0.contains("1 frame ") || $0.contains("1 update ")
      })
    #expect(notes.lines(path: "x").contains { $0.contains("1 event that says nothing about touches") })
  }
}
