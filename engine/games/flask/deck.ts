import type { FlaskCard } from "../../../schemas/cards/flask";
import type { Problem } from "../../../schemas/problem";
import type { DeckCard } from "../../core/card-game";
import { formatCode } from "../../core/composition";
import { groupBy } from "../../core/group-by";
import { plural } from "../../core/rich-text";
import { flaskComponents } from "./components";
import { flaskOptions } from "./options";
import { flaskProblems } from "./problems";

type Entry = DeckCard<FlaskCard>;

const codeOf = ({ card }: Entry): string => formatCode(flaskComponents, card.composition);
const nameOf = ({ card, id }: Entry): string => card.name.trim() || id;

export function checkFlaskDeck(_name: string, entries: readonly Entry[]): Problem[] {
  const byCode = groupBy(entries, codeOf);
  return [...checkSize(entries), ...checkSimilar(byCode), ...checkAttack(entries), ...checkNames(entries)];
}

function checkSize(entries: readonly Entry[]): Problem[] {
  const { deckSize } = flaskOptions;
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  if (count === deckSize) return [];
  const repair =
    count < deckSize ? `Add ${plural(deckSize - count, "card")}.` : `Take out ${plural(count - deckSize, "card")}.`;
  return [flaskProblems.report("flask/deck-size", { field: "/cards" }, { count, size: deckSize, repair })];
}

function checkSimilar(byCode: ReadonlyMap<string, Entry[]>): Problem[] {
  const { maxSimilar } = flaskOptions;
  const problems: Problem[] = [];
  for (const [code, group] of byCode) {
    const count = group.reduce((sum, entry) => sum + entry.count, 0);
    const names = [...new Set(group.map(nameOf))].join(", ");
    if (count > maxSimilar) {
      const params = { count, code: code || "(none)", names, max: maxSimilar, excess: count - maxSimilar };
      problems.push(flaskProblems.report("flask/too-many-similar", { card: group[0]!.id }, params));
    }
    const [first, ...others] = group;
    for (const other of others) {
      problems.push(
        flaskProblems.report("flask/similar-entries", { card: other.id }, { a: nameOf(first!), b: nameOf(other) }),
      );
    }
  }
  return problems;
}

function checkAttack(entries: readonly Entry[]): Problem[] {
  const attacks = entries.some(({ card }) => (card.composition.R1 ?? 0) + (card.composition.R2 ?? 0) > 0);
  return attacks || entries.length === 0 ? [] : [flaskProblems.report("flask/no-attack", {})];
}

function checkNames(entries: readonly Entry[]): Problem[] {
  const byName = groupBy(entries, nameOf);
  return [...byName]
    .filter(([, group]) => new Set(group.map(codeOf)).size > 1)
    .map(([name, group]) => flaskProblems.report("flask/same-name", { card: group[1]!.id }, { name }));
}
