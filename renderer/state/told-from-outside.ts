import { readDocument } from "../../project/document";
import { kindOf } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import type { GameId } from "../../schemas/game-id";
import { count } from "./count";
import { inNumbers } from "./numbers";
import type { TextChange } from "./project-state";

const isBroken = ({ path, text }: TextChange, game: GameId): boolean =>
  text !== null && kindOf(path) !== undefined && readDocument(path, text, game).value === undefined;

/** What other programs did to the open project, and whether it is what one sees now. */
export function toldFromOutside(changes: readonly TextChange[], game: GameId): string {
  const gone = changes.filter(({ text }) => text === null);
  const broken = changes.filter((change) => isBroken(change, game));
  const [first] = changes;
  const isOne = changes.length === 1;
  const what = isOne && first ? `“${nameIn(first.text ?? "") ?? first.path}”` : count(changes.length, "file");
  if (gone.length === changes.length)
    return `${what} deleted outside Cardwright. Undo brings ${isOne ? "it" : "them"} back.`;
  if (broken.length > 0 && isOne)
    return `${what} changed outside Cardwright and can't be read as it is now. Undo brings back what it was.`;
  const parts = [
    `${what} changed outside Cardwright`,
    gone.length > 0 && `${inNumbers(gone.length)} of them deleted`,
    broken.length > 0 && `${inNumbers(broken.length)} of them can't be read now`,
  ];
  const shown = broken.length > 0 ? "" : " You are looking at the new version.";
  return `${parts.filter(Boolean).join(", ")}.${shown}`;
}
