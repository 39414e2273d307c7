import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import type { ListedCard } from "../../project/deck-lists/known-cards";
import { readDeckList } from "../../project/deck-lists/read-list";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readStarter } from "../games/starter";

/** Decks as people write them in forums, chats and mails, with cards of every game. */

type Named = readonly [string, string, string];
const cardsOf: Record<GameId, Named> = {
  flask: ["Attack", "Balanced Double Sale", "Very Dangerous Reaction"],
  "castle-lanes": ["Onwards!", "Call of the Pack", "War Hounds"],
  "battle-farm": ["Wheat", "Demon of Harvest", "Seed Sprout"],
  hatch: ["Crumb Drake", "Last-Light Pilgrim", "First Flame"],
  "garden-incursion": ["Minim", "Rally to the Queen", "Net-caster"],
};

/** Each is of the same deck: three of the first card, two of the second, one of the third. */
const ways: readonly [string, (cards: Named) => string][] = [
  ["numbers before names", ([a, b, c]) => `3 ${a}\n2 ${b}\n1 ${c}`],
  ["3x", ([a, b, c]) => `3x ${a}\n2X ${b}\n1 x ${c}`],
  ["3×", ([a, b, c]) => `3× ${a}\n2 × ${b}\n${c}`],
  ["x3 before", ([a, b, c]) => `x3 ${a}\nX2 ${b}\nx1 ${c}`],
  ["x3 behind", ([a, b, c]) => `${a} x3\n${b} X2\n${c} ×1`],
  ["3x behind", ([a, b, c]) => `${a} 3x\n${b} 2X\n${c} 1×`],
  ["numbers behind", ([a, b, c]) => `${a} 3\n${b} (2)\n${c}, 1`],
  ["after colons and dashes", ([a, b, c]) => `${a}: 3\n${b} - 2\n${c} – 1`],
  ["in brackets behind", ([a, b, c]) => `${a} (x3)\n${b} [2]\n${c} (1x)`],
  ["in brackets before", ([a, b, c]) => `(3) ${a}\n[2] ${b}\n(1x) ${c}`],
  ["with dashes between", ([a, b, c]) => `3 - ${a}\n2 – ${b}\n1: ${c}`],
  ["as points", ([a, b, c]) => `- 3 ${a}\n* 2x ${b}\n• ${c}`],
  ["in capitals", ([a, b, c]) => `3 ${a.toUpperCase()}\n2 ${b.toUpperCase()}\n1 ${c.toUpperCase()}`],
  ["in small letters", ([a, b, c]) => `3 ${a.toLowerCase()}\n2 ${b.toLowerCase()}\n1 ${c.toLowerCase()}`],
  ["with sets and numbers", ([a, b, c]) => `3 ${a} (base) 12\n2 ${b} [BAS] 114a\n1 ${c} (base) 3 *F*`],
  ["with numbers in the set", ([a, b, c]) => `3 ${a} #12\n2 ${b} [base]\n1 ${c} <base>`],
  ["in quotes of other languages", ([a, b, c]) => `3 „${a}“\n2 «${b}»\n1 “${c}”`],
  ["in plain quotes", ([a, b, c]) => `3 "${a}"\n"${b}" x2\n'${c}'`],
  ["bold and in links", ([a, b, c]) => `**3x ${a}**\n2 **${b}**\n1 [${c}](https://cards.example/3)`],
  ["in double brackets", ([a, b, c]) => `3 [[${a}]]\n[[${b}]] x2\n[[${c}]]`],
  ["in a forum’s marks", ([a, b, c]) => `[list]\n[*]3 [b]${a}[/b]\n[*]2 [card]${b}[/card]\n[*]${c}\n[/list]`],
  ["quoted", ([a, b, c]) => `> 3 ${a}\n> 2 ${b}\n>1 ${c}`],
  ["as a table of marks", ([a, b, c]) => `| Count | Card |\n| ---: | --- |\n| 3 | ${a} |\n| 2 | ${b} |\n| 1 | ${c} |`],
  ["as elements of a page", ([a, b, c]) => `<ul>\n<li>3 ${a}</li>\n<li>2x ${b}</li>\n<li>${c}</li>\n</ul>`],
  ["in one line", ([a, b, c]) => `3 ${a}, 2 ${b}, 1 ${c}`],
  ["in one line, each with its x", ([a, b, c]) => `3x ${a}; 2x ${b}; 1x ${c}`],
  ["with remarks behind", ([a, b, c]) => `3 ${a} # the best\n2 ${b} // or three\n1 ${c} (never drawn)`],
  ["with remarks between", ([a, b, c]) => `// My deck\n3 ${a}\n; two of these\n2 ${b}\n# one\n1 ${c}`],
  ["under headings", ([a, b, c]) => `Start (3)\n3 ${a}\n\nMiddle:\n2 ${b}\n\n## End\n1 ${c}`],
  ["under headings with lines", ([a, b, c]) => `== Start ==\n3 ${a}\n--- Middle ---\n2 ${b}\n**End**\n1 ${c}\n-----`],
  ["under headings with sums", ([a, b, c]) => `Start - 3 cards\n3 ${a}\n[Middle]\n2 ${b}\nEnd (1 card):\n1 ${c}`],
  ["with odd blanks", ([a, b, c]) => `\t3 \u00A0${a} \r\n  2\t${b}\r\n\r\n1\u2003${c}\u200B`],
  ["with stops and commas", ([a, b, c]) => `3 ${a},\n2 ${b};\n1 ${c}.`],
  ["with wide signs", ([a, b, c]) => `３ ${a}\n２ｘ ${b}\n１ ${c}`],
  ["with accents that nobody wrote", ([a, b, c]) => `3 ${a.replace("a", "á")}\n2 ${b.replace("e", "é")}\n1 ${c}`],
  ["without marks", ([a, b, c]) => [3, 2, 1].map((n, at) => `${n} ${[a, b, c][at]!.replace(/[!-]/g, " ")}`).join("\n")],
  ["with the deck’s name and what it costs", ([a, b, c]) => `Deck: Mine\n3 ${a} (2)\n2 ${b} (3)\n1 ${c}`],
  ["on other boards too", ([a, b, c]) => `Main deck\n3 ${a}\n2 ${b}\n1 ${c}`],
];

