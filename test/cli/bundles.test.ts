import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { packBundle } from "../../main/projects/pack-bundle";
import { bytesOf } from "../../project/archive/utf8";
import { writeZip } from "../../project/archive/zip";
import { gameIds } from "../../schemas/game-id";
import { packedZip } from "../packed-zip";
import { runCli } from "./run-cli";

/** A whole set as one file, and back. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-bundles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bundle = join(folder, "set.cardset");
const out = join(folder, "out");

const filesIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => !file.includes(`${root}/schemas/`))
      .map((file) => [file.slice(root.length), readFileSync(file, "latin1")]),
  );

test.each(gameIds)("%s comes back byte for byte", async (game) => {
  const set = join(folder, game);
  cpSync(`templates/${game}/starter`, set, { recursive: true });
  mkdirSync(join(set, "art"), { recursive: true });
  writeFileSync(join(set, "art", "dot.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(set, "decks", "odd.json"), '\ufeff{"name":"Odd",\r\n"cards":[]}');
  rmSync(out, { recursive: true, force: true });
  const packed = await runCli("pack", set, "-o", bundle, "--json");
  expect(JSON.parse(packed.out)).toMatchObject({
    bundle: { game, format: 1 },
    problems: expect.arrayContaining([expect.objectContaining({ code: "bundle/unclaimed-picture" })]),
  });
  const first = readFileSync(bundle);
  await runCli("pack", set, "-o", bundle);
  expect(readFileSync(bundle).equals(first)).toBe(true);
  expect((await runCli("unpack", bundle, out)).code).toBe(0);
  expect(filesIn(out)).toEqual(filesIn(set));
  expect((await runCli("unpack", bundle, out, "--json")).out).toContain("project/target-not-empty");
});

const manifest = readFileSync("templates/flask/starter/cardwright.json", "utf8");
const link = (() => {
  const zip = Buffer.from(writeZip([{ name: "cards/x.json", bytes: bytesOf("/etc/passwd") }]));
  zip.writeUInt32LE(0xa1ff0000, zip.lastIndexOf("PK\u0001\u0002") + 38);
  return zip;
})();

test.each<[string, Uint8Array, string]>([
  ["a way out", packedZip({ "cardwright.json": manifest, "../evil.json": "{}" }), "bundle/bad-path"],
  ["an absolute path", packedZip({ "cardwright.json": manifest, "/tmp/evil.json": "{}" }), "bundle/bad-path"],
  ["a path of Windows", packedZip({ "cardwright.json": manifest, "cards\\..\\x.json": "{}" }), "bundle/bad-path"],
  ["our own corner", packedZip({ "cardwright.json": manifest, ".cardwright/journal/x.json": "{}" }), "bundle/bad-path"],
  ["twins", packedZip({ "cardwright.json": manifest, "cards/a.json": "{}", "Cards/A.json": "{}" }), "bundle/bad-path"],
  ["a bomb", packedZip({ "cardwright.json": manifest, "art/a.svg": " ".repeat(30_000_000) }), "archive/too-large"],
  [
    "too long a text",
    packedZip({ "cardwright.json": manifest, "cards/a.json": `"${"x1".repeat(1_100_000)}"` }),
    "too-large",
  ],
  ["a link", link, "archive/broken"],
  ["no set", packedZip({ "cards/a.json": "{}" }), "bundle/no-set"],
  ["a newer one", packedZip({ "cardset.json": '{"format":99}', "cardwright.json": manifest }), "bundle/newer"],
  ["a newer set", packedZip({ "cardwright.json": manifest.replace('"format": 1', '"format": 99') }), "bundle/newer"],
  ["no zip", bytesOf("hello"), "archive/broken"],
])("a bundle with %s is refused, and nothing is written", async (_, bytes, code) => {
  rmSync(out, { recursive: true, force: true });
  writeFileSync(bundle, bytes);
  const { code: exit, out: said } = await runCli("unpack", bundle, out, "--json");
  expect([exit, said]).toEqual([2, expect.stringContaining(code)]);
  expect(existsSync(out)).toBe(false);
});

test.each([
  ["a folder that isn't there", () => join(folder, "nowhere", "set.cardset")],
  ["a place where a folder lies", () => folder],
])("a bundle for %s is not written, and nothing is left beside it", async (_, place) => {
  const before = readdirSync(folder);
  const packed = await packBundle("templates/flask/starter", place());
  expect(packed).toMatchObject({ ok: false, problem: { code: "bundle/not-written" } });
  expect(readdirSync(folder)).toEqual(before);
});

test("what is no part of a set stays in the bundle", async () => {
  rmSync(out, { recursive: true, force: true });
  writeFileSync(bundle, packedZip({ "cardwright.json": manifest, "node/x.json": "{}", "run.sh": "x" }));
  const { code, out: said } = await runCli("unpack", bundle, out, "--json");
  expect([code, JSON.parse(said).problems.map(({ code }: { code: string }) => code)]).toEqual([
    0,
    ["bundle/left-out", "bundle/left-out"],
  ]);
  expect(Object.keys(filesIn(out))).toEqual(["/cardwright.json"]);
});
