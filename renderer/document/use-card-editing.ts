import { useCallback, useMemo } from "react";
import { cardGame } from "../../engine/games/registry";
import { houseRulesOf } from "../../project/house-rules";
import { cardPath } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { type CardReading, readCard } from "./card-reading";
import { useSharedParts } from "./use-card";
import { documentName, type FileEditing, useFileEditing } from "./use-file-editing";

export interface CardEditing extends FileEditing<CardReading> {
  cardId: string;
}

/** Undefined when there is no such card. */
export function useCardEditing(cardId: string, game: GameId): CardEditing | undefined {
  const path = cardPath(cardId);
  const manifest = useProject(manifestOf);
  const rules = manifest && houseRulesOf(manifest).rules;
  const parts = useSharedParts();
  const read = useCallback(
    (text: string, previous?: CardReading) => readCard(path, text, cardGame(game), { rules, parts }, previous),
    [path, game, rules, parts],
  );
  const nameOf = useCallback((value: unknown) => documentName(value, cardId), [cardId]);
  const editing = useFileEditing({ path, kind: "card", game, nameOf, read });
  return useMemo(() => editing && { ...editing, cardId }, [editing, cardId]);
}
