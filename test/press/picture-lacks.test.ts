import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withLack } from "../../main/ink/picture-lacks";
import { pictureBytes, readAsset } from "../../main/projects/assets";
import { nodeDisk } from "../../main/projects/disk";
import { pressProblems } from "../../press/problems";

const missing = pressProblems.report("press/missing-art", { card: "a" }, { file: "art/a.png" });
const coarse = pressProblems.report("press/coarse-picture", { card: "a" }, { file: "art/a.png", dpi: 90, least: 150 });

test.each([
  ["missing", "press/missing-art"],
  ["broken", "press/unreadable-art"],
  ["too-large", "press/huge-art"],
  ["too-slow", "press/slow-art"],
] as const)("a picture that is %s is called so", (lack, code) => {
  const told = withLack([coarse, missing], "a", "art/a.png", lack);
  expect(told.map((problem) => problem.code)).toEqual(["press/coarse-picture", code]);
  expect(told[1]?.message).toContain("art/a.png");
});

test("a face that shows no picture says nothing of one", () => {
  expect(withLack([coarse], "a", "art/a.png", "too-slow")).toEqual([coarse]);
});

const root = mkdtempSync(join(tmpdir(), "cardwright-pictures-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a file of more than 100 MB is there, but refused", () => {
  mkdirSync(join(root, "art"));
  writeFileSync(join(root, "art", "a.png"), "");
  truncateSync(join(root, "art", "a.png"), 100_000_001);
  const read = readAsset(nodeDisk, root, "art/a.png");
  expect(read).toMatchObject({ ok: false, problem: { code: "project/asset-too-large" } });
  expect(pictureBytes(read)).toBe("too-large");
  expect(pictureBytes(readAsset(nodeDisk, root, "art/b.png"))).toBeUndefined();
});
