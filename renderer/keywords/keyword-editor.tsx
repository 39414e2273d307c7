import { useMemo } from "react";
import { bearerOf } from "../../engine/core/keyword-check";
import { numbersOf } from "../../engine/core/keywords";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import type { Keyword } from "../../schemas/keyword";
import { useComponentEditing } from "../document/use-component-editing";
import { documentName } from "../document/use-file-editing";
import { RoomSkeleton } from "../ui/room-skeleton";
import { PartWorkbench } from "../workbench/part-workbench";
import { KeywordCards } from "./keyword-cards";

/** A keyword: its fields, the cards that have it, and its text. */
export function KeywordEditor({ id, game }: { id: string; game: GameId }) {
  const editing = useComponentEditing(id, game);
  const keyword = editing?.shown?.valid as Keyword | undefined;
  const toldOn = useMemo(
    () => keyword && bearerOf(cardGame(game), { id, keyword, numbers: numbersOf(keyword, true) }),
    [game, id, keyword],
  );
  if (!editing) return <RoomSkeleton />;
  const name = documentName(editing.reading.value ?? keyword, id);
  return (
    <PartWorkbench
      id={id}
      name={name}
      kind="keyword"
      editing={editing}
      toldOn={toldOn}
      formWidth={{ usual: 440, most: 680 }}
    >
      <KeywordCards id={id} game={game} />
    </PartWorkbench>
  );
}
