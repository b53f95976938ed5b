import SpecParser
import Testing

/// Every section with the mistakes that it can have, right and wrong lines side by side.
@Suite struct SectionTests {
  @Test func header() {
    #expect(messages("gspec: 2") == ["syntax/version: `2` is no version of the language that is known here"])
    #expect(
      messages("gspec:") == ["syntax/version: nothing is no version of the language that is known here"])
    #expect(
      places(parse("product: A\n")) == ["1:1 syntax/version the spec does not say its language version"])
    #expect(places(parse("gspec: 1\n")) == ["1:1 syntax/missing-key the spec has no `product`"])
    #expect(
      messages("product: [A]") == ["syntax/type: `product` must be one word or text, but this is a list"])
    #expect(
      messages("product: My Mail") == [
        "name/invalid: `My Mail` cannot be the name of a product: it has a space"
      ])
    #expect(
      places(parse("gspec: 1\nproduct: A\nvocabulary: B\n")) == [
        "3:1 syntax/duplicate-key a file is either a product's spec or a vocabulary"
      ])
    #expect(messages("gspec: \"1\"") == [])
    #expect(
      places(parse("version: 1\nspec: a.gspec.yaml\ncases: []\n")) == [
        "3:1 syntax/version this is a file of cases, not a spec"
      ])
  }

  @Test func productKeys() {
    expectMarked(
      """
      platforms: [ios, ipadso, ios] # expect: syntax/type, name/duplicate
      experience: gaem              # expect: syntax/type
      edges: {protect: [bottom, under], protects: top} # expect: syntax/direction, syntax/unknown-key
      activites:                    # expect: syntax/unknown-key
      """
    )
    #expect(messages("platforms: ios\nexperience: [game, drawing]\nedges: {protect: bottom}") == [])
    #expect(messages("edges: {}") == ["syntax/missing-key: `edges` has no `protect`"])
    let spec = parse(BaseSpec.with("experience: immersive\nedges: {protect: [left, top]}")).spec
    #expect(spec?.experience == [.immersive])
    #expect(spec?.protectedEdges?.value.words == ["left", "top"])
    let reading = parse(BaseSpec.with("experience: immersive\nedges: {protect: [trailing, top]}")).spec
    #expect(reading?.protectedEdges?.value.words == ["trailing", "top"])
    #expect(reading?.followsReading == true)
    #expect(reading?.protectedEdges?.value.laidOut(.rtl) == [.left, .top])
    let mixed = messages("experience: immersive\nedges: {protect: [trailing, left]}")
    #expect(mixed.count == 1 && mixed[0].hasPrefix("syntax/direction: `trailing` changes sides"))
  }

  @Test func state() throws {
    expectMarked(
      """
      state:
        a: [x, x]     # expect: name/duplicate
        b: []         # expect: syntax/type
        c: boolean    # expect: syntax/type
        d: 8.0..1.0   # expect: syntax/range
        e: 1..        # expect: syntax/range
        f: 1pt..2pt   # expect: syntax/unit
        and: bool     # expect: name/invalid
        1x: bool      # expect: name/invalid
        h: {a: b}     # expect: syntax/type
        i:            # expect: syntax/type
        j: [true]     # expect: name/invalid
        k: -1..1
        l: 3..3
        m: [1x, 2x]
        n: [on, no]
      """
    )
    let spec = try #require(parse(BaseSpec.with("state: {n: [on, no], k: -1..1, m: 2.50..3, b: bool}")).spec)
    #expect(spec.states.map(\.name.value) == ["n", "k", "m", "b"])
    guard case .enumeration(let words) = spec.states[0].type else { return #expect(Bool(false)) }
    #expect(words.map(\.value) == ["on", "no"])
    #expect(spec.states[1].type == .number(low: -1, high: 1))
    #expect(spec.states[3].type == .bool)
  }

  @Test func elements() throws {
    expectMarked(
      """
      elements:
        list:
          scrolls: up               # expect: syntax/direction
          zooms: on                 # expect: syntax/type
          selectable:               # expect: syntax/type
          text: editble             # expect: syntax/type
          at: [top, middle]         # expect: syntax/direction
          pages: {a: b}             # expect: syntax/type
          swipable: left            # expect: syntax/unknown-key
          children:
            a/b: {}                 # expect: name/invalid
            "": {}                  # expect: name/invalid
            map: {bounded: true, unbounded: true} # expect: syntax/contradiction
            sky: {bounded: false, unbounded: true}
            row: [x]                # expect: syntax/type
        -x: {}                      # expect: name/invalid
        größe-📱: {3d: true, at: [top, bottom], drop-target: false, swipeable: true, scrolls: both}
      """
    )
    let text = "elements: {list: {children: {row: {children: {a: }}}}, b: {pages: [horizontal, vertical]}}"
    let spec = try #require(parse(BaseSpec.with(text)).spec)
    #expect(spec.elements.map(\.path) == ["list", "list/row", "list/row/a", "b"])
    #expect(spec.elements.map(\.parent) == [nil, 0, 1, nil])
    #expect(spec.elements[3].traits.pages?.value == [.horizontal, .vertical])
  }

  @Test func targets() throws {
    let elements = """
      elements:
        inbox: {children: {list: {children: {row: {}}}}}
        outbox: {children: {list: {children: {row: {}}}}}
        row: {}
        page: {}

      """
    expectMarked(
      elements + """
        activities:
          a: {does: custom, target: row, by: tap}
          b: {does: custom, target: list/row, by: tap}        # expect: name/ambiguous
          c: {does: custom, target: list, by: tap}            # expect: name/ambiguous
          d: {does: custom, target: outbox/list/row, by: tap}
          e: {does: custom, target: pgae, by: tap}            # expect: name/undeclared
          f: {does: custom, target: inbox/row, by: tap}       # expect: name/undeclared
          g: {does: custom, target: [page], by: tap}          # expect: syntax/type
        """)
    let spec = parse(
      BaseSpec.with(elements + "activities: {a: {does: custom, target: row, by: tap}}")
    ).spec
    #expect(spec?.activities[0].target.value == 6, "a full path is no ambiguous short name")
  }

  @Test func activities() {
    expectMarked(
      """
      uses: material
      activities:
        a: {does: actvate, target: list, by: touch}          # expect: name/undeclared
        b: {target: list, by: touch}                         # expect: syntax/missing-key
        c: {does: custom, target: list, by: tuch}            # expect: name/undeclared
        d: {does: custom, target: list, by: [tap, tap]}      # expect: name/duplicate
        e: {does: custom, target: list, by: []}              # expect: syntax/type
        f: {does: custom, target: list, by: tap, after: pinch}        # expect: name/undeclared
        g: {does: custom, target: list, by: tap, fallback: oepn}      # expect: name/undeclared
        h: {does: custom, target: list, by: tap, begins: yes}         # expect: syntax/type
        i: {does: custom, target: list, by: tap, latency: 100}        # expect: syntax/unit
        j: {does: custom, target: list, by: tap, commit: {}}          # expect: syntax/missing-key
        k: {does: custom, target: list, by: tap, commit: {distance: 2x}}   # expect: syntax/unit
        l: {does: custom, target: list, by: tap, commit: {speed: 3pt/s}}   # expect: syntax/unknown-key
        m: {does: custom, target: list, by: tap, on: list}   # expect: syntax/unknown-key
        u: {does: custom, target: list, by: tap, over: lsit}          # expect: name/undeclared
        v: {does: custom, target: list, by: tap, over: drop-target}   # expect: name/undeclared
        w: {does: custom, target: list, by: tap, over: [row, row]}    # expect: name/duplicate
        x: {does: custom, target: list, by: tap, over: []}            # expect: syntax/type
        n: [a]                                               # expect: syntax/type
        o:                                                   # expect: syntax/type
        p q: {does: custom, target: list, by: tap}           # expect: name/invalid
        q: {does: custom, target: list, by: tap, alternative: }   # expect: syntax/type
        r: {does: activate, target: list, by: [touch, drag], begins: true, after: [rotate, pinch-open], important: false}
        s: {does: activate, target: list, by: touch, fallback: r, shortcut-for: the button, latency: 0.1s}
        t: {does: activate, target: list, by: touch, commit: {distance: 33%, velocity: min-fling-velocity}}
      """
    )
  }

  @Test func activityValues() throws {
    let text = """
      activities:
        open: {does: custom, target: list, by: tap, latency: 0.1s, after: [hold, slide], shortcut-for: the button}
        shut:
          does: custom
          target: list
          by: [tap, hold]
          fallback: open
          from: [left-edge, top-edge]
          commit: {distance: 33%, velocity: min-fling-velocity}
      """
    let spec = try #require(parse(BaseSpec.with(text)).spec)
    #expect(spec.activities[0].latency?.value == 100_000)
    #expect(spec.activities[0].after.map(\.value) == ["hold", "slide"])
    #expect(spec.activities[0].shortcutFor?.value == "the button")
    #expect(spec.activities[1].fallback?.value == 0)
    #expect(spec.activities[1].mechanics.map { spec.mechanics[$0.value].name.value } == ["tap", "hold"])
    #expect(spec.activities[1].from?.value == Sides([.left, .top]))
    #expect(spec.activities[1].commit?.distance?.value == Quantity(33, .proportion))
    #expect(spec.activities[1].commit?.velocity?.value == 1_000)
  }

  @Test("`over` names elements, those that have a trait, or all") func elementsUnderFingers() throws {
    let text = """
      elements:
        list: {scrolls: vertical, children: {row: {drop-target: true}, zooms: {}}}
        page: {zooms: true, drop-target: false}
        bin: {drop-target: true}
      activities:
        open: {does: custom, target: list, by: tap, over: [page, row]}
        drop: {does: custom, target: list, by: slide, over: drop-target}
        both: {does: custom, target: list, by: slide, over: [scrolls, list/zooms]}
        mark: {does: custom, target: list, by: slide, over: zooms}
        each: {does: custom, target: list, by: slide, over: any}
        none: {does: custom, target: list, by: tap}
      """
    let spec = try #require(parse(BaseSpec.with(text)).spec)
    let over = spec.activities.map { $0.over.map { spec.elements[$0.value].path } }
    #expect(
      over == [
        ["list/row", "page"], ["list/row", "bin"], ["list", "list/zooms"],
        // A name of both an element and a trait means the element.
        ["list/zooms"], ["list", "list/row", "list/zooms", "page", "bin"], [],
      ])
  }

  @Test func feedback() {
    expectMarked(
      """
      activities:
        open:
          does: custom
          target: list
          by: tap
          feedback:
            rubber-band: {beyond: 120pt, coefficient: 0.55, stiffness: 3} # expect: syntax/unknown-key
            rubberband: {}                                                # expect: syntax/unknown-key
            on-commit: {curve: ease-out, duration: 3pt, delay: 10}        # expect: syntax/unit, syntax/unit
            on-cancel: {spring: {damping: 0.7s, response: 0.3s}, opacity: 0} # expect: syntax/unit, syntax/unknown-key
            on-end: {decay: fast, opacity: 0}                             # expect: syntax/unknown-key
            follow: {translation: 1x, rotation: 0.05deg, opacity: 0.5, delay: 80ms} # expect: syntax/unknown-key
            clamp: {min: 1x, max: -8pt}                                   # expect: syntax/contradiction
            anchor: finger                                                # expect: syntax/type
            progress: {scale: 2x, duration: 300ms}
            haptic: {claim: light, commit: [a]}                           # expect: syntax/type
      """
    )
  }

  @Test func feedbackValues() {
    expectMarked(
      """
      activities:
        open:
          does: custom
          target: list
          by: tap
          feedback:
            follow:
              translation: {x: 1x, y: -0.5x, z: 1x} # expect: syntax/unknown-key
              rotation: 1pt                         # expect: syntax/unit
              opacity: {from: 0%, to: 120%}         # expect: syntax/range
              scale: {from: 1x, to: none}           # expect: syntax/type
            rubber-band: {law: smoth}               # expect: syntax/type
            on-commit: {curve: eas-in, target: threshold, duration: 1s, opacity: 120%} # expect: syntax/type, syntax/range
            on-cancel: {curve: "cubic-bezier(0.2, 0, 0, 1)", target: strat} # expect: syntax/type
            on-end: {decay: fst, pages: 100%}       # expect: syntax/type
            haptic: {claim: lihgt, threshold: thud, commit: 1.5} # expect: syntax/type, syntax/range
        shut:
          does: custom
          target: list
          by: tap
          feedback:
            follow: {translation: none, rotation: -23deg, opacity: 0.7, scale: 90}
            rubber-band: {beyond: 33%, law: article-code, coefficient: 0.7}
            on-commit: {curve: "cubic-bezier(1.5, 0, 0, 1)", target: 150%, opacity: 40%} # expect: syntax/range
            on-cancel: {spring: {response: 0.3, initial-velocity: -20pt/s}, target: 1x}
            on-end: {decay: 0.4}                    # expect: syntax/range
            haptic: {claim: 0.5, threshold: selection, commit: our-own}
      """
    )
  }

  @Test func feedbackContradictions() {
    func contradictions(_ feedback: String) -> [String] {
      findings(inFeedback: feedback, of: "syntax/contradiction").map(\.message)
    }
    #expect(
      contradictions("on-cancel: {spring: {response: 0.3s}, duration: 500ms}")
        == ["`response` and `duration` both say how quick the spring of `on-cancel` is"])
    #expect(
      contradictions("on-commit: {curve: ease, spring: {damping: 1}}") == [
        "`on-commit` has a curve and a spring"
      ])
    #expect(
      contradictions("on-end: {decay: fast, curve: ease}") == ["`on-end` has a decay, which knows no `curve`"]
    )
    #expect(contradictions("on-end: {decay: fast, target: page, duration: 1s}").count == 2)
    #expect(contradictions("on-end: {decay: fast, spring: {damping: 1}, pages: 50%}").isEmpty)
    #expect(
      contradictions("on-end: {pages: 50%, curve: ease}") == ["`on-end` has pages, which know no `curve`"])
    #expect(contradictions("on-end: {pages: 50%, target: start, duration: 1s}").count == 2)
    #expect(contradictions("on-end: {pages: 50%, spring: {damping: 1}, duration: 1s}").isEmpty)
    #expect(contradictions("clamp: {min: 2x, max: 1x}") == ["`max` is less than `min`"])
    #expect(contradictions("clamp: {min: 2x, max: 10deg}") == ["`min` is a factor and `max` an angle"])
    #expect(contradictions("clamp: {min: 1x, max: 1x}").isEmpty)
    #expect(contradictions("rubber-band: {law: smooth, coefficient: 0.5}").count == 1)
  }

  @Test func resolve() {
    expectMarked(
      """
      resolve:
        - {wait: open, for: shut}
        - {prefer: [open], over: [shut]}
        - together: [open, shut]
        - {wait: open}                      # expect: syntax/missing-key
        - {wait: open, over: shut}          # expect: syntax/missing-key
        - {prefer: opne, over: shut}        # expect: name/undeclared
        - together: [open]                  # expect: syntax/missing-key
        - together: [open, open]            # expect: name/duplicate
        - {prefers: open, over: shut}       # expect: syntax/unknown-key
        - open                              # expect: syntax/type
        - {together: [open, shut], wait: open} # expect: syntax/missing-key
      """
    )
    #expect(
      messages("resolve: {wait: open, for: shut}") == [
        "syntax/type: `resolve` must be a list, but this is a mapping"
      ])
    #expect(messages("resolve:") == [])
  }

  @Test func suppressions() throws {
    expectMarked(
      """
      lint:
        disable:
          - {rule: conflict/delayed, activity: open, reason: measured}
          - {rule: conflict/delayed, activities: [open, shut], reason: measured}
          - {rule: conflict/delayed, reason: measured}
          - {rule: conflict/delayed, activity: open}             # expect: syntax/missing-key
          - {rule: conflict/delayed, activity: opne, reason: x}  # expect: name/undeclared
          - {rule: conflict/delayed, reason: ""}              # expect: syntax/type
          - {rule: conflict/delayed, because: x}                 # expect: syntax/unknown-key
          - conflict/delayed                                     # expect: syntax/type
      """
    )
    let line = "lint: {disable: [{rule: a/b, activities: [open, shut], reason: why}]}"
    let spec = try #require(parse(BaseSpec.with(line)).spec)
    #expect(spec.suppressions[0].rule.value == "a/b")
    #expect(spec.suppressions[0].activities.map(\.value) == [0, 1])
  }

  @Test(
    "An unknown rule gets the nearest name as help, also beside other errors, and does not prevent the spec",
    arguments: [
      ("guard/alway", "did you mean `guard/always`?"),
      ("conflict/*", "name each rule; only `rules` in `.gspec.yaml` takes a family"),
      ("conflict/whatever", "`gspec rules` lists all of them"),
    ])
  func unknownRules(_ rule: String, _ help: String) {
    let line = "lint: {disable: [{rule: \(rule), reason: why}]}"
    let result = parse(BaseSpec.with(line))
    #expect(result.spec != nil && result.findings.map(\.rule) == ["lint/unknown-rule"])
    #expect(result.findings.first?.help == [help])
    let broken = parse(BaseSpec.with(line + "\nresolve: {wait: open, for: shut}"))
    #expect(broken.spec == nil)
    #expect(Set(broken.findings.map(\.rule)) == ["lint/unknown-rule", "syntax/type"])
  }

  @Test func kinds() {
    expectMarked(
      """
      kinds:
        glow: {summary: Glows., by: [tap, hold]}
        shine: {by: []}
        gleam:
        custom: {}                 # expect: name/invalid
        flash: {by: tpa}           # expect: name/undeclared
        blink: {with: tap}         # expect: syntax/unknown-key
      activities:
        a: {does: glow, target: list, by: tap}
        b: {does: gleam, target: list, by: tap}
        c: {does: blink, target: list, by: tap}
        d: {does: glwo, target: list, by: tap}  # expect: name/undeclared
      """
    )
  }
}
