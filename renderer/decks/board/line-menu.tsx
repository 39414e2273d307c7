import { copiesIn, zoneNames } from "../../../project/deck-moves";
import { entriesIn } from "../../../project/deck-zones";
import { type Deck, type DeckZone, deckZones } from "../../../schemas/deck";
import { openCard } from "../../state/jump";
import { useReadOnly } from "../../state/open-project";
import { CommandMenu, type MenuAct } from "../../ui/command-menu";
import { changeCopies, describe, lock, place, putOn } from "../deck-acts";

interface Props {
  deckId: string;
  deck: Deck;
  zone: DeckZone;
  card: string;
  anchor: HTMLElement;
  onClose(): void;
}

/** All that can be done with a card of the deck. */
export function LineMenu({ deckId, deck, zone, card, anchor, onClose }: Props) {
  const disabled = useReadOnly();
  const copies = copiesIn(deck, zone, card);
  const entry = entriesIn(deck, zone).find((each) => each.card === card);
  const piles = [...new Set(deckZones.flatMap((each) => entriesIn(deck, each).flatMap(({ pile }) => pile ?? [])))];
  let fresh = 1;
  while (piles.includes(`Pile ${fresh}`)) fresh++;
  const others = deckZones.filter((each) => each !== zone);
  const at = deckZones.indexOf(zone);
  const moves = others.map(
    (to): MenuAct => ({
      label: `Move one to ${zoneNames[to]}`,
      keys: deckZones.indexOf(to) === at + 1 ? "Shift+↓" : deckZones.indexOf(to) === at - 1 ? "Shift+↑" : undefined,
      disabled,
      run: () => place(deckId, [card], { from: zone, to, copies: 1 }),
    }),
  );
  const allMoves = others.map(
    (to): MenuAct => ({
      label: `Move all ${copies} to ${zoneNames[to]}`,
      disabled,
      run: () => place(deckId, [card], { from: zone, to, copies }),
    }),
  );
  return (
    <CommandMenu
      open
      anchorEl={anchor}
      label="The card"
      onClose={onClose}
      items={[
        { label: "One more", keys: "+", disabled, run: () => changeCopies(deckId, zone, card, copies + 1) },
        { label: "One fewer", keys: "−", disabled, run: () => changeCopies(deckId, zone, card, copies - 1) },
        { label: "Take it out", keys: "Delete", disabled, run: () => changeCopies(deckId, zone, card, 0) },
        null,
        ...moves,
        ...(copies > 1 ? allMoves : []),
        null,
        ...piles
          .filter((pile) => pile !== entry?.pile)
          .map(
            (pile): MenuAct => ({ label: `Put on “${pile}”`, disabled, run: () => putOn(deckId, zone, card, pile) }),
          ),
        { label: "Put on a new pile", disabled, run: () => putOn(deckId, zone, card, `Pile ${fresh}`) },
        ...(entry?.pile === undefined
          ? []
          : [{ label: "Take off its pile", disabled, run: () => putOn(deckId, zone, card, "") }]),
        null,
        ...(zone === "cards"
          ? [
              {
                label: entry?.locked ? "Unlock" : "Lock: stays when the deck is completed",
                disabled,
                run: () => lock(deckId, card, !entry?.locked),
              },
            ]
          : []),
        {
          label: deck.cover === card ? "No longer the cover" : "Make it the cover",
          disabled,
          run: () => describe(deckId, { cover: deck.cover === card ? undefined : card }),
        },
        { label: "Open the card", run: () => openCard(card) },
      ]}
    />
  );
}
