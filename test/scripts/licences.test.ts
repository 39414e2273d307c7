import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fontFiles } from "../../press/font-table";
import { type Notice, noticeOf, packageFolder } from "../../scripts/licences";
import { ensureBuilt } from "./ensure-built";

/** Nothing leaves the house without the licences of those whose work it is. */

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, "dist");
const folder = mkdtempSync(join(tmpdir(), "cardwright-licences-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("of what is built", () => {
  let notices: Map<string, Notice>;
  beforeAll(() => {
    ensureBuilt();
    const list = JSON.parse(readFileSync(join(dist, "renderer", "licences.json"), "utf8")) as Notice[];
    notices = new Map(list.map((notice) => [notice.name, notice]));
  }, 120_000);

  test("every typeface beside the studio has its licence", () => {
    const known = new Set(Object.values(fontFiles).map((file) => file.split("/").at(-1)));
    expect(readdirSync(join(dist, "renderer", "fonts")).filter((file) => !known.has(file))).toEqual([]);
    const families = new Set(Object.values(fontFiles).map((file) => file.split("/")[0]));
    for (const family of families)
      expect(notices.get(`@expo-google-fonts/${family}`)?.text, family).toContain("SIL Open Font License");
  });

  test("symbols and emoji name their makers and the licence's address", () => {
    expect(notices.get("@iconify-json/game-icons")?.text).toMatch(
      /GameIcons.*creativecommons\.org\/licenses\/by\/3\.0/s,
    );
    expect(notices.get("@iconify-json/twemoji")?.text).toMatch(/Twitter.*creativecommons\.org\/licenses\/by\/4\.0/s);
  });

  test.each([
    "react",
    "react-dom",
    "@mui/material",
    "monaco-editor",
    "zustand",
    "@pdf-lib/fontkit",
    "bidi-js",
    "hyphen",
    "typebox",
    "lucide-react",
    "sharp",
  ])("%s is among them", (name) => expect(notices.get(name)?.text.length).toBeGreaterThan(100));

  test("the text file of every package holds every one of them", () => {
    const text = readFileSync(join(dist, "THIRD-PARTY-NOTICES.txt"), "utf8");
    for (const notice of notices.values()) expect(text).toContain(notice.text);
  });
});

const makePackage = (name: string, manifest: object, files: Record<string, string> = {}): string => {
  const place = join(folder, "node_modules", name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), JSON.stringify({ name, version: "1.0.0", ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  return place;
};

test.each([
  ["says nothing about its licence", {}, {}],
  ["names a licence nobody here has the words of", { license: "Odd-1.0" }, {}],
  ["has a text and no name for it", {}, { LICENSE: "x".repeat(200) }],
  ["has an empty text", { license: "MIT-0" }, { LICENSE: "" }],
])("a package that %s can't be shipped", (what, manifest, files) => {
  const name = what.replaceAll(/\W+/g, "-");
  expect(() => noticeOf(makePackage(name, manifest, files))).toThrow(`${name} has no licence text`);
});

test("a package's folder is found from any file in it, a package in a package too", () => {
  const outer = makePackage("outer", { license: "MIT" });
  const inner = makePackage("outer/node_modules/@scope/inner", { license: "MIT" });
  mkdirSync(join(inner, "esm"));
  writeFileSync(join(inner, "esm", "package.json"), '{ "type": "module" }');
  expect(packageFolder(join(outer, "lib", "index.js"))).toBe(outer);
  expect(packageFolder(join(inner, "esm", "index.js"))).toBe(inner);
  expect(packageFolder(join(root, "main", "api.ts"))).toBeUndefined();
});
