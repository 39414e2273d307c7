import type { PrintSettings } from "../../main/api";
import { useDecks } from "../state/use-decks";
import { DeckField, LanguageField, SearchField } from "./card-choice-fields";
import { CheckField, Group, NumberField } from "./fields";
import { choose } from "./print-memory";

interface Props {
  settings: PrintSettings;
  isSheets: boolean;
  changed: number | undefined;
}

/** Which cards, and how many of each. */
export function CardsGroup({ settings, isSheets, changed }: Props) {
  const decks = useDecks();
  return (
    <Group name="Cards" summary={summary(settings, decks.find(({ id }) => id === settings.deck)?.name)}>
      <DeckField label="What" deck={settings.deck} decks={decks} />
      <SearchField value={settings.cards ?? ""} />
      {isSheets && (
        <>
          <NumberField
            label={settings.deck === null ? "Copies of each card" : "Copies of the deck"}
            id="print-copies"
            value={settings.copies ?? 1}
            min={1}
            max={100}
            unit=""
            whole
            onChange={(copies) => choose({ copies: copies === 1 ? undefined : copies })}
          />
          <CheckField
            label={`Only what changed since the last print${changed === undefined ? "" : ` (${changed})`}`}
            value={settings.changed ?? false}
            help="Cards that look different from when they were last printed from this project."
            onChange={(only) => choose({ changed: only || undefined })}
          />
        </>
      )}
      <LanguageField language={settings.language} />
    </Group>
  );
}

const summary = ({ deck, cards, copies, changed }: PrintSettings, name: string | undefined): string =>
  [deck === null ? "One of each" : (name ?? deck), cards, copies && `${copies} ×`, changed && "changed"]
    .filter(Boolean)
    .join(", ");
