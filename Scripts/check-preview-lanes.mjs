#!/usr/bin/env node
// What check-preview tries of lanes: a page of `gspec doc` and a preview draw one touch alike, though one is drawn ahead and the other live.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { open } from "./browser.mjs";

/** Reads lanes in a page: who, the bars and signs in their order, why, and where the bars begin and end. */
const read = `(root) => [...root.querySelectorAll(".lanes > .lane")].filter((lane) => lane.querySelector(".track:not(.axis)")).map((lane) => {
  const shapes = [...lane.querySelectorAll(".track > [class^=k-]:not(.k-time, .k-alone, .k-back)")];
  const number = (shape, name) => Number.parseFloat(shape.getAttribute(name));
  return {
    who: lane.querySelector(".who").textContent.trim().replace(/\\s+/g, " "),
    shapes: shapes.map((each) => each.getAttribute("class")).join(" "),
    why: (lane.querySelector(".why")?.textContent ?? "").replace(/ ?Alone, it claims at .*$/, "").replace(/\\.$/, ""),
    ends: lane.querySelector(".k-alone") ? [] : shapes.filter((each) => each.tagName === "rect").flatMap((each) =>
      [number(each, "x"), number(each, "x") + number(each, "width")]),
  };
})`;

/** What both say: the preview does not say some things of winners, and has cases with places rounded to less than a point. */
const words = (text) => text.toLowerCase().replace(/; (its threshold is [^;]* that the trace does not give|it was shown as possible from .*)$/, "")
  .replace(/\d+(\.\d+)?( pt|°)/g, "…$2");

/** Every conflict and every case that both have. @returns how many */
export async function drawnAlike(page, spec, name, { folder, gspec, complain }) {
  const { evaluate } = page;
  const pages = join(folder, `${name}-pages`);
  gspec("doc", spec, "-o", pages);
  await open(page, pathToFileURL(join(pages, "index.html")).href, "document.readyState === 'complete'");
  const drawn = await evaluate(`[...document.querySelectorAll(".finding")].filter((each) => each.querySelector(".touch")).map((each) => {
    const title = each.querySelector("summary, h3").cloneNode(true);
    title.querySelector(".badge").remove();
    return [title.textContent.trim(), (${read})(each)];
  })`);
  await open(page, pathToFileURL(join(folder, `${name}.html`)).href, "globalThis.preview?.then(() => true)");
  const played = await evaluate(`preview.then((page) => {
    const facts = JSON.parse(document.getElementById("facts").textContent);
    const read = ${read};
    return ["conflicts", "cases"].flatMap((list) => facts[list].map((each, index) => {
      document.querySelectorAll("#" + list + " .entry")[index].click();
      page.player.pause();
      page.player.seek(page.player.end);
      return [(each.name ?? each.message).replaceAll("\`", ""), read(document.getElementById("lanes"))];
    }));
  })`);
  let compared = 0;
  for (const [title, lanes] of drawn) {
    const own = played.find((each) => each[0] === title)?.[1];
    if (!own) continue;
    compared += 1;
    // The page leaves out what is not about the finding, and says where fingers go.
    const rest = [...own];
    for (const lane of lanes) {
      const isFinger = / \d+$/.test(lane.who);
      const at = rest.findIndex((each) => (isFinger ? each.who.startsWith(lane.who) : each.who === lane.who)
        && each.shapes === lane.shapes && (isFinger || words(each.why) === words(lane.why)));
      if (at < 0 || (lane.ends.length > 0 && lane.ends.some((end, index) => Math.abs(end - rest[at].ends[index]) > 0.6))) {
        complain(`${name}: ${title}: the preview has another lane than the page of doc, or in another order`, lane, own.map(({ who, shapes, why }) => `${who}: ${shapes}: ${why}`));
        break;
      }
      rest.splice(0, at + 1);
    }
  }
  return compared;
}
