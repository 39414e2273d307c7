import { execFileSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { runCommandLine } from "../../main/cli/cli";
import { writeResult } from "../../main/cli/write-result";
import { placeAt, readGiven } from "../../main/given-file";

const root = mkdtempSync(join(tmpdir(), "cardwright-given-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const at = (name: string): string => join(root, name);
writeFileSync(at("text.json"), "\ufeff{}");
mkdirSync(at("folder"));
symlinkSync("circle", at("circle"));

test("what a path leads to is known of every path", () => {
  expect(placeAt(at("text.json"))).toBe("file");
  expect(placeAt(at("folder"))).toBe("folder");
  for (const path of ["", "a\0b", at("gone"), at("circle"), at("text.json/x"), at("x".repeat(300)), "x".repeat(9000)])
    expect(placeAt(path)).toBe("nothing");
});

test("only files are read, and only so much of them", () => {
  expect(readGiven(at("text.json"))).toEqual({ ok: true, value: "{}" });
  for (const path of [at("folder"), at("gone"), ""])
    expect(readGiven(path)).toMatchObject({ ok: false, problem: { code: "app/unreadable-file" } });
});

const hasPipes = process.platform !== "win32";
if (!hasPipes) console.warn("Skipped: pipes and devices, because this system has none among its files.");

test.skipIf(!hasPipes)("a pipe isn't waited for, and a device isn't read to its end", () => {
  execFileSync("mkfifo", [at("pipe.json")]);
  for (const path of [at("pipe.json"), "/dev/zero", "/dev/null"])
    expect(readGiven(path)).toMatchObject({ ok: false, problem: { code: "app/unreadable-file" } });
});

const noFolder = Object.assign(new Error("uv_cwd"), { code: "ENOENT", syscall: "uv_cwd" });
test.each<[string, () => unknown]>([
  ["a name that no file may have", () => readFileSync(at("x".repeat(300)))],
  [
    "a folder that went away under the command",
    () => {
      throw noFolder;
    },
  ],
])("what the system refuses is said in a sentence: %s", async (_, refuse) => {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text, ...rest) => {
    said.push(String(text));
    for (const done of rest) if (typeof done === "function") done();
    return true;
  });
  const table = [
    { name: "x", about: "", arguments: [], options: [], examples: [], run: async () => refuse() as never },
  ];
  const exit = await runCommandLine(["x", "--json"], table);
  write.mockRestore();
  expect([exit, JSON.parse(said.join("")).problem.code]).toEqual([2, "cli/refused-by-system"]);
});

test("a result is written whole, through links, and leaves nothing beside it", async () => {
  await writeResult(at("made/by/result.txt"), Buffer.from("ab"));
  symlinkSync("by/result.txt", at("made/link.txt"));
  await writeResult(at("made/link.txt"), "new");
  expect(readFileSync(at("made/by/result.txt"), "utf8")).toBe("new");
  expect(lstatSync(at("made/link.txt")).isSymbolicLink()).toBe(true);
  expect(readdirSync(at("made/by"))).toEqual(["result.txt"]);
  for (const file of [at("folder"), at("text.json/x"), at("x".repeat(300))])
    await expect(writeResult(file, "x")).rejects.toMatchObject({ problem: { code: "cli/not-written" } });
  if (hasPipes) await writeResult("/dev/null", "x");
  if (hasPipes) expect(lstatSync("/dev/null").isFile()).toBe(false);
});

/** A disk of 200 kB, where one can be had. */
const small = at("small");
function mountSmall(): boolean {
  mkdirSync(small);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=200k", "tmpfs", small], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mountSmall();
if (!isMounted) console.warn("Skipped: a full disk, because a small one can't be mounted here.");
afterAll(() => {
  if (isMounted) execFileSync("umount", [small]);
});

test.skipIf(!isMounted)("on a full disk what was there before stays", async () => {
  await writeResult(join(small, "old.pdf"), "good");
  const large = new Uint8Array(500_000);
  for (const file of ["old.pdf", "new.pdf"])
    await expect(writeResult(join(small, file), large)).rejects.toMatchObject({ problem: { code: "cli/not-written" } });
  expect(readdirSync(small)).toEqual(["old.pdf"]);
  expect(readFileSync(join(small, "old.pdf"), "utf8")).toBe("good");
  expect(existsSync(join(small, "new.pdf"))).toBe(false);
});
