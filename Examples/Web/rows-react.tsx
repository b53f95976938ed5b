// A list in React: rows are archived by a swipe, selected by a long press. The spec is Tests/Web/rows.gspec.yaml.
import { useEffect, useRef, useState } from "react";
import { GestureHost } from "./gestures/gesture-host.js";
import { rowsProduct, type RowsHandler } from "./gestures/RowsGestures.js";

/** Recognizes a product's gestures below an element for as long as it is shown. */
function useGestures(handler: RowsHandler) {
  const root = useRef<HTMLElement>(null);
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    const names = Object.keys(latest.current) as (keyof RowsHandler)[];
    const stable = Object.fromEntries(names.map((name) => [name, (gesture: never) => latest.current[name](gesture)]));
    const host = GestureHost.start(root.current!, rowsProduct, stable as unknown as RowsHandler);
    return () => void host.then((host) => host.stop());
  }, []);
  return root;
}

export function Rows({ names }: { names: string[] }) {
  const [rows, setRows] = useState(names);
  const [selected, setSelected] = useState<string[]>([]);
  const nameOf = (element: Element | null) => element?.id ?? "";
  const root = useGestures({
    archive: (gesture) => {
      if (gesture.committed) setRows(rows.filter((name) => name !== nameOf(gesture.element)));
    },
    select: (gesture) => {
      if (gesture.phase === "began") setSelected([...selected, nameOf(gesture.element)]);
    },
    open: () => {},
    star: () => {},
    zoom: () => {},
  });
  return (
    <main ref={root}>
      <ul data-gesture="list">
        {rows.map((name) => (
          <li key={name} id={name} data-gesture="list/row" aria-selected={selected.includes(name)}>{name}</li>
        ))}
      </ul>
    </main>
  );
}
