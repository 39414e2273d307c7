import { memo, useMemo } from "react";
import { type PiledCard, type PileOrder, pilesOf } from "../../../project/deck-piles";
import { houseRulesOf } from "../../../project/house-rules";
import type { DeckZone } from "../../../schemas/deck";
import { count } from "../../state/count";
import { gameOf, manifestOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { receiving, useHeld } from "../carry/held-card";
import styles from "./board.module.css";
import type { BoardLook } from "./board-bar";
import { DeckCardLine } from "./deck-card-line";
import { PileTitle } from "./pile-title";

interface Props {
  deckId: string;
  zone: DeckZone;
  cards: readonly PiledCard[];
  look: BoardLook;
  order: PileOrder;
  /** The line that has the keyboard, and the one that it comes to first. */
  here: string;
  first: string;
  onHere(key: string): void;
  onMenu(card: string, anchor: HTMLElement): void;
}

const titles: Readonly<Record<DeckZone, string>> = { cards: "Deck", side: "Sideboard", maybe: "Maybe" };
const about: Readonly<Record<DeckZone, string>> = {
  cards: "Click a card of the set to add one, or drag it here.",
  side: "to swap in between games",
  maybe: "what may still come in",
};

/** The deck itself, or one of the places beside it. */
export const ZoneArea = memo(function ZoneArea(props: Props) {
  const { deckId, zone, cards, look, order, here, first, onHere, onMenu } = props;
  const game = useProject(gameOf)!;
  const held = useHeld();
  const manifest = useProject(manifestOf);
  const rules = manifest && houseRulesOf(manifest).rules;
  const piles = useMemo(() => pilesOf(cards, order, game, rules), [cards, order, game, rules]);
  const copies = cards.reduce((sum, { entry }) => sum + entry.count, 0);
  const byHand = order === "hand";
  return (
    <section
      className={styles.zone}
      title={zone === "cards" ? undefined : "No rule looks at it"}
      data-zone={zone}
      data-empty={cards.length === 0 || undefined}
      aria-label={titles[zone]}
      {...receiving(zone)}
    >
      {zone !== "cards" && (
        <h3>
          {titles[zone]} <span>{cards.length === 0 ? about[zone] : count(copies, "card")}</span>
        </h3>
      )}
      {zone === "cards" && cards.length === 0 && (
        <div className={styles.nothing}>
          <h2>An empty deck</h2>
          <p>{about.cards}</p>
        </div>
      )}
      <div className={styles.piles} data-look={look}>
        {piles.map((pile) => (
          <section
            key={pile.key}
            className={styles.pile}
            aria-label={pile.title}
            {...(byHand && receiving(zone, pile.key))}
          >
            <PileTitle deckId={deckId} pile={pile} byHand={byHand} />
            <ul>
              {pile.cards.map((piled) => {
                const key = `${zone}/${piled.entry.card}`;
                return (
                  <DeckCardLine
                    key={key}
                    deckId={deckId}
                    zone={zone}
                    piled={piled}
                    look={look}
                    isFirst={here === key || (key === first && !here)}
                    onHere={onHere}
                    onMenu={onMenu}
                  />
                );
              })}
            </ul>
          </section>
        ))}
        {byHand && held && (
          <section
            className={styles.newPile}
            aria-label="New pile"
            {...receiving(zone, freePile(piles.map(({ key }) => key)))}
          >
            New pile
          </section>
        )}
      </div>
    </section>
  );
});

function freePile(taken: readonly string[]): string {
  let n = 1;
  while (taken.includes(`Pile ${n}`)) n++;
  return `Pile ${n}`;
}
