import { LookUp } from "../../ui/fields/look-up";
import { cardName, type InPlay } from "../play/in-play";

interface Props {
  id: string;
  label: string;
  cards: InPlay["cards"];
  onPick(card: string): void;
}

const most = 50;

/** One of the cards in force, by some of its name. */
export const CardFinder = ({ id, label, cards, onPick }: Props) => (
  <LookUp
    id={id}
    label={label}
    disabled={false}
    none="No card is called so."
    find={(typed) =>
      Object.keys(cards)
        .map((card) => ({ id: card, name: cardName(cards, card) }))
        .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
        .slice(0, most)
    }
    onPick={onPick}
  />
);
