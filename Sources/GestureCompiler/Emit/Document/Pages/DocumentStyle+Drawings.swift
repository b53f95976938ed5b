extension DocumentStyle {
  /// Styles of drawings. They use the page's colors, so that they follow light and dark mode.
  static let drawings = """
    svg { display: block; }
    svg text { fill: var(--ink); font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
    .fig { margin: 0 auto .35rem; max-width: 100%; height: auto; }
    .large .fig { margin: 0 0 .5rem; }
    .fig-dot { fill: var(--touch); }
    .fig-joins { fill: none; stroke: var(--touch); stroke-width: 1.75; stroke-dasharray: 3 2.4; }
    .fig-echo { fill: none; stroke: var(--touch); stroke-width: 1.75; }
    .fig-hold { fill: none; stroke: var(--touch); stroke-width: 1.75; stroke-dasharray: 2 3.2; stroke-linecap: round; }
    .fig-line { fill: none; stroke: var(--ink); stroke-width: 2.5; stroke-linecap: round; }
    .fig-head { fill: var(--ink); stroke: var(--paper); stroke-width: .75; }
    .fig-cone { fill: var(--tint); }
    .fig-screen { fill: none; stroke: var(--rule); stroke-width: 1; }
    .fig-edge { stroke: var(--touch); stroke-width: 4; stroke-linecap: round; }
    .fig-then { fill: none; stroke: var(--quiet); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    svg .fig-label { fill: var(--quiet); font-size: 11px; font-variant-numeric: tabular-nums; }

    .e-box { fill: var(--card); stroke: var(--rule); stroke-width: 1; }
    .e-odd { fill: var(--odd); }
    .e-element:target > .e-box { stroke: var(--touch); stroke-width: 3; }
    svg .e-name { font: 600 14px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .e-trait { fill: none; stroke: var(--rule); stroke-width: 1; }
    svg .e-trait-text { font-size: 12px; fill: var(--quiet); }
    .e-sign { fill: none; stroke: var(--touch); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
    .e-activity { fill: var(--tint); }
    svg .e-activity-text { font: 12px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .elements a:hover .e-activity, .elements a:focus-visible .e-activity { stroke: var(--touch); stroke-width: 2; }

    .machine text { font-size: 12.5px; }
    .m-idle { fill: var(--card); stroke: var(--rule); stroke-width: 1.5; stroke-dasharray: 4 3; }
    .m-state { fill: var(--card); stroke: var(--ink); stroke-width: 1.75; }
    .m-claim { fill: var(--touch); }
    .m-claim-ring { fill: none; stroke: var(--touch); stroke-width: 2; }
    .m-end { fill: var(--ink); }
    .m-line { stroke: var(--ink); stroke-width: 2; }
    .m-tip { fill: var(--ink); }
    .m-loop { fill: none; stroke: var(--touch); stroke-width: 1.75; }
    .m-loop-tip { fill: var(--touch); }
    svg .m-title { font-weight: 600; }
    svg .m-idle-text { font-weight: 400; fill: var(--quiet); stroke: none; }
    svg .m-claim-text, svg .m-end-text { fill: var(--card); stroke: none; }
    svg .m-action { font-weight: 600; fill: var(--touch); }
    svg .m-limit, svg .m-note { fill: var(--quiet); }
    svg .m-fail { fill: var(--error); }
    .m-branch { stroke: var(--error); stroke-width: 1.25; stroke-dasharray: 3 3; }
    .m-cross { stroke: var(--error); stroke-width: 1.75; stroke-linecap: round; }

    \(lifts)

    .latency { max-width: 100%; height: auto; }
    .l-track { fill: var(--odd); }
    .l-may { fill: var(--touch); opacity: .45; }
    .l-sure, .l-open { fill: var(--touch); }
    .l-rest { fill: var(--card); stroke: var(--touch); stroke-width: 2.5; }
    .l-budget { stroke: var(--ink); stroke-width: 2; }

    .plot { max-width: 100%; height: auto; margin-bottom: .5rem; }
    .plot text { font-size: 11.5px; }
    .p-grid { stroke: var(--line); stroke-width: 1; }
    .p-axis { stroke: var(--rule); stroke-width: 1; }
    .p-curve { fill: none; stroke: var(--touch); stroke-width: 2.5; stroke-linejoin: round; }
    .p-guide { fill: none; stroke: var(--rule); stroke-width: 1.5; stroke-dasharray: 4 4; }
    svg .p-tick, svg .p-name { fill: var(--quiet); font-variant-numeric: tabular-nums; }
    """

  /// The ends of trails, also those of a preview: fingers that lifted, and those that were cancelled.
  static let lifts = """
    .t-lift { fill: var(--card); stroke: var(--touch); stroke-width: 2; }
    .t-hold { fill: var(--card); stroke: var(--touch); stroke-width: 1.75; stroke-dasharray: 2 3.2; stroke-linecap: round; }
    """
}
