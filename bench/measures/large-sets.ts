import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cardGame } from "../../engine/games/registry";
import { nodeDisk } from "../../main/projects/disk";
import { readFolder } from "../../main/projects/read-folder";
import { cardPath } from "../../project/paths";
import { cardIds, type Files } from "../../project/project-text";
import { nameIn } from "../../project/quick-name";
import { searchFor } from "../../project/search/search";
import { type SearchEntry, searchedCard, searchedIn } from "../../project/search/searched-card";
import { columnsOf } from "../../project/tables/columns";
import { planImport } from "../../project/tables/plan-import";
import { readTable } from "../../project/tables/read-table";
import { tableFile } from "../../project/tables/table-of-cards";
import { diffProjects } from "../../project/versions/diff-projects";
import { cardAt } from "../../project/whole-card";
import { type CellChange, planCells } from "../../renderer/document/change-cells";
import { fold, wordsOf } from "../../renderer/palette/find";
import { rank } from "../../renderer/palette/rank";
import type { GameId } from "../../schemas/game-id";
import { median } from "../measure";
import { comparison, type Section } from "../report";

/**
 * What is done with a whole set, with sets of three sizes side by side: nothing may grow faster than the set does. Each round
 * has cards of its own, since what was read once is remembered.
 */

const sizes = [350, 2_000, 10_000] as const;
type Size = (typeof sizes)[number];
/** As many as one pastes from a spreadsheet. */
const pasted = 2_000;
/** Of the set, how many cards differ between its two versions. */
const edited = 20;
const steps = [
  "open",
  "search",
  "search again",
  "find in the palette",
  "paste 2,000 cells",
  "diff",
  "read a workbook",
  "import",
] as const;
type Step = (typeof steps)[number];
type Times = Record<Step, number>;

export function measureLargeSets(game: GameId, rounds: number): Section {
  const times = new Map<Size, Times[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < rounds; round++)
    for (const size of sizes) times.get(size)!.push(measureOne(game, size, `${round}-${size}`));
  const of = (size: Size, step: Step): number => median(times.get(size)!.map((one) => one[step]));
  const perCard = (size: Size, step: Step): number =>
    of(size, step) / (step.startsWith("paste") ? cellsIn(size) : size);
  return {
    title: `${cardGame(game).name}, sets of ${sizes.map((size) => size.toLocaleString("en")).join(", ")} cards`,
    rows: steps.flatMap((step) =>
      sizes.map((size) => ({
        name: `${step}, ${size.toLocaleString("en")} cards`,
        value: of(size, step),
        unit: "ms",
        ...(size !== sizes[0] && {
          beside: `a card ${comparison(perCard(sizes[0], step) / perCard(size, step), "in the smallest")}`,
        }),
      })),
    ),
    checks: [
      ...steps.filter(isOfWholeSets).map((step) => ({
        name: `${step}: a card of 10,000, beside one of 350`,
        value: perCard(10_000, step) / perCard(350, step),
        unit: "× as long",
        most: 2,
      })),
      {
        name: "find in the palette, a slip of the finger among 10,000 cards",
        value: of(10_000, "find in the palette"),
        unit: "ms",
        most: 50,
      },
    ],
  };
}

/** Of the palette it is asked how long a person waits: among few cards that is too short to be compared. */
const isOfWholeSets = (step: Step): boolean => step !== "find in the palette";

const cellsIn = (size: number): number => Math.min(pasted, size * 2);

function measureOne(game: GameId, size: number, salt: string): Times {
  const root = writeSet(game, size, salt);
  const times: Partial<Times> = {};
  const time = <T>(step: Step, work: () => T): T => {
    const before = process.cpuUsage();
    const done = work();
    const { user, system } = process.cpuUsage(before);
    times[step] = (user + system) / 1000;
    return done;
  };
  const files = time("open", () => {
    const texts = new Map([...readFolder(nodeDisk, root).files].map(([path, { text }]) => [path, text ?? ""]));
    for (const id of cardIds(texts)) cardAt(texts, cardPath(id), game);
    return texts as Files;
  });
  const searched = searchedIn(files, game);
  const find = (entries: readonly SearchEntry[], query: string): number =>
    entries.filter(searchFor(query, searched).finds).length;
  const entries = time("search", () => {
    const all = cardIds(files).map((id) => searchedCard(id, cardAt<object>(files, cardPath(id), game)!, searched));
    find(all, "deal cost>1 -tag:old");
    return all;
  });
  time("search again", () => find(entries, "draw (cost:2-4 or is:unused)"));
  const candidates = cardIds(files).map((id) => ({
    key: id,
    name: fold(nameIn(files.get(cardPath(id))!) ?? id),
    also: fold(`${id} card`),
  }));
  // Nothing is called so: all are compared closely.
  time("find in the palette", () => rank(candidates, wordsOf("trebuhcet chrager")));
  const columns = columnsOf(game).filter(({ name }) => name === "name" || name === "notes");
  const cells = cardIds(files)
    .flatMap((id) => columns.map((column): CellChange => ({ id, column, text: `Pasted ${salt} ${id}` })))
    .slice(0, cellsIn(size));
  const { edit } = time("paste 2,000 cells", () => planCells(files, game, cells));
  const after = new Map(files);
  for (const { path, text } of edit.changes.slice(0, edited)) if (text !== null) after.set(path, text);
  const assets = new Map<string, string>();
  time("diff", () => diffProjects({ files, assets }, { files: after, assets }));
  const workbook = tableFile(after, game, "xlsx");
  const table = time("read a workbook", () => readTable("set.xlsx", workbook, game));
  if (!table.ok) throw new Error(table.problem.message);
  time("import", () => planImport(files, game, table.value.cards, { mode: "update" }));
  rmSync(root, { recursive: true });
  return times as Times;
}

/** The starter set again and again, under other names. */
function writeSet(game: GameId, size: number, salt: string): string {
  const starter = join("templates", game, "starter");
  const root = mkdtempSync(join(tmpdir(), "cardwright-large-"));
  mkdirSync(join(root, "cards"));
  writeFileSync(join(root, "cardwright.json"), readFileSync(join(starter, "cardwright.json")));
  const names = readdirSync(join(starter, "cards"));
  const texts = names.map((name) => readFileSync(join(starter, "cards", name), "utf8"));
  for (let n = 0; n < size; n++)
    writeFileSync(
      join(root, "cards", `card-${n}.json`),
      texts[n % texts.length]!.replace(/"name": "([^"]*)"/, `"name": "$1 ${salt} ${n}"`),
    );
  return root;
}
