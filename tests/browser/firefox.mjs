/**
 * Drives a Firefox over WebDriver BiDi for the tests, which are written in Python: one JSON request a line on standard
 * input, one JSON answer a line on standard output. `{do: "goto", url}`, `{do: "reload"}`, `{do: "evaluate", code, arg}`.
 *
 *   node firefox.mjs EXECUTABLE SCRIPT_OF_EACH_PAGE
 */
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

import puppeteer from "puppeteer-core";

const [executablePath, script] = process.argv.slice(2);
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
const page = await browser.newPage();
await page.setViewport({ width: 1024, height: 768 });
const source = await readFile(script, "utf8");
await page.evaluateOnNewDocument(`(() => { ${source} })()`);

/** A request, with what its verb needs. @typedef {{do: string, url: string, code: string, arg: unknown}} Request */
/** @type {Record<string, (request: Request) => Promise<unknown>>} */
const VERBS = {
  goto: ({ url }) => page.goto(url).then(() => null),
  reload: () => page.reload().then(() => null),
  evaluate: ({ code, arg }) => page.evaluate(`(${code})(${JSON.stringify(arg)})`),
  back: () => page.goBack({ waitUntil: [] }).then(() => null),
  version: () => browser.version(),
};

for await (const line of createInterface({ input: process.stdin })) {
  /** @type {Request} */
  const request = JSON.parse(line);
  const answer = await VERBS[request.do](request).then(
    (value) => ({ value: value ?? null }),
    (error) => ({ error: String(error) }),
  );
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await browser.close();
