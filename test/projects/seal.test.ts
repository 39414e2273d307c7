import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sealOfHome } from "../../main/projects/seal";
import { bundleProgram } from "./bundle-program";
import { card, codes, emptyFolder, good, leaveJournal, open, projectWith, put, read } from "./kit";

const keyOf = (home: string): string => join(home, "journal.key");

describe("the secret by which this computer knows its own journals", () => {
  test("is made when it is needed, for nobody else to read", () => {
    const home = join(emptyFolder(), "not/yet/there");
    const seal = sealOfHome(home);
    expect(seal.isOurs("text", seal.of("text"))).toBe(true);
    expect(seal.isOurs("other", seal.of("text"))).toBe(false);
    expect(seal.isOurs("text", "")).toBe(false);
    expect(readdirSync(home)).toEqual(["journal.key"]);
    if (process.platform !== "win32") expect(statSync(keyOf(home)).mode & 0o777).toBe(0o600);
    expect(sealOfHome(home).isOurs("text", seal.of("text"))).toBe(true);
  });

  test("is one for all processes that begin at once", async () => {
    const home = emptyFolder();
    const program = await bundleProgram("seal-program", emptyFolder());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const child = spawn(process.execPath, [program, home], { stdio: ["ignore", "pipe", "inherit"] });
        return new Promise<string>((done) => child.stdout.once("data", (data) => done(String(data))));
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(readdirSync(home)).toEqual(["journal.key"]);
  });

  test.each([
    ["cut off", "ab12"],
    ["empty", ""],
    ["of another kind", "x".repeat(65)],
  ])("is made anew when it is %s", (_, text) => {
    const home = emptyFolder();
    put(home, "journal.key", text);
    const seal = sealOfHome(home);
    expect(seal.fault).toBeNull();
    expect(sealOfHome(home).isOurs("text", seal.of("text"))).toBe(true);
    expect(read(home, "journal.key")).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test.skipIf(process.platform === "win32")("is closed again when others may read it", () => {
    const home = emptyFolder();
    const seal = sealOfHome(home).of("text");
    chmodSync(keyOf(home), 0o644);
    expect(sealOfHome(home).of("text")).toBe(seal);
    expect(statSync(keyOf(home)).mode & 0o777).toBe(0o600);
  });

  test.each([
    ["a file in the place of the settings folder", (home: string) => writeFileSync(home, "x")],
    ["a folder in the place of the key", (home: string) => mkdirSync(keyOf(home), { recursive: true })],
  ])("can't be kept: %s; that is told, and saving works all the same", async (_, spoil) => {
    const home = join(emptyFolder(), "home");
    spoil(home);
    const root = projectWith({ "cards/a.json": card("A") });
    const project = await open(root, { seal: sealOfHome(home) });
    expect(codes(project.store.snapshot().problems)).toEqual(["project/no-seal"]);
    project.edit("Both", [
      { path: "cards/a.json", text: card("B") },
      { path: "cards/b.json", text: card("B") },
    ]);
    good(await project.store.flush());
    expect(read(root, "cards/b.json")).toBe(card("B"));
    await project.store.close();

    await leaveJournal(root, [{ do: "write", path: "cards/a.json", text: card("C") }], sealOfHome(home));
    const again = await open(root, { seal: sealOfHome(home) });
    expect(codes(again.store.snapshot().problems)).toEqual(["project/journal-foreign", "project/no-seal"]);
    expect(again.text("cards/a.json")).toBe(card("B"));
  });
});

test("what was carried out is remembered, but not without end", () => {
  const home = emptyFolder();
  const seal = sealOfHome(home);
  const id = (n: number) => String(n).padStart(32, "0");
  put(home, "journals-done", Array.from({ length: 7000 }, (_, n) => `${id(n)}\n`).join(""));
  seal.spend(id(9999));
  expect(statSync(join(home, "journals-done")).size).toBeLessThan(200_000);
  expect([0, 6999, 9999].map((n) => seal.isSpent(id(n)))).toEqual([false, true, true]);
});
