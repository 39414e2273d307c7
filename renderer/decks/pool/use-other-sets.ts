import { useEffect, useMemo, useState } from "react";
import type { RecentProject } from "../../../main/api";
import type { Lender } from "../../../project/lend-card";
import { manifestPath } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import { nameIn } from "../../../project/quick-name";
import type { GameId } from "../../../schemas/game-id";
import { call } from "../../bridge/client";
import { tellProblem } from "../../state/notices";
import { useProject } from "../../state/open-project";
import { readStarter } from "../../state/starter-files";
import type { Choosable } from "../../ui/fields/choice-field";

/** A set that lends cards to decks of this one. */
export interface OtherSet {
  lender: Lender;
  /** Where its pictures are; a starter set has none. */
  folder: string | undefined;
}

export const [thisSet, starterSet] = ["", "starter"];

/** The sets of the game that cards can be taken from: this one, its starter set, and those that were open lately. */
export function useSetChoices(game: GameId): readonly Choosable[] {
  const [recent, setRecent] = useState<readonly RecentProject[]>([]);
  useEffect(() => {
    let isWanted = true;
    void call("recent.list", {}).then((listed) => isWanted && listed.ok && setRecent(listed.value));
    return () => {
      isWanted = false;
    };
  }, []);
  return useMemo(
    () => [
      { value: thisSet, label: "This set" },
      { value: starterSet, label: "Starter set" },
      ...recent
        .filter((set) => set.game === game && !set.missing && !set.isOpen)
        .map(({ folder, name, cards }) => ({ value: folder, label: name, aside: cards, group: "Your other sets" })),
    ],
    [recent, game],
  );
}

/** The chosen one; nothing for this set, and until the other is read. */
export function useOtherSet(choice: string, game: GameId): OtherSet | undefined {
  const session = useProject(({ open }) => open?.session);
  const [read, setRead] = useState<{ choice: string; files: Files }>();
  useEffect(() => {
    if (choice === thisSet || session === undefined) return;
    let isWanted = true;
    void filesOf(choice, game, session).then((files) => isWanted && files && setRead({ choice, files }));
    return () => {
      isWanted = false;
    };
  }, [choice, game, session]);
  return useMemo(() => {
    if (choice === thisSet || read?.choice !== choice) return undefined;
    const name = nameIn(read.files.get(manifestPath) ?? "") ?? "another set";
    return { lender: { name, files: read.files }, folder: choice === starterSet ? undefined : choice };
  }, [read, choice]);
}

async function filesOf(choice: string, game: GameId, session: string): Promise<Files | undefined> {
  if (choice === starterSet) return asFiles(await readStarter(game));
  const read = await call("versions.read", { session, place: { kind: "folder", folder: choice } });
  if (read.ok) return asFiles(read.value.files);
  tellProblem(read.problem);
  return undefined;
}

const asFiles = (files: readonly { path: string; text: string }[]): Files =>
  new Map(files.map(({ path, text }) => [path, text]));
