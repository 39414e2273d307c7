import { editDistance } from "../../engine/core/nearest";
import { chancesByTurn } from "../../engine/decks/odds";
import { KnownCards } from "../../project/deck-lists/known-cards";
import { compete, type Effort, median } from "../measure";
import type { Section } from "../report";

const [cards, names] = [10_000, 100];

/** What a list with a hundred wrong names costs among ten thousand cards, and odds of 60 cards with four conditions. */
export function measureDecks(effort: Effort): Section {
  const words = ["Royal", "Swift", "Guard", "Raptor", "Thief", "Hounds", "Shot", "Phalanx", "Brood", "Sapper", "Traps"];
  const word = (n: number): string => words[n % words.length]!;
  const listed = Array.from({ length: cards }, (_, n) => ({
    id: `card-${n}`,
    name: `${word(n)} ${word(n * 7 + 3)} ${word(Math.floor(n / 11))} ${n}`,
  }));
  const wrong = Array.from({ length: names }, (_, n) => listed[(n * 97) % cards]!.name.replace("a", "ä").slice(1));
  const known = new KnownCards(listed);
  const deck = Array.from({ length: 16 }, (_, meets) => ({ count: meets < 12 ? 4 : 3, meets }));
  const wanted = [{ least: 2 }, { least: 1 }, { least: 1 }, { least: 1 }];
  const draws = { opening: 7, redraw: "some" as const, turns: [0, 1] };
  const rates = compete(
    {
      near: () => wrong.filter((name) => known.near(name)).length,
      plainly: () => {
        const name = wrong[0]!;
        for (const card of listed) editDistance(name, card.name);
        return 1;
      },
      odds: () => Number(chancesByTurn(deck, wanted, draws, 8).length > 0),
    },
    effort,
  );
  const ms = (name: keyof typeof rates): number => 1000 / median(rates[name]);
  const ratio = ms("plainly") / ms("near");
  return {
    title: `Decks: ${names} wrong names among ${cards.toLocaleString("en")} cards, odds`,
    rows: [
      { name: `${names} names, with what may be meant`, value: names * ms("near"), unit: "ms" },
      { name: "one name, by plain distances", value: ms("plainly"), unit: "ms" },
      { name: "odds of 60 cards, four conditions, by turn", value: ms("odds"), unit: "ms" },
    ],
    checks: [
      { name: "times as quick as plain distances", value: ratio, unit: "×", least: 10 },
      { name: "odds", value: ms("odds"), unit: "ms", most: 50 },
    ],
  };
}