const listed = new Map(
  gameIds.map((id): [GameId, ListedCard[]] => {
    const game = cardGame(id);
    return [id, [...readStarter<object>(id).cards].map(([card, made]) => ({ id: card, ...pick(game.describe(made)) }))];
  }),
);
function pick({ name, code }: { name: string; code?: string }): { name: string; code?: string | undefined } {
  return { name, code };
}
const idOf = (game: GameId, name: string): string => listed.get(game)!.find((card) => card.name === name)!.id;

describe.each(gameIds)("a list of %s", (game) => {
  const [a, b, c] = cardsOf[game];

  test.each(ways)("%s", (_, write) => {
    const lines = readDeckList(write([a, b, c]), listed.get(game)!).lines;
    expect(lines.map(({ count, card, text }) => `${count} ${card ?? `? ${text}`}`)).toEqual([
      `3 ${idOf(game, a)}`,
      `2 ${idOf(game, b)}`,
      `1 ${idOf(game, c)}`,
    ]);
  });

  const wrong: readonly [string, (name: string) => string][] = [
    ["a letter too few", (name) => name.slice(0, 2) + name.slice(3)],
    ["a letter too many", (name) => `${name.slice(0, 3)}${name[2]}${name.slice(3)}`],
    ["two letters swapped", (name) => `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`],
    ["another letter", (name) => `${name.slice(0, 1)}q${name.slice(2)}`],
    ["more than one", (name) => `${name}s`],
    ["another’s", (name) => `${name}’s`],
    ["in one word", (name) => name.replaceAll(" ", "") + (name.includes(" ") ? "" : "s")],
    ["half of it", (name) => (name.includes(" ") ? name.split(" ")[0]! : name.slice(0, -1))],
    ["with an article", (name) => `The ${name} itself`],
    ["with a wrong ending", (name) => `${name.slice(0, -1)}en`],
  ];
  test.each(wrong)("with %s in a name keeps the line, with the card that is meant among those offered", (_, spoil) => {
    for (const name of [a, b, c]) {
      const text = `3x ${spoil(name)}`;
      const [line, ...others] = readDeckList(`${text}\n`, listed.get(game)!).lines;
      expect(others).toEqual([]);
      expect(line?.text).toBe(text);
      const offered = line?.card === undefined ? line?.near.map(({ id }) => id) : [line.card];
      expect(offered, text).toContain(idOf(game, name));
      expect(line?.count).toBe(3);
    }
  });
});
