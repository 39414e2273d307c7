import { componentIdPattern } from "../../../schemas/component";
import { jsonIn } from "../../../schemas/json-text";
import type { Problem } from "../../../schemas/problem";
import type { DeckFileContent, DeckFileLine } from "../../core/card-game";
import { isHandWritten } from "./anatomy";
import { type Card, flaskBases } from "./card-schema";
import { report } from "./problems";

/**
 * The deck file of Flask's original editor (rules §4): a list of `{ name, composition, hasDesc, img, amount }`, where `y2`
 * and `g2` are true or false and the other six base cards are numbers. That format checks no values, so neither does this:
 * a number that no card may have stays as it is, for the checks of cards and decks to tell.
 */

const mostEntries = 2000;
const mostCharacters = 2_000_000;
const mostOfSource = 400;
const mostOfName = 200;
const picturePattern = /^art\/(?!.*(^|\/)\.\.?(\/|$))[^\\:*?"<>|]{1,230}$/;
const idPattern = new RegExp(componentIdPattern);
/** In the order of that editor. */
const order = ["Y1", "Y2", "R1", "R2", "G1", "G2", "B1", "B2"] as const;
const once: readonly string[] = ["G2", "Y2"];

export function parseFlaskDeckFile(text: string): DeckFileContent<Card> {
  const refuse = (reason: string): DeckFileContent<Card> => ({
    lines: [],
    problems: [report("flask/no-deck-file", {}, { reason })],
  });
  if (text.length > mostCharacters) return refuse("it is longer than two million characters");
  const list = jsonIn(text.replace(/^\uFEFF/, ""));
  if (list === undefined) return refuse("it isn't JSON");
  if (!Array.isArray(list)) return refuse("it must be a list of cards in brackets");
  if (list.length === 0) return refuse("it lists no cards");
  if (list.length > mostEntries) return refuse(`it lists more than ${mostEntries} cards`);
  const problems: Problem[] = [];
  const lines = list.flatMap((entry: unknown, at): DeckFileLine<Card>[] => {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) {
      problems.push(report("flask/bad-entry", { row: at + 1 }, { row: at + 1, reason: "it isn't an object" }));
      return [];
    }
    return [readEntry(entry as Record<string, unknown>, at + 1, problems)];
  });
  return { lines, problems };
}

function readEntry(entry: Record<string, unknown>, row: number, problems: Problem[]): DeckFileLine<Card> {
  const wrong = (reason: string): void => {
    problems.push(report("flask/bad-entry", { row }, { row, reason }));
  };
  const { name: written, composition, hasDesc, img, amount } = entry;
  if (typeof written !== "string") wrong("its “name” isn't a text");
  const name = typeof written === "string" ? written.trim() : "";
  if (name.length > mostOfName) wrong(`its “name” is longer than ${mostOfName} characters`);
  if (typeof hasDesc !== "boolean" && hasDesc !== undefined) wrong("its “hasDesc” is neither true nor false");
  const card: Card = {
    $schema: "../schemas/flask-card.schema.json",
    name: name.slice(0, mostOfName),
    composition: readComposition(composition, wrong),
    ...(hasDesc === true ? { showReminder: true } : {}),
  };
  if (typeof img !== "string" && img !== undefined && img !== null) wrong("its “img” isn't a text");
  if (typeof img === "string" && img.trim() !== "") {
    if (picturePattern.test(img)) card.art = { file: img };
    else if (img.length <= mostOfSource) card.art = { source: img };
    else problems.push(report("flask/picture-left-out", { row }, { card: name || `The card in entry ${row}` }));
  }
  if (typeof amount !== "number") wrong("its “amount” isn't a number");
  return { card, count: typeof amount === "number" ? amount : 1 };
}

function readComposition(composition: unknown, wrong: (reason: string) => void): Card["composition"] {
  if (typeof composition !== "object" || composition === null || Array.isArray(composition)) {
    wrong("its “composition” isn't an object");
    return {};
  }
  const counts: [string, number][] = [];
  for (const [key, value] of Object.entries(composition)) {
    const id = key.toUpperCase();
    const count = typeof value === "boolean" ? Number(value) : value;
    if (typeof count !== "number") wrong(`“${key}” is neither a number nor true or false`);
    else if (!idPattern.test(id)) wrong(`“${key}” is no component of Flask's own`);
    else if (count !== 0) counts.push([id, count]);
  }
  const rank = (id: string): number => (flaskBases as readonly string[]).indexOf(id);
  return Object.fromEntries(counts.sort(([a], [b]) => rank(a) - rank(b)));
}

/** Cards that the original editor can't have are left out and named. */
export function formatFlaskDeckFile(lines: readonly DeckFileLine<Card>[]): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const entries = lines.flatMap(({ card, count }) => {
    const reason = misfit(card);
    if (reason !== undefined) {
      problems.push(report("flask/not-for-the-editor", {}, { card: card.name.trim() || "A card", reason }));
      return [];
    }
    const countOf = (id: string): number => card.composition[id as "R1"] ?? 0;
    const composition = order.map((id) => [id.toLowerCase(), once.includes(id) ? countOf(id) > 0 : countOf(id)]);
    const img = card.art?.file ?? card.art?.source ?? "";
    return [
      {
        name: card.name,
        composition: Object.fromEntries(composition) as object,
        hasDesc: card.showReminder === true,
        img,
        amount: count,
      },
    ];
  });
  return { text: `${JSON.stringify(entries, null, 2)}\n`, problems };
}

function misfit(card: Card): string | undefined {
  if (isHandWritten(card)) return "it has effects of its own";
  const foreign = Object.keys(card.composition).find((id) => !(flaskBases as readonly string[]).includes(id));
  if (foreign !== undefined) return `it has the component ${foreign}`;
  const twice = once.find((id) => (card.composition[id as "Y2"] ?? 0) > 1);
  return twice === undefined ? undefined : `it has ${twice} more than once`;
}
