import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
// @ts-expect-error Plain JavaScript, since it runs before anything is installed.
import * as staleness from "../../scripts/staleness.mjs";

interface Stale {
  stale: string[];
  stamp: Record<string, { glance: string; fingerprint: string }>;
}
const { isInstalled, staleParts, writeStamp } = staleness as {
  isInstalled(lock: object, installed: object): boolean;
  writeStamp(root: string, stamp: object): void;
  staleParts(root: string, parts: Record<string, string[]>): Stale;
};

const parts = { pages: ["pages", "shared"], inner: ["inner", "shared", "lock.json"] };
let root: string;
const stampFile = () => join(root, "dist", ".cardwright.json");
const put = (path: string, text: string) => writeFileSync(join(root, path), text);
const look = () => staleParts(root, parts);
const build = () => {
  const { stamp } = look();
  for (const part of Object.keys(parts)) mkdirSync(join(root, "dist", part), { recursive: true });
  writeStamp(root, stamp);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cardwright-stale-"));
  for (const folder of ["pages", "inner", "shared"]) mkdirSync(join(root, folder));
  put("pages/a.ts", "a");
  put("inner/b.ts", "b");
  put("shared/c.ts", "c");
  put("lock.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("builds everything the first time, and then nothing", () => {
  expect(look().stale).toEqual(["pages", "inner"]);
  build();
  expect(look().stale).toEqual([]);
});

test("builds only the part whose source changed", () => {
  build();
  put("pages/a.ts", "a changed");
  expect(look().stale).toEqual(["pages"]);
});

test("builds every part that uses a changed source", () => {
  build();
  put("shared/c.ts", "c changed");
  expect(look().stale).toEqual(["pages", "inner"]);
});

test("builds after a file was added, removed or renamed", () => {
  build();
  put("pages/new.ts", "");
  expect(look().stale).toEqual(["pages"]);
  build();
  rmSync(join(root, "pages", "new.ts"));
  expect(look().stale).toEqual(["pages"]);
});

test("builds after new packages", () => {
  build();
  put("lock.json", '{"changed":true}');
  expect(look().stale).toEqual(["inner"]);
});

test("builds what was deleted", () => {
  build();
  rmSync(join(root, "dist", "pages"), { recursive: true });
  expect(look().stale).toEqual(["pages"]);
});

test("does not build after a checkout that only touched the files", () => {
  build();
  utimesSync(join(root, "pages", "a.ts"), new Date(0), new Date(0));
  expect(look().stale).toEqual([]);
});

test("builds everything when the note about the last build is damaged", () => {
  build();
  writeFileSync(stampFile(), "{");
  expect(look().stale).toEqual(["pages", "inner"]);
});

const lock = (packages: object) => ({ packages: { "": { name: "x" }, ...packages } });
const installations: [what: string, wanted: object, there: object | null, installed: boolean][] = [
  ["the same versions", { "node_modules/a": { version: "1" } }, { "node_modules/a": { version: "1" } }, true],
  ["another version", { "node_modules/a": { version: "2" } }, { "node_modules/a": { version: "1" } }, false],
  ["a missing package", { "node_modules/a": { version: "1" } }, {}, false],
  ["a package of another system", { "node_modules/a": { version: "1", optional: true } }, {}, true],
  ["nothing installed at all", { "node_modules/a": { version: "1" } }, null, false],
];
for (const [what, wanted, there, installed] of installations) {
  test(`${installed ? "accepts" : "installs after"} ${what}`, () => {
    expect(isInstalled(lock(wanted), there === null ? {} : { packages: there })).toBe(installed);
  });
}
