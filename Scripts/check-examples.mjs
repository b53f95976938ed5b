#!/usr/bin/env node
// Checks the examples for React and for custom elements (Examples/Web) by touches in Chromium. React comes from the Debian packages
// node-react and node-react-dom.
import { writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browse, open, sleep, touch } from "./browser.mjs";

const place = process.argv[2];
const scripts = (kind) => ["react", "react-dom"].map((name) => `/usr/share/nodejs/${name}/umd/${name}.${kind}.js`);
const style = "<style>body { margin: 0 } ul { margin: 0; padding: 0 } li { display: block; height: 80px }</style>";
const names = ["ada", "brook", "cleo", "dana"];
const head = `<!DOCTYPE html><meta name="viewport" content="width=device-width">${style}`;
// React's scripts for pages make a global of it.
writeFileSync(join(place, "react.mjs"), `export const { useEffect, useRef, useState } = window.React;
  export const jsx = (type, properties, key) => window.React.createElement(type, { ...properties, key });
  export const jsxs = (type, { children, ...properties }, key) => window.React.createElement(type, { ...properties, key }, ...children);`);
// In development, React's strict mode runs every effect, cleans up after it, and runs it again.
const reacts = { react: ["production.min", "React.Fragment"], strict: ["development", "React.StrictMode"] };
for (const [name, [kind, around]] of Object.entries(reacts)) {
  writeFileSync(join(place, `${name}.html`), `${head}<div id="root"></div>
    ${scripts(kind).map((each) => `<script src="${pathToFileURL(each)}"></script>`).join("")}
    <script type="importmap">{"imports": {"react": "./react.mjs", "react/jsx-runtime": "./react.mjs"}}</script>
    <script type="module">
    import { jsx } from "react/jsx-runtime";
    import { Rows } from "./rows-react.js";
    const root = ReactDOM.createRoot(document.getElementById("root"));
    root.render(React.createElement(${around}, null, jsx(Rows, { names: ${JSON.stringify(names)} })));
    window.leave = () => root.unmount();
    requestAnimationFrame(() => { window.ready = true; });
    </script>`);
}
const rows = names.map((name) => `<li id="${name}" data-gesture="list/row">${name}</li>`).join("");
writeFileSync(join(place, "element.html"), `${head}<gesture-rows><ul data-gesture="list">${rows}</ul></gesture-rows>
  <script type="module">
  import "./rows-element.js";
  addEventListener("archive", (event) => event.target.remove());
  addEventListener("select", (event) => event.target.setAttribute("aria-selected", "true"));
  window.leave = () => document.querySelector("gesture-rows").remove();
  window.ready = true;
  </script>`);

let wrong = 0;
const expect = (what, got, wanted) => {
  if (JSON.stringify(got) === JSON.stringify(wanted)) return;
  wrong += 1;
  console.error(`web: ${what}: got ${JSON.stringify(got)}, expected ${JSON.stringify(wanted)}`);
};

await browse(process.env.BROWSER, async (page) => {
  const { tell, evaluate } = page;
  await tell("Emulation.setDeviceMetricsOverride", { width: 400, height: 800, deviceScaleFactor: 1, mobile: true });
  const swipe = (y) => [
    { t: 0, phase: "down", id: 0, x: 300, y },
    ...Array.from({ length: 12 }, (_, step) => ({ t: 10 + step * 10, phase: "move", id: 0, x: 285 - step * 15, y })),
    { t: 140, phase: "up", id: 0, x: 120, y },
  ];
  const hold = (y) => [{ t: 0, phase: "down", id: 0, x: 200, y }, { t: 700, phase: "up", id: 0, x: 200, y }];
  const play = async (trace) => {
    await touch(page, trace, (await evaluate("performance.now()")) + 60);
    await sleep(300);
  };
  const shown = () => evaluate(`[...document.querySelectorAll("li")].map((each) => each.id + (each.getAttribute("aria-selected") === "true" ? "*" : ""))`);
  const touchActions = () => evaluate(`[...new Set([...document.querySelectorAll("li")].map((each) => getComputedStyle(each).touchAction))]`);
  for (const name of [...Object.keys(reacts), "element"]) {
    if (reacts[name] && !scripts(reacts[name][0]).every(existsSync)) {
      console.log("web: the example for React is not tried, because there is no React here (apt install node-react node-react-dom)");
      if (process.env.CI) wrong += 1;
      continue;
    }
    await open(page, pathToFileURL(join(place, `${name}.html`)).href, "window.ready === true");
    // The host starts once the module is compiled.
    for (let wait = 0; wait < 50 && (await touchActions()).includes("auto"); wait += 1) await sleep(100);
    await sleep(200);
    expect(`${name}: what the browser may do with a touch`, await touchActions(), ["pan-y pinch-zoom"]);
    await play(swipe(120));
    expect(`${name}: a swipe archives its row`, await shown(), ["ada", "cleo", "dana"]);
    await play(hold(120));
    expect(`${name}: a hold selects the row that came up`, await shown(), ["ada", "cleo*", "dana"]);
    await play(swipe(40));
    expect(`${name}: the first row, once others have gone`, await shown(), ["cleo*", "dana"]);
    await evaluate("leave()");
    await play(swipe(40));
    console.log(`web: the example for ${{ react: "React", strict: "React in strict mode", element: "custom elements" }[name]} in Chromium`);
  }
});
process.exit(wrong > 0 ? 1 : 0);
