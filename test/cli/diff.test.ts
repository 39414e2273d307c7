import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../press/pdf-words";
import { runCli } from "./run-cli";

/** Versions of a set, compared card by card. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-diff-"));
const set = join(folder, "set");
const was = join(folder, "was");
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", "-C", folder, ...words], { stdio: "pipe" });
const change = (path: string, by: (json: Record<string, unknown>) => unknown) => {
  const file = join(set, path);
  writeFileSync(file, JSON.stringify(by(JSON.parse(readFileSync(file, "utf8")))));
};

interface Told {
  added: { id: string }[];
  removed: { id: string }[];
  renamed: { from: string; to: string }[];
  changed: { id: string; picture?: true; text?: object; fields: { field: string; says: object }[] }[];
  settings: { field: string }[];
  pictures: { file: string; cards: string[] }[];
  templates: string[];
  decks: { id: string; kind: string; cards: object[]; illegal?: string[] }[];
}
const diff = async (...places: string[]) => {
  const { code: exit, out: stdout } = await runCli("diff", ...places, "--json");
  return { exit, told: stdout === "" ? undefined : (JSON.parse(stdout) as Told) };
};

beforeAll(() => {
  cpSync("templates/castle-lanes/starter", set, { recursive: true });
  mkdirSync(join(set, "art"), { recursive: true });
  writeFileSync(join(set, "art", "tower.png"), "first");
  change("cards/brute.json", (card) => ({ ...card, art: { file: "art/tower.png" } }));
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "first");
  git("tag", "v1");
  cpSync(set, was, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a kept version and a bundle are compared like a folder", async () => {
  const bundle = join(folder, "was.cardset");
  expect((await runCli("keep", set, "1.2", "--notes", "First print")).code).toBe(0);
  expect((await runCli("pack", set, "-o", bundle)).code).toBe(0);
  for (const former of [`${set}@1.2`, `${set}@1-2`, bundle]) expect((await diff(former, was)).exit).toBe(0);
  change("cards/brute.json", (card) => ({ ...card, cost: 9 }));
  for (const former of [`${set}@1.2`, bundle])
    expect((await diff(former, set)).told?.changed).toMatchObject([{ id: "brute", fields: [{ field: "/cost" }] }]);
  const missing = await runCli("diff", `${set}@7`, set, "--json");
  expect([missing.code, missing.out]).toEqual([2, expect.stringContaining("version/missing")]);
  cpSync(join(was, "cards", "brute.json"), join(set, "cards", "brute.json"));
  rmSync(join(set, "versions"), { recursive: true });
});

test("cards that changed since a version, a tag or the last print are found and printed by that", async () => {
  const found = async (query: string) => {
    const { out } = await runCli("cards", set, "--query", query, "--json");
    const { cards, problems } = JSON.parse(out) as { cards: { id: string }[]; problems: { message: string }[] };
    expect(problems).toEqual([]);
    return cards.map(({ id }) => id);
  };
  const printed = async (...words: string[]) => {
    const { out } = await runCli("print", set, ...words, "--out", join(folder, "changed.pdf"), "--json");
    return (JSON.parse(out) as { cards: number }).cards;
  };
  await runCli("keep", set, "1.2");
  change("cards/brute.json", (card) => ({ ...card, cost: 9 }));
  writeFileSync(join(set, "cards/wall.json"), JSON.stringify({ name: "Wall", type: "skill", cost: 1 }));
  for (const since of ["1.2", "v1", "git", "HEAD", "", "1-2"])
    expect(await found(`changed:${since}`), since).toEqual(["brute", "wall"]);
  expect(await found("changed:v1 cost=9")).toEqual(["brute"]);
  expect((await found("changed:print")).length).toBeGreaterThan(20);
  expect(await printed("--changed=1.2")).toBe(2);
  expect(await printed("--changed=1.2", "--cards", "id=sapper or id=wall")).toBe(1);
  expect(await found("changed:print is:unit")).not.toContain("brute");
  await printed();
  change("cards/brute.json", (card) => ({ ...card, cost: 8 }));
  expect(await found("changed:print")).toEqual(["brute"]);
  expect(await printed("--changed")).toBe(1);

  const missing = await runCli("cards", set, "--query", "changed:1.3", "--json");
  expect(missing.out).toContain("did you mean “1.2”");
  cpSync(join(was, "cards", "brute.json"), join(set, "cards", "brute.json"));
  for (const gone of ["versions", "cards/wall.json", ".cardwright"]) rmSync(join(set, gone), { recursive: true });
});

test("what is only written otherwise is the same", async () => {
  change("cards/brute.json", (card) => Object.fromEntries(Object.entries(card).reverse()));
  for (const former of [was, `${set}@git:v1`, `${set}@git:HEAD`])
    expect((await diff(former, set)).exit, former).toBe(0);
});

describe("what differs", () => {
  let told: Told;
  beforeAll(async () => {
    change("cards/brute.json", (card) => ({ ...card, attack: 9, tags: ["fast"] }));
    change("cards/sapper.json", (card) => ({ ...card, name: "Digger" }));
    cpSync(join(set, "cards/sapper.json"), join(set, "cards/digger.json"));
    rmSync(join(set, "cards/sapper.json"));
    writeFileSync(join(set, "cards/wall.json"), JSON.stringify({ name: "Wall", type: "skill", cost: 1 }));
    writeFileSync(join(set, "art", "tower.png"), "second");
    change("cardwright.json", (json) => ({ ...json, version: "1.1" }));
    const found = await diff(`${set}@git:v1`, set);
    expect(found.exit).toBe(1);
    told = found.told!;
    expect((await diff(was, set)).told).toEqual(told);
  });
  test("is a page for players, as it is or as somebody edited it", async () => {
    const out = join(folder, "news.pdf");
    const words = async () => (await wordsOf(new Uint8Array(readFileSync(out)))).replaceAll(/\s+/g, " ");
    const was = `${set}@git:v1`;
    const { code, out: said } = await runCli("changelog", was, set, "--out", out, "--title", "Version 1.1", "--json");
    expect([code, JSON.parse(said)]).toEqual([0, expect.objectContaining({ file: out, pages: 1 })]);
    expect(await words()).toMatch(/Version 1.1.*New cards.*Wall.*Changed cards.*Brute.*Attack/s);
    const edited = join(folder, "news.md");
    writeFileSync(edited, `# Ours\n\nDear players,\nread **this**:\n\n${"- A long line of news.\n".repeat(120)}`);
    const long = await runCli("changelog", was, set, "--text", edited, "--out", out, "--paper", "a5", "--json");
    expect(JSON.parse(long.out)).toMatchObject({ pages: expect.toSatisfy((pages: number) => pages > 2) });
    expect(await words()).toMatch(/Ours.*Dear players, read this ?:.*A long line of news/s);
    const missing = await runCli("changelog", was, set, "--text", join(folder, "none.md"), "--out", out, "--json");
    expect([missing.code, missing.out]).toEqual([2, expect.stringContaining("app/unreadable-file")]);
  });
  test("is told by field, in the words of the form", () => {
    const brute = told.changed.find(({ id }) => id === "brute")!;
    expect(brute.picture).toBe(true);
    expect(brute.fields).toMatchObject([
      { field: "/attack", title: "Attack", after: 9, says: { after: "9" } },
      { field: "/tags", title: "Tags", after: ["fast"], says: { before: "", after: "fast" } },
    ]);
  });
  test("cards come, go and are renamed; pictures and settings change", () => {
    expect(told.added).toMatchObject([{ id: "wall", name: "Wall" }]);
    expect(told.removed).toEqual([]);
    expect(told.renamed).toMatchObject([{ from: "sapper", to: "digger" }]);
    expect(told.pictures).toEqual([{ file: "art/tower.png", kind: "changed", cards: ["brute"] }]);
    expect(told.settings).toMatchObject([{ field: "/version", title: "Version", after: "1.1" }]);
  });
  test("decks that can no longer be played say why", () => {
    expect(told.decks.length).toBeGreaterThan(0);
    for (const { kind, illegal } of told.decks) {
      expect(kind).toBe("unchanged");
      expect(illegal!.join()).toMatch(/sapper/i);
    }
  });
  test("is written down for players", async () => {
    const { code: exit, out: stdout } = await runCli("changelog", was, set, "--title", "News");
    expect(exit).toBe(0);
    expect(stdout).toContain("# News\n\n## New cards\n\n- Wall\n");
    expect(stdout).toMatch(/\*\*Brute\*\*: Attack: \d+ → 9/);
    expect(stdout).toContain("## New names\n\n- Digger (was Sapper)\n");
    expect(stdout).not.toContain("fast");
    expect(stdout).not.toContain("Name: Sapper");
  });
  test("is read by people without --json", async () => {
    const { out: stdout, err: stderr } = await runCli("diff", was, set);
    expect(stdout).toMatch(
      /Brute {2}brute\n {2}Attack: \d → 9\n {2}Tags: nothing → fast\n {2}Its picture is another\./,
    );
    expect(stderr).toContain("1 card added, 1 card renamed,");
  });
});

test("a revision, or a project in it, that isn't there is told", async () => {
  for (const [place, reason] of [
    [`${set}@git:nowhere`, /no revision “nowhere”/],
    [`${set}@git:--output=x`, /no revision/],
    [`${folder}@git:v1`, /no project in the revision/],
  ] as const) {
    const { code, out } = await runCli("diff", place, set, "--json");
    expect(code).toBe(2);
    expect(out).toMatch(reason);
  }
});

test("without Git it says so", async () => {
  const { PATH } = process.env;
  process.env.PATH = "";
  const { code, out } = await runCli("diff", `${set}@git:v1`, set, "--json");
  process.env.PATH = PATH;
  expect(code).toBe(2);
  expect(out).toMatch(/Git isn't there/);
});

test("nothing that the repository's settings name is run", async () => {
  const trap = join(folder, "trap");
  const run = `touch ${trap}`;
  for (const [name, value] of [
    ["core.fsmonitor", run],
    ["core.pager", run],
    ["core.sshCommand", run],
    ["diff.external", run],
    ["filter.x.smudge", run],
    ["alias.cat-file", `!${run}`],
  ])
    git("config", name!, value!);
  writeFileSync(join(folder, ".gitattributes"), "* filter=x diff=x\n");
  expect((await diff(`${set}@git:v1`, was)).exit).toBe(0);
  expect(existsSync(trap)).toBe(false);
});
