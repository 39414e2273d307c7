import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { NotWritten, WholeFile } from "../../main/ink/whole-file";

/** Under its name when it is complete, or not at all. */

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-whole-"));
});
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("nothing has its name before all is written", async () => {
  const path = join(folder, "deep", "in", "cards.pdf");
  const file = new WholeFile(path);
  await file.write(bytes("one "));
  expect(existsSync(path)).toBe(false);
  await file.write(bytes("two"));
  await file.keep();
  expect(readFileSync(path, "utf8")).toBe("one two");
  expect(readdirSync(join(folder, "deep", "in"))).toEqual(["cards.pdf"]);
});

test("what is given up leaves what was there before", async () => {
  const path = join(folder, "cards.pdf");
  writeFileSync(path, "old");
  const file = new WholeFile(path);
  await file.write(bytes("new"));
  await file.discard();
  expect(readFileSync(path, "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["cards.pdf"]);
});

test("a link stays one, and what it leads to is replaced", async () => {
  const [path, link] = [join(folder, "cards.pdf"), join(folder, "link.pdf")];
  writeFileSync(path, "old");
  symlinkSync(path, link);
  const file = new WholeFile(link);
  await file.write(bytes("new"));
  await file.keep();
  expect(readFileSync(path, "utf8")).toBe("new");
});

test("a folder of that name is refused before anything is made", async () => {
  const path = join(folder, "cards.pdf");
  mkdirSync(path);
  await expect(new WholeFile(path).write(bytes("new"))).rejects.toBeInstanceOf(NotWritten);
  expect(readdirSync(folder)).toEqual(["cards.pdf"]);
});
