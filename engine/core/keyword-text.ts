import type { RichText, TextBlock } from "./card-game";
import { wordsWith } from "./fill-in";
import {
  abilitiesOf,
  type Definitions,
  type HeldKeyword,
  heldIn,
  type KeywordCard,
  namedKeywords,
  valuesOf,
} from "./keywords";
import type { Language } from "./language";
import { cardTitle } from "./rich-text";

/** What cards print of their keywords: names, and explanations where there is room. */
export interface KeywordText {
  blocks: readonly TextBlock[];
  /** A line for each that is explained; the others share one. */
  full: RichText;
  /** The names alone, on one line. */
  short: RichText;
}

interface KeywordTelling<Card> {
  /** What the abilities of a card say, as it prints them. */
  tell(card: Card): RichText;
  language?: Language;
  /** Keywords of the game itself that come before those of the project. */
  first?: readonly TextBlock[];
}

export function keywordText<Card extends KeywordCard>(
  card: Card,
  { tell, language = "en", first = [] }: KeywordTelling<Card>,
): KeywordText {
  const { definitions = {} } = card;
  const blocks = [
    ...first,
    ...namedKeywords(card).map((held): TextBlock => {
      const title = printedTitle(held);
      const reminder = keywordReminder(held, card, { definitions, tell, language });
      return reminder === "" ? { title } : { title, reminder };
    }),
  ];
  return { blocks, full: linesOf(blocks), short: bold(blocks) };
}

/** “Poison 2”, “Bombard 2/3”. */
export function keywordTitle({ id, keyword, numbers }: HeldKeyword): RichText {
  const name = keyword.name.trim() || cardTitle(id);
  return numbers.length === 0 ? name : `${name} ${numbers.join("/")}`;
}

/** With its symbol before it. */
function printedTitle(held: HeldKeyword): RichText {
  const { symbol } = held.keyword;
  return symbol === undefined ? keywordTitle(held) : `{${symbol}} ${keywordTitle(held)}`;
}

/** Of what comes with what comes with a keyword, only the name is told. */
const deepestReminder = 2;

interface Around<Card> {
  definitions: Definitions;
  tell: KeywordTelling<Card>["tell"];
  language: Language;
}

/** Its own words; or what comes with it and what it does, with the numbers of the card. */
function keywordReminder<Card extends KeywordCard>(
  { id, keyword, numbers }: HeldKeyword,
  card: Card,
  around: Around<Card>,
  within: readonly string[] = [],
): RichText {
  const { definitions, tell, language } = around;
  const values = valuesOf(numbers);
  const own = keyword.reminder?.[language]?.trim() || keyword.reminder?.en.trim();
  if (own) return wordsWith(own, values);
  const others = heldIn(keyword.keywords ?? {}, definitions, values).map((other) => {
    const isTold = other.id !== id && !within.includes(other.id) && within.length < deepestReminder;
    const reminder = isTold ? keywordReminder(other, card, around, [...within, id]) : "";
    return reminder === "" ? `${printedTitle(other)}.` : `${printedTitle(other)}: ${reminder}`;
  });
  const { definitions: _, keywords: __, ...bare } = card;
  const said = tell({ ...bare, abilities: abilitiesOf({ id, keyword, numbers }) } as unknown as Card);
  return [...others, said.replaceAll("\n", " ")].filter(Boolean).join(" ");
}

const bold = (blocks: readonly TextBlock[]): RichText =>
  blocks.length === 0 ? "" : `**${blocks.map(({ title }) => title).join(", ")}**`;

function linesOf(blocks: readonly TextBlock[]): RichText {
  const lines: string[] = [];
  let unexplained: TextBlock[] = [];
  const finish = (): void => {
    if (unexplained.length > 0) lines.push(bold(unexplained));
    unexplained = [];
  };
  for (const block of blocks) {
    if (block.reminder === undefined) unexplained.push(block);
    else {
      finish();
      lines.push(`${bold([block])} *(${block.reminder})*`);
    }
  }
  finish();
  return lines.join("\n");
}
