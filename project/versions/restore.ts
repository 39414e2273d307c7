import type { GameId } from "../../schemas/game-id";
import type { PlannedEdit, TextChange } from "../commands";
import { cardPath } from "../paths";
import { type Files, readCard } from "../project-text";

/** A card, or a whole set, as it was in another version. */

export function restoreCard(now: Files, version: Files, game: GameId, id: string): PlannedEdit {
  const path = cardPath(id);
  const text = version.get(path) ?? null;
  const name = readCard<{ name?: string }>(path, text ?? now.get(path) ?? "", game)?.name ?? id;
  return { label: `Restore ${name}`, changes: text === (now.get(path) ?? null) ? [] : [{ path, text }] };
}

/** Pictures and fonts stay what they are: nothing of the person's is ever replaced. */
export function restoreAll(now: Files, version: Files, called: string): PlannedEdit {
  const changes = [...new Set([...now.keys(), ...version.keys()])].flatMap((path): TextChange[] => {
    const text = version.get(path) ?? null;
    return text === (now.get(path) ?? null) ? [] : [{ path, text }];
  });
  return { label: `Restore all of ${called}`, changes };
}
