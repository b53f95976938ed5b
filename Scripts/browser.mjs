#!/usr/bin/env node
// Drives a headless Chromium over its DevTools protocol, with real touches. check-web and check-preview share this code.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Gives a page of a browser to a function, and closes the browser after it. The page: `tell` and `evaluate`. */
export async function browse(executable, use) {
  const home = mkdtempSync(join(tmpdir(), "gspec-web-"));
  const chrome = spawn(executable, [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", `--user-data-dir=${home}`, "--allow-file-access-from-files",
    "--touch-events=enabled", "about:blank",
  ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const answers = new Map();
  let rest = "", number = 0;
  chrome.stdio[4].on("data", (data) => {
    const parts = (rest + data).split("\0");
    rest = parts.pop();
    for (const part of parts) {
      const message = JSON.parse(part);
      const answer = answers.get(message.id);
      answers.delete(message.id);
      if (message.error) answer?.reject(new Error(`${answer.method}: ${message.error.message} ${message.error.data ?? ""}`));
      else answer?.resolve(message.result);
    }
  });
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      number += 1;
      answers.set(number, { method, resolve, reject });
      chrome.stdio[3].write(JSON.stringify({ id: number, method, params, sessionId }) + "\0");
    });
  try {
    const { targetId } = await send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    const tell = (method, params) => send(method, params, sessionId);
    await tell("Page.enable");
    await tell("Emulation.setDeviceMetricsOverride", { width: 1000, height: 1000, deviceScaleFactor: 1, mobile: true });
    await tell("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 10 });
    const evaluate = async (expression) => {
      const { result, exceptionDetails } = await tell("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    };
    await use({ tell, evaluate });
  } finally {
    chrome.kill();
    await new Promise((resolve) => chrome.once("exit", resolve));
    await remove(home);
  }
}

/** Removes the browser's folder. Processes that the browser started write into it for a while longer; what is left then is no fault of what was tried. */
async function remove(folder) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch {
      await sleep(100);
    }
  }
}

/** Opens an address, and waits until an expression is true in it. */
export async function open({ tell, evaluate }, url, ready) {
  await tell("Page.navigate", { url });
  for (let wait = 0; wait < 400; wait += 1) {
    if (await evaluate(ready).catch(() => false)) return;
    await sleep(25);
  }
  throw new Error(`${url} did not come up: ${await evaluate("document.body?.innerText ?? ''").catch(() => "")}`);
}

/**
 * Makes real touches of the lines of a trace, each in its time.
 * @param begun when the trace begins, on the page's clock @param before gives a script to run before a line, or nothing
 */
export async function touch({ tell, evaluate }, lines, begun, before = undefined) {
  const origin = await evaluate("performance.timeOrigin");
  const now = Date.now();
  const offset = origin + begun - now;
  const points = new Map();
  const groups = [];
  const sent = [];
  for (const line of lines.filter((line) => (line.phase && line.phase !== "tick") || (before && line.set))) {
    const last = groups.at(-1);
    if (last && last[0].t === line.t && last[0].phase === line.phase && line.phase === "move") last.push(line);
    else groups.push([line]);
  }
  for (const group of groups) {
    const { t, phase } = group[0];
    const rest = now + offset + t - Date.now();
    if (rest > 0) await sleep(rest);
    for (const line of before ? group : []) {
      const script = before(line);
      if (!script) continue;
      // What happened until now comes first.
      await Promise.all(sent);
      await evaluate(script);
    }
    if (!phase) continue;
    for (const line of group) {
      if (phase === "up" || phase === "cancel") points.delete(line.id);
      else points.set(line.id, { id: line.id, x: line.x, y: line.y });
    }
    // An end names the fingers that lift where others stay, and none where all do.
    const isEnd = phase === "up" || phase === "cancel";
    const lifted = points.size > 0 ? group.map((line) => ({ id: line.id, x: line.x, y: line.y })) : [];
    const touchPoints = isEnd ? lifted : [...points.values()];
    const type = { down: "touchStart", move: "touchMove", up: "touchEnd", cancel: "touchCancel" }[phase];
    // An answer comes with the page's next picture: events do not wait for it, as those of fingers do not.
    sent.push(tell("Input.dispatchTouchEvent", { type, touchPoints, timestamp: (origin + begun + t) / 1000 }));
  }
  await Promise.all(sent);
}
