import { memo } from "react";
import { cardGame } from "../../engine/games/registry";
import { useCard } from "../document/use-card";
import { CardFace } from "../press/card-face";
import { RichWords } from "../press/rich-words";
import { rowOf } from "../state/card-columns";
import { gameOf, printedLanguageOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import styles from "./decks-room.module.css";

export const AddCardRow = memo(function AddCardRow({ id }: { id: string }) {
  const game = useProject(gameOf);
  const { facts } = rowOf(id, useCard(id).card, { game, language: useProject(printedLanguageOf) });
  return (
    <>
      <span className={styles.thumb} aria-hidden="true">
        <CardFace cardId={id} soon />
      </span>
      <span className={styles.offerWords} title={facts?.name || id}>
        <strong>{facts?.name || id}</strong>
        <span>
          {facts?.type ?? "can't be read"}
          {facts?.cost && game && (
            <>
              {" "}
              <RichWords text={facts.cost} symbols={cardGame(game).symbols} />
            </>
          )}
        </span>
      </span>
    </>
  );
});
