/** What every contender prints: 540 different cards of twelve lines each, nine to an A4 sheet, with cut lines. */

export interface BenchCard {
  name: string;
  /** One paragraph a line, with a bold word; each contender breaks and sets them itself. */
  text: string[];
}

export const sheet = { columns: 3, rows: 3, cards: 540, width: 63, height: 88, left: 10.5, top: 16.5 };

const words =
  "draw a card from your deck and put it into the hand of another player then choose one unit in this lane it gains two attack until the end of the turn if you control no building";

export function benchCards(): BenchCard[] {
  const pool = words.split(" ");
  return Array.from({ length: sheet.cards }, (_, card) => ({
    name: `Card number ${card + 1}`,
    text: Array.from({ length: 12 }, (_, line) => {
      const seven = Array.from(
        { length: 7 },
        (_, at) => pool[(card * 5 + line * 11 + at * 3 + card * at) % pool.length],
      );
      return `**${line + 1}** ${seven.join(" ")}`;
    }),
  }));
}

/** The fonts' ids in Cardwright's own table. */
export const fonts = { regular: "alegreya-sans-regular", bold: "alegreya-sans-bold" };

/** In points. */
export const sizes = { name: 11, text: 7, leading: 1.2 };
