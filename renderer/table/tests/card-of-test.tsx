import type { Scenario } from "../../../schemas/scenario";
import { ChoiceField } from "../../ui/fields/choice-field";
import { cardName, type InPlay } from "../play/in-play";

interface Named {
  id: string;
  name: string;
}

/** The cards that a test plays, those that it names first going first; then those that it lies out. */
export function cardsIn({ when = [], given }: Scenario, cards: InPlay["cards"]): Named[] {
  const texts = (tree: unknown): string[] =>
    typeof tree === "string"
      ? [tree]
      : typeof tree === "object" && tree !== null
        ? Object.values(tree).flatMap(texts)
        : [];
  const { cards: _, options: __, ...situation } = given as { cards?: unknown; options?: unknown };
  const found = new Set([...when.flatMap(({ action }) => texts(action)), ...texts(situation)]);
  return [...found].filter((id) => Object.hasOwn(cards, id)).map((id) => ({ id, name: cardName(cards, id) }));
}

interface Props {
  cards: readonly Named[];
  card: string | null;
  known: InPlay["cards"];
  onChange(card: string | null): void;
}

const none = "";

/** Of which card it is a test. */
export function CardOfTest({ cards, card, known, onChange }: Props) {
  const isListed = card === null || cards.some(({ id }) => id === card);
  const listed = isListed ? cards : [{ id: card, name: cardName(known, card) }, ...cards];
  return (
    <ChoiceField
      label="A test of"
      id="test-card"
      value={card ?? none}
      options={[
        ...listed.map(({ id, name }) => ({ value: id, label: name })),
        { value: none, label: "No card: the rules" },
      ]}
      onChange={(next) => onChange(next === none ? null : next)}
    />
  );
}
