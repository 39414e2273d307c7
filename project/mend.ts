import { groupBy } from "../engine/core/group-by";
import type { GameId } from "../schemas/game-id";
import type { Problem } from "../schemas/problem";
import { isDeckRepair, type Repair } from "../schemas/repair";
import { checkProject } from "./check";
import type { PlannedEdit, TextChange } from "./commands";
import { readDocument } from "./document";
import { formatDocument } from "./format";
import { withDeckRepair } from "./mend-deck";
import { kindOf } from "./paths";
import type { Files } from "./project-text";
import { nameIn } from "./quick-name";
import { withRepair } from "./with-repair";

/** A repair, and the document that it changes. */
export interface Mending {
  path: string;
  repair: Repair;
}

/** Applies repairs as one step, also to documents that can't be read before they are mended. */
export function mend(files: Files, game: GameId, mendings: readonly Mending[]): PlannedEdit {
  const changes: TextChange[] = [];
  const byPath = groupBy(mendings, changedBy);
  for (const [path, own] of byPath) {
    const movedTo = own.map(({ repair }) => newPath(repair)).find((to) => to !== undefined);
    const whole = files.get(path);
    if (movedTo !== undefined && whole !== undefined && !files.has(movedTo)) {
      changes.push({ path: movedTo, text: whole }, { path, text: null, movedTo });
      continue;
    }
    const kind = kindOf(path);
    const json = kind && readDocument(path, files.get(path) ?? "", game).json;
    if (kind === undefined || json === undefined) continue;
    const mended = inOrder(own.map(({ repair }) => repair)).reduce(repaired, json);
    changes.push({ path, text: formatDocument(mended, kind, game) });
  }
  const [first, ...others] = mendings;
  const name = first && (nameIn(files.get(first.path) ?? "") ?? first.path);
  const one = first && (isDeckRepair(first.repair) ? first.repair.label : `Mend ${name}`);
  return { label: others.length === 0 && one ? one : `Mend ${mendings.length} problems`, changes };
}

/**
 * What a repair that was offered a moment ago is now: lines may have come to lie elsewhere since. Nothing, where what it would mend is
 * mended already.
 */
export const repairNow = (
  { code, where }: Problem,
  { label }: Repair,
  problems: readonly Problem[],
): Repair | undefined =>
  problems
    .filter((now) => now.code === code && now.where.card === where.card)
    .flatMap(({ repairs = [] }) => repairs)
    .find((repair) => repair.label === label);

/** Mostly the document that the problem is about. */
const changedBy = ({ path, repair }: Mending): string => (isDeckRepair(repair) ? path : (repair.in ?? path));

const newPath = (repair: Repair): string | undefined =>
  !isDeckRepair(repair) && repair.do === "move" ? String(repair.value) : undefined;

/** Of a list the last item first, so that no other moves before its turn. */
const inOrder = (repairs: readonly Repair[]): Repair[] =>
  repairs.toSorted((a, b) =>
    isDeckRepair(a) || isDeckRepair(b) ? 0 : b.at.localeCompare(a.at, "en", { numeric: true }),
  );

function repaired(document: unknown, repair: Repair): unknown {
  return isDeckRepair(repair) ? withDeckRepair(document, repair) : withRepair(document, repair);
}

/** What mends a problem without anybody being asked: not what may be meant, and not one of several ways to change a deck. */
function clearRepair({ severity, repairs = [], where: { file } }: Problem): Mending | undefined {
  const [first, ...others] = repairs;
  if (file === undefined || first === undefined || severity === "note") return undefined;
  return isDeckRepair(first) && others.length > 0 ? undefined : { path: file, repair: first };
}

export interface Mended extends Mending {
  problem: Problem;
}

/** Every clear repair, and those of what only shows once a document can be read. */
export function mendProject(
  files: Files,
  game: GameId,
  assets?: ReadonlySet<string>,
): { mended: Mended[]; changes: TextChange[] } {
  const mended: Mended[] = [];
  let now = files;
  for (let round = 0; round < mostRounds; round++) {
    const found = checkProject(now, assets).flatMap((problem): Mended[] => {
      const mending = clearRepair(problem);
      return mending ? [{ ...mending, problem }] : [];
    });
    const { changes } = mend(now, game, found);
    if (changes.every(({ path, text }) => now.get(path) === text)) break;
    mended.push(...found);
    now = withChanges(now, changes);
  }
  const written = [...now].filter(([path, text]) => files.get(path) !== text);
  const gone = [...files.keys()].filter((path) => !now.has(path));
  const changes: TextChange[] = [
    ...written.map(([path, text]) => ({ path, text })),
    ...gone.map((path) => ({ path, text: null })),
  ];
  return { mended, changes };
}
const mostRounds = 5;

function withChanges(files: Files, changes: readonly TextChange[]): Files {
  const after = new Map(files);
  for (const { path, text } of changes) text === null ? after.delete(path) : after.set(path, text);
  return after;
}
