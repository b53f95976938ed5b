// The same list as a custom element: `<gesture-rows>` around rows. It tells of a row with an event of the activity's name.
import { GestureHost } from "./gestures/gesture-host.js";
import { rowsProduct, type RowsHandler } from "./gestures/RowsGestures.js";

class GestureRows extends HTMLElement {
  #host?: Promise<{ stop(): void }>;

  connectedCallback() {
    const tell = (gesture: { activity: string; element: Element | null }) =>
      (gesture.element ?? this).dispatchEvent(new CustomEvent(gesture.activity, { bubbles: true, detail: gesture }));
    const handler: RowsHandler = {
      archive: (gesture) => { if (gesture.committed) tell(gesture); },
      select: (gesture) => { if (gesture.phase === "began") tell(gesture); },
      open: tell, star: tell, zoom: tell,
    };
    this.#host = GestureHost.start(this, rowsProduct, handler);
  }

  disconnectedCallback() {
    void this.#host?.then((host) => host.stop());
  }
}

customElements.define("gesture-rows", GestureRows);
