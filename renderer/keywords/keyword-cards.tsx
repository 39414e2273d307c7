import { useMemo } from "react";
import { keywordSample } from "../../engine/core/keyword-check";
import type { Definitions } from "../../engine/core/keywords";
import { cardGame } from "../../engine/games/registry";
import { usersOf } from "../../project/keyword-commands";
import { cardPath, componentPath } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { wholeCard } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import { useSharedParts } from "../document/use-card";
import { CardFace, FacePaper } from "../press/card-face";
import { drawFace } from "../press/draw-face";
import { useProjectPress } from "../press/project-press";
import { useProjectSurroundings } from "../press/surroundings";
import { count } from "../state/count";
import { openCard } from "../state/jump";
import { useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { EmptyNote } from "../ui/empty-state";
import link from "../ui/link.module.css";
import styles from "./keywords-room.module.css";

/** So many faces are drawn; the other cards are listed by name. */
const facesShown = 12;

/** The cards that have a keyword, as they are printed with it; before there are any, a plain one. */
export function KeywordCards({ id, game }: { id: string; game: GameId }) {
  const files = useProject((state) => state.files);
  const { cards, keywords } = useMemo(() => usersOf(files, game, id), [files, game, id]);
  const nameOf = (path: string, fallback: string): string => nameIn(files.get(path) ?? "") ?? fallback;
  return (
    <>
      {cards.length === 0 && <Sample id={id} game={game} />}
      {cards.length > 0 && (
        <>
          <h3 className={styles.heading}>{count(cards.length, "card")} with it</h3>
          <ul className={styles.faces}>
            {cards.slice(0, facesShown).map((card) => (
              <li key={card}>
                <button type="button" aria-label={nameOf(cardPath(card), card)} onClick={() => openCard(card)}>
                  <CardFace cardId={card} soon />
                </button>
              </li>
            ))}
          </ul>
          <ul className={styles.names}>
            {cards.slice(facesShown).map((card) => (
              <li key={card}>
                <button type="button" className={link.link} onClick={() => openCard(card)}>
                  {nameOf(cardPath(card), card)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {keywords.length > 0 && (
        <p className={styles.note}>
          It comes with{" "}
          {keywords.map((keyword, n) => (
            <span key={keyword}>
              {n > 0 && ", "}
              <button type="button" className={link.link} onClick={() => goTo("keywords", keyword)}>
                {nameOf(componentPath(keyword), keyword)}
              </button>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

function Sample({ id, game }: { id: string; game: GameId }) {
  const { kit, card: template } = useProjectPress() ?? {};
  const around = useProjectSurroundings();
  const parts = useSharedParts();
  const card = useMemo(() => {
    const keyword = ownValue(parts.components as Definitions, id);
    return keyword && wholeCard(keywordSample(cardGame(game), id, keyword), parts, game);
  }, [parts, id, game]);
  return (
    <>
      <EmptyNote>No card has it yet. Every card's form offers it under Keywords.</EmptyNote>
      {kit && template && card && (
        <ul className={styles.faces}>
          <li>
            <FacePaper face={drawFace({ kit, template, id, card, around })} />
          </li>
        </ul>
      )}
    </>
  );
}
