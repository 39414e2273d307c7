import { createHash } from "node:crypto";
import { foldedSides } from "../../press/booklet/fold";
import type { PrintSettings } from "../../schemas/print-settings";
import { type Result, succeed } from "../../schemas/problem";
import type { ShownBooklet } from "../api";
import type { MadeBooklet } from "../ink/booklet";
import { bookletPage } from "../ink/booklet";
import { assetSums } from "../projects/kept-versions";
import type { ProjectStore } from "../projects/project-store";
import { chooseInProject } from "./asked-versions";
import { setProjectBooklet } from "./booklet";
import { foldOf, type Wish } from "./output-files";
import { assetsIn, searchedIn } from "./print-project";

/** Pages of a booklet for the print room, as its file will have them. The last one set is kept, for the next page of it. */

let kept: { key: string; made: MadeBooklet } | undefined;

export async function showBooklet(
  store: ProjectStore,
  settings: PrintSettings,
  wish: Wish<"booklet">,
  numbers: readonly number[],
): Promise<Result<ShownBooklet>> {
  const made = await setOnce(store, settings, wish);
  if (!made.ok) return made;
  const { booklet, problems } = made.value;
  const fold = foldOf(wish);
  const sides = fold && foldedSides(booklet.count, fold);
  const count = sides?.length ?? booklet.count;
  const shown = numbers.filter((number) => number < count);
  return succeed({ count, pages: shown.map((number) => bookletPage(made.value, sides, number)), problems });
}

async function setOnce(
  store: ProjectStore,
  settings: PrintSettings,
  { booklet }: Wish<"booklet">,
): Promise<Result<MadeBooklet>> {
  const { paper, paperSize, language } = settings;
  const about = [store.root, paper, paperSize, language, booklet, [...store.texts], [...assetSums(store.root)]];
  const key = createHash("sha256").update(JSON.stringify(about)).digest("hex");
  if (kept?.key === key) return succeed(kept.made);
  const chosen = await chooseInProject(searchedIn(store), { deck: null }, language);
  if (!chosen.ok) return chosen;
  const order = { files: store.texts, chosen: chosen.value, settings, assets: assetsIn(store), control: {} };
  const made = await setProjectBooklet(order, { kind: "booklet", ...(booklet !== undefined && { booklet }) });
  if (made.ok) kept = { key, made: made.value };
  return made;
}
