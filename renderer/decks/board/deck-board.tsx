import Button from "@mui/material/Button";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { PiledCard, PileOrder } from "../../../project/deck-piles";
import { entriesIn } from "../../../project/deck-zones";
import { cardPath } from "../../../project/paths";
import { cardAt } from "../../../project/whole-card";
import { type Deck, type DeckZone, deckZones } from "../../../schemas/deck";
import { SymbolContext } from "../../press/rich-words";
import { useSymbols } from "../../press/use-symbols";
import { count } from "../../state/count";
import { gameOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { useRemembered } from "../../state/settings";
import type { DeckView } from "../../state/use-decks";
import { useAnsweringCards } from "../../state/use-visible-cards";
import { EmptyState } from "../../ui/empty-state";
import { changeCopies, place } from "../deck-acts";
import { useLeaders } from "../leader/use-leaders";
import { isLetter, typedName } from "../typed-name";
import styles from "./board.module.css";
import { BoardBar, type BoardLook } from "./board-bar";
import { LineMenu } from "./line-menu";
import { directions, nearestBox } from "./nearest-line";
import { ZoneArea } from "./zone-area";

interface Props {
  deckId: string;
  view: DeckView;
  /** A search for the cards that are shown; empty for all. */
  shown: string;
  onShowAll(): void;
}

/** The deck as it lies on the table: its cards in piles, and what lies beside it. */
export function DeckBoard({ deckId, view: { deck }, shown, onShowAll }: Props) {
  if (!deck) {
    return (
      <EmptyState isFault title="This file can't be read as a deck">
        Mend it in a text editor, or delete it here; until then nothing is written over it.
      </EmptyState>
    );
  }
  return <Board key={deckId} deckId={deckId} deck={deck} shown={shown} onShowAll={onShowAll} />;
}

/** What is empty waits at the lower edge, so that something can be put there. */
const isLaid = ({ zone, cards }: { zone: DeckZone; cards: readonly PiledCard[] }): boolean =>
  zone === "cards" || cards.length > 0;

/** A card in its place, as the page calls it. */
const lineKey = (zone: DeckZone, card: string): string => `${zone}/${card}`;

function Board({ deckId, deck, shown, onShowAll }: Omit<Props, "view"> & { deck: Deck }) {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf)!;
  const readOnly = useReadOnly();
  const symbols = useSymbols();
  const [look, setLook] = useRemembered<BoardLook>("decks.look", "faces");
  const [order, setOrder] = useRemembered<PileOrder>("decks.piles", "cost");
  const [here, setHere] = useState("");
  const [menu, setMenu] = useState<{ zone: DeckZone; card: string; anchor: HTMLElement } | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const openMenu = useMemo(() => {
    const of = (zone: DeckZone) => (card: string, anchor: HTMLElement) => setMenu({ zone, card, anchor });
    return { cards: of("cards"), side: of("side"), maybe: of("maybe") };
  }, []);
  const found = useAnsweringCards(shown).ids;
  const leaders = useLeaders();
  const zones = useMemo(() => {
    const ids = new Set(found);
    // What the deck is built around stands above it; several of them have to be looked at.
    const led = deck.cards.filter(({ card }) => leaders?.ids.includes(card));
    const leader = led.length === 1 && led[0]!.count === 1 ? led[0]!.card : undefined;
    return deckZones.map((zone) => ({
      zone,
      cards: entriesIn(deck, zone)
        .filter(({ card }) => (zone !== "cards" || card !== leader) && (shown === "" || ids.has(card)))
        .map((entry): PiledCard => {
          const card = cardAt<object>(files, cardPath(entry.card), game);
          return { entry, card, name: nameOf(card) ?? entry.card };
        }),
    }));
  }, [deck, files, game, found, shown, leaders]);
  const total = deck.cards.reduce((sum, line) => sum + line.count, 0);
  const inSight = zones[0]!.cards.reduce((sum, { entry }) => sum + entry.count, 0);

  const lines = (): HTMLElement[] => [...(board.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const element = event.target as HTMLElement;
    if (element.tagName === "INPUT" || !element.closest("[data-line]")) return;
    const all = lines();
    const at = all.findIndex((line) => line.contains(element));
    const { line = "" } = all[at]!.dataset;
    const zone = line.slice(0, line.indexOf("/")) as DeckZone;
    const card = line.slice(line.indexOf("/") + 1);
    const copies = entriesIn(deck, zone).find((entry) => entry.card === card)?.count ?? 0;
    const goTo = (next: number) => {
      event.preventDefault();
      all[next]?.querySelector<HTMLElement>("[data-main]")?.focus();
    };
    const set = (next: number) => {
      event.preventDefault();
      if (readOnly) return;
      if (next <= 0) goTo(at + 1 < all.length ? at + 1 : at - 1);
      changeCopies(deckId, zone, card, next);
    };
    const step = directions[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step && event.shiftKey) {
      event.preventDefault();
      const to = deckZones[deckZones.indexOf(zone) + (step === "down" ? 1 : step === "up" ? -1 : 0)];
      if (to && to !== zone && !readOnly) place(deckId, [card], { from: zone, to, copies: 1 });
      return;
    }
    if (step)
      return goTo(
        nearestBox(
          all.map((each) => each.getBoundingClientRect()),
          at,
          step,
        ),
      );
    if (event.key === "Home") return goTo(0);
    if (event.key === "End") return goTo(all.length - 1);
    if (event.key === "+") return set(copies + 1);
    if (event.key === "-") return set(copies - 1);
    if (event.key === "Delete" || event.key === "Backspace") return set(0);
    if (/^\d$/.test(event.key)) return set(Number(event.key));
    if (isLetter(event.nativeEvent)) {
      const names = all.map((each) => each.dataset["name"] ?? "");
      const next = typedName(event.key, names, at);
      if (next >= 0) goTo(next);
    }
  };

  const area = ({ zone, cards }: (typeof zones)[number]) => (
    <ZoneArea
      key={zone}
      deckId={deckId}
      zone={zone}
      cards={cards}
      look={look}
      order={order}
      here={here}
      first={firstKey(zones)}
      onHere={setHere}
      onMenu={openMenu[zone]}
    />
  );

  return (
    <SymbolContext value={symbols}>
      <BoardBar deckId={deckId} look={look} order={order} onLook={setLook} onOrder={setOrder} />
      {shown !== "" && (
        <p className={styles.shown} role="status">
          <span>{`${inSight} of ${count(total, "card")}: ${shown}`}</span>
          <Button size="small" onClick={onShowAll}>
            Show all
          </Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the cards in it. */}
      <div ref={board} className={styles.board} onKeyDown={onKeyDown}>
        <div className={styles.scroll}>{zones.filter(isLaid).map(area)}</div>
        {zones.some((each) => !isLaid(each)) && (
          <div className={styles.dock}>{zones.filter((each) => !isLaid(each)).map(area)}</div>
        )}
      </div>
      {menu && <LineMenu deckId={deckId} deck={deck} {...menu} onClose={() => setMenu(null)} />}
    </SymbolContext>
  );
}

const firstKey = (zones: readonly { zone: DeckZone; cards: readonly PiledCard[] }[]): string => {
  const first = zones.find(({ cards }) => cards.length > 0);
  return first ? lineKey(first.zone, first.cards[0]!.entry.card) : "";
};

const nameOf = (card: object | undefined): string | undefined => {
  const { name } = (card ?? {}) as { name?: unknown };
  return typeof name === "string" && name.trim() !== "" ? name : undefined;
};
