import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nodeDisk } from "../../main/projects/disk";
import { silenceMs } from "../../main/projects/lock";
import { census, differences } from "./census";
import { broken, card, emptyFolder, good, leaveJournal, manifest, open, projectWith, put, read } from "./kit";

const runs = Number(process.env["CARDWRIGHT_RUNS"] ?? 25);

/** What Cardwright itself leaves in its own folder, by path. */
async function ownFiles(): Promise<Map<string, Buffer>> {
  const root = projectWith({ "cards/a.json": card("A"), "cards/b.json": card("B") });
  const project = await open(root, { disk: nodeDisk });
  project.write("cards/a.json", card("A2"));
  project.write("cards/b.json", null);
  project.write("cards/c.json", broken);
  await project.store.flush();
  project.store.undo();
  project.write("cards/c.json", broken);
  await project.store.flush();
  const lock = readFileSync(join(root, ".cardwright/lock"));
  await project.store.close();
  await leaveJournal(root, [{ do: "write", path: "cards/d.json", text: card("D") }]);
  const paths = [...census(join(root, ".cardwright"))].filter(([, what]) => what.startsWith("file"));
  const files = paths.map(([path]) => [path, readFileSync(join(root, ".cardwright", path))] as const);
  return new Map([...files, ["lock", lock], ["lock.takeover", lock], ["print.json", Buffer.from("{}")]]);
}

test(`whatever became of its own folder, a project opens and can be worked in (${runs} times)`, async () => {
  const known = await ownFiles();
  const path = fc.constantFrom(...known.keys());
  const odd = fc.oneof(
    fc.record({ do: fc.constant("cut"), path, at: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({
      do: fc.constant("mutate"),
      path,
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
      byte: fc.integer({ min: 0, max: 255 }),
    }),
    fc.record({ do: fc.constant("replace"), path, text: fc.oneof(fc.json(), fc.string()) }),
    fc.record({
      do: fc.constantFrom("folder", "pipe", "nothing", "loop", "out", "up"),
      path: fc.oneof(path, fc.constantFrom("journal", "drafts", "trash", "backups", "drafts/cards", ".gitignore")),
    }),
  );
  const change = fc.record({ odd: fc.array(odd, { minLength: 1, maxLength: 4 }), aged: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(change, async ({ odd: oddities, aged }) => {
      const world = emptyFolder();
      const root = join(world, "project");
      put(world, "outside/victim.json", card("Mine"));
      put(root, "cardwright.json", manifest());
      put(root, "package.json", "{}");
      put(root, "cards/a.json", card("A"));
      for (const [name, bytes] of known) put(root, `.cardwright/${name}`, bytes);
      for (const oddity of oddities) spoil(join(root, ".cardwright"), oddity as Oddity);
      for (const name of aged ? ["lock", "lock.takeover"] : []) age(join(root, ".cardwright", name));

      const before = census(world);
      let project = await open(root, { disk: nodeDisk });
      // A gate or a lock that somebody may still hold has to fall silent first.
      for (const name of ["lock.takeover", "lock"]) {
        if (!project.store.snapshot().readOnly) break;
        await project.store.close();
        age(join(root, ".cardwright", name));
        project = await open(root, { disk: nodeDisk });
        await project.store.close();
        project = await open(root, { disk: nodeDisk });
      }
      expect(project.store.snapshot().readOnly).toBe(false);
      project.store.trash();
      while (project.store.undo().ok);
      while (project.store.redo().ok);
      project.write("cards/new.json", card("New"));
      good(await project.store.flush());
      await project.store.close();
      expect(read(root, "cards/new.json")).toBe(card("New"));
      const touched = differences(before, census(world)).filter(
        (each) => !/^project\/(\.cardwright|schemas|cards)($|\/)/.test(each),
      );
      expect(touched).toEqual([]);
      rmSync(world, { recursive: true });
    }),
    { numRuns: runs },
  );
});

interface Oddity {
  do: string;
  path: string;
  at?: number;
  byte?: number;
  text?: string;
}

function spoil(folder: string, { do: what, path, at = 0, byte = 0, text = "" }: Oddity): void {
  const file = join(folder, path);
  const there = census(folder);
  if (["cut", "mutate", "replace"].includes(what)) {
    if (there.get(path)?.startsWith("file") !== true) return;
    const bytes = readFileSync(file);
    const place = Math.floor(at * bytes.length);
    if (what === "mutate" && bytes.length > 0) bytes[place] = byte;
    writeFileSync(file, what === "replace" ? text : what === "cut" ? bytes.subarray(0, place) : bytes);
    return;
  }
  const above = dirname(path) === "." ? "" : dirname(path);
  if (there.get(above)?.startsWith("folder") !== true) return;
  rmSync(file, { recursive: true, force: true });
  if (what === "folder") mkdirSync(join(file, "inner"), { recursive: true });
  else if (what === "pipe") execFileSync("mkfifo", [file]);
  else if (what === "loop") symlinkSync(file, file);
  else if (what === "out") symlinkSync(join(folder, "../../outside"), file);
  else if (what === "up") symlinkSync("..", file);
}

function age(file: string): void {
  if (census(dirname(file)).get(basename(file))?.startsWith("file") !== true) return;
  const then = (Date.now() - silenceMs - 5000) / 1000;
  utimesSync(file, then, then);
}
