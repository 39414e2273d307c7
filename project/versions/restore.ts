import type { GameId } from "../../schemas/game-id";
import type { PlannedEdit, TextChange } from "../commands";
import { translationOf, translationPath } from "../languages/translation-files";
import { cardPath } from "../paths";
import { type Files, readCard } from "../project-text";

/** A card, or a whole set, as it was in another version. */

/** With its translations. `named`: the file name that it has now, which stays: decks know it by that. */
export function restoreCard(now: Files, version: Files, game: GameId, id: string, named = id): PlannedEdit {
  const [was, is] = [cardPath(id), cardPath(named)];
  const tags = [...now.keys(), ...version.keys()].flatMap((path) => {
    const about = translationOf(path);
    return about && (about.of === was || about.of === is) ? [about.tag] : [];
  });
  const places = [
    [was, is] as const,
    ...[...new Set(tags)].map((tag) => [translationPath(tag, was), translationPath(tag, is)] as const),
  ];
  const changes = places.flatMap(([from, to]): TextChange[] => {
    const text = version.get(from) ?? null;
    return text === (now.get(to) ?? null) ? [] : [{ path: to, text }];
  });
  const name = readCard<{ name?: string }>(was, version.get(was) ?? now.get(is) ?? "", game)?.name ?? id;
  return { label: `Restore ${name}`, changes };
}

/** Pictures and fonts stay what they are: nothing of the person's is ever replaced. */
export function restoreAll(now: Files, version: Files, called: string): PlannedEdit {
  const changes = [...new Set([...now.keys(), ...version.keys()])].flatMap((path): TextChange[] => {
    const text = version.get(path) ?? null;
    return text === (now.get(path) ?? null) ? [] : [{ path, text }];
  });
  return { label: `Restore all of ${called}`, changes };
}
