extension DocumentStyle {
  /// Styles of touches on a screen, with lanes that fill the available width.
  static let touches = [pages, lanes, screens, narrowLanes].joined(separator: "\n")

  private static let pages = """
    .touch { display: flex; flex-wrap: wrap; gap: 1rem 1.75rem; align-items: flex-start; margin: 0 0 1.25rem; }
    .touch > .screen { flex: none; max-width: 100%; height: auto; }
    """

  /// Lanes, also those of a preview.
  static let lanes = """
    .lanes { flex: 1 1 22rem; min-width: 0; list-style: none; margin: 0; padding: 0; }
    .lane { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); column-gap: .75rem; align-items: center; max-width: none; margin: 0 0 .55rem; }
    .lane .who { line-height: 1.25; overflow-wrap: anywhere; }
    .lane small { color: var(--quiet); font-size: .8125rem; }
    .lane .why { grid-column: 2; color: var(--quiet); font-size: .9375rem; line-height: 1.4; }
    .track { display: block; overflow: visible; }
    svg .k-label { fill: var(--quiet); font-size: 11px; font-variant-numeric: tabular-nums; }
    .k-time { fill: var(--line); }
    .k-tick { stroke: var(--rule); stroke-width: 1; }
    .k-finger { fill: var(--rule); }
    .k-possible { fill: var(--rule); }
    .k-held { fill: var(--tint); stroke: var(--touch); stroke-width: 1.5; stroke-dasharray: 3 3; }
    .k-won { fill: var(--touch); opacity: .55; }
    .k-claim { fill: var(--touch); }
    .k-alone { fill: var(--card); stroke: var(--touch); stroke-width: 2.5; }
    .k-failed { stroke: var(--error); stroke-width: 2.5; transform-box: fill-box; transform-origin: center; transform: rotate(45deg); }
    .k-back { transform: rotate(-45deg); }
    .sample { display: inline-block; width: 1.75rem; height: .625rem; border-radius: .2rem; vertical-align: baseline; margin: 0 .15rem; }
    .sample.k-possible { height: .25rem; margin-bottom: .2rem; background: var(--rule); }
    .sample.k-held { background: var(--tint); border: 1.5px dashed var(--touch); }
    .sample.k-won { background: var(--touch); }
    """

  private static let screens = """
    .t-now { fill: var(--ink); }
    .t-finger { fill: none; stroke: var(--ink); stroke-width: 2; }

    .screen text { font: 10px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .s-screen { fill: var(--paper); }
    .s-frame { fill: none; stroke: var(--ink); stroke-width: 2; }
    .s-element { fill: none; stroke: var(--line); stroke-width: 1; }
    .s-touched { fill: var(--tint); stroke: var(--rule); stroke-width: 1; }
    svg .s-name { fill: var(--quiet); }
    svg .s-number { fill: var(--ink); font-weight: 700; }
    \(way)
    .s-tip { fill: var(--touch); }
    .s-lens, .s-close { fill: none; stroke: var(--rule); stroke-width: 1; stroke-dasharray: 3 3; }
    .s-close { fill: var(--paper); }
    .s-scale { stroke: var(--ink); stroke-width: 2; }

    .fixes { border-top: 1px solid var(--line); padding-top: .9rem; margin-top: .9rem; }
    .fixes p { margin-bottom: .5rem; }
    .finding.good { border-left-color: var(--good); }
    .motion { display: inline-block; margin: 0 0 1rem; }
    .motion input { accent-color: var(--touch); }
    section:has(.motion input:not(:checked)) .moves { display: none; }
    @media (prefers-reduced-motion: reduce) { .moves, .motion { display: none; } }
    @media print { .moves, .motion { display: none; } }
    """

  /// The trail of a finger, also in a preview.
  static let way =
    ".s-way { fill: none; stroke: var(--touch); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; opacity: .7; }"

  /// The lanes of a narrow window; it comes after what it changes.
  static let narrowLanes = """
    @media (max-width: 46rem) {
      .lanes { flex-basis: 100%; }
      .lane { grid-template-columns: minmax(0, 1fr); }
      .lane .why { grid-column: 1; }
    }
    """
}
