import Button from "@mui/material/Button";
import { Ellipsis, Handshake, Lock } from "lucide-react";
import { type MouseEvent, memo } from "react";
import { cardGame } from "../../../engine/games/registry";
import type { PiledCard } from "../../../project/deck-piles";
import { factsOf } from "../../../project/project-text";
import type { DeckZone } from "../../../schemas/deck";
import { CardFace } from "../../press/card-face";
import { RichWords } from "../../press/rich-words";
import { openCard } from "../../state/jump";
import { gameOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { showDialog } from "../../state/ui-store";
import { Counter } from "../../ui/fields/counter";
import { carried } from "../carry/lift-card";
import { changeCopies } from "../deck-acts";
import { usePreview } from "../face-preview";
import styles from "./board.module.css";
import type { BoardLook } from "./board-bar";

interface Props {
  deckId: string;
  zone: DeckZone;
  piled: PiledCard;
  look: BoardLook;
  /** Whether the keyboard comes to it first. */
  isFirst: boolean;
  onHere(key: string): void;
  onMenu(card: string, anchor: HTMLElement): void;
}

/** A card of the deck with its copies: as a face, as a row, or as words. */
export const DeckCardLine = memo(
  function DeckCardLine({ deckId, zone, piled, look, isFirst, onHere, onMenu }: Props) {
    const { entry, name, card } = piled;
    const game = useProject(gameOf)!;
    const readOnly = useReadOnly();
    const preview = usePreview(entry.card);
    const cost = card && look !== "faces" ? factsOf(card, game).cost : undefined;
    const openMenu = (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      onMenu(entry.card, event.currentTarget);
    };
    const { lent } = (card ?? {}) as { lent?: string };
    const words = `${entry.count} ${name}`;
    return (
      <li
        className={styles.line}
        data-line={`${zone}/${entry.card}`}
        data-name={name}
        data-missing={card === undefined || undefined}
        {...carried({ card: entry.card, from: zone }, readOnly)}
        {...(look === "faces" ? {} : preview)}
      >
        <button
          type="button"
          data-main
          className={styles.main}
          tabIndex={isFirst ? 0 : -1}
          aria-haspopup="menu"
          onFocus={() => onHere(`${zone}/${entry.card}`)}
          onClick={openMenu}
          onDoubleClick={() => openCard(entry.card)}
          onContextMenu={openMenu}
        >
          {look === "faces" ? (
            <>
              <span className="visually-hidden">{words}</span>
              {card ? (
                <CardFace cardId={entry.card} soon />
              ) : (
                <span className={styles.blank} aria-hidden>
                  {entry.card}
                </span>
              )}
              <span className={styles.band} title={name} aria-hidden>
                {name}
              </span>
              <span className={styles.badge} aria-hidden>
                {entry.count}
              </span>
            </>
          ) : (
            <>
              <span className={look === "text" ? styles.number : "visually-hidden"}>{`${entry.count} `}</span>
              <span className={styles.name} title={name}>
                {name}
              </span>
              {cost && look === "rows" && (
                <span className={styles.cost}>
                  <RichWords text={cost} symbols={cardGame(game).symbols} />
                </span>
              )}
            </>
          )}
          {lent !== undefined && (
            <span className={styles.lent} title={`Lent from ${lent}`}>
              <Handshake size={14} strokeWidth={2} aria-label={`lent from ${lent}`} />
            </span>
          )}
          {entry.locked && <Lock className={styles.locked} size={14} strokeWidth={2} aria-label="locked" />}
        </button>
        {look !== "text" && (
          <span className={styles.copies}>
            <Counter
              compact
              value={entry.count}
              range={{ most: 999 }}
              label={`Copies of ${name}`}
              disabled={readOnly}
              onChange={(copies, manner) => changeCopies(deckId, zone, entry.card, copies, manner)}
            />
          </span>
        )}
        {look === "rows" && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.more}
            aria-label={`More for ${name}`}
            onClick={openMenu}
          >
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
        {card === undefined && (
          <span className={styles.gone}>
            <span>isn't in the set any more.</span>
            <Button size="small" variant="outlined" onClick={() => showDialog({ kind: "recently-deleted" })}>
              Bring it back
            </Button>
            <Button size="small" disabled={readOnly} onClick={() => changeCopies(deckId, zone, entry.card, 0)}>
              Take it out
            </Button>
          </span>
        )}
      </li>
    );
  },
  (before, after) =>
    before.isFirst === after.isFirst &&
    before.look === after.look &&
    before.deckId === after.deckId &&
    before.zone === after.zone &&
    before.piled.card === after.piled.card &&
    before.piled.name === after.piled.name &&
    before.piled.entry.count === after.piled.entry.count &&
    before.piled.entry.card === after.piled.entry.card &&
    before.piled.entry.locked === after.piled.entry.locked,
);
