import type { PrintSettings } from "../../main/api";
import { layoutLabels } from "../../schemas/layouts";
import { useDecks } from "../state/use-decks";
import { Section } from "../ui/section";
import { DeckField, LanguageField, SearchField } from "./card-choice-fields";
import { ChangedSinceField } from "./changed-since-field";
import { choose } from "./print-memory";
import { CheckSetting, ChoiceSetting, NumberSetting } from "./setting-fields";

interface Props {
  settings: PrintSettings;
  isSheets: boolean;
  changed: number | undefined;
}

/** Which cards, and how many of each. */
export function CardsGroup({ settings, isSheets, changed }: Props) {
  const decks = useDecks();
  return (
    <Section
      name="print.Cards"
      title="Cards"
      summary={summary(settings, decks.find(({ id }) => id === settings.deck)?.name)}
    >
      <DeckField label="What" deck={settings.deck} decks={decks} />
      <SearchField value={settings.cards ?? ""} />
      <ChangedSinceField search={settings.cards ?? ""} />
      {isSheets && (
        <>
          <NumberSetting
            name="copies"
            label={settings.deck === null ? "Copies of each card" : "Copies of the deck"}
            value={settings.copies ?? 1}
            onChange={(copies) => choose({ copies: copies === 1 ? undefined : copies })}
          />
          <CheckSetting
            name="changed"
            label={`Only what changed since the last print${changed === undefined ? "" : ` (${changed})`}`}
            settings={settings}
          />
        </>
      )}
      <ChoiceSetting
        name="layout"
        value={settings.layout ?? ""}
        blank="As the set says"
        onChange={(layout) => choose({ layout: layout || undefined })}
      />
      <LanguageField language={settings.language} />
    </Section>
  );
}

const summary = ({ deck, cards, copies, changed, layout }: PrintSettings, name: string | undefined): string =>
  [
    deck === null ? "One of each" : (name ?? deck),
    cards,
    copies && `${copies} ×`,
    changed && "changed",
    layout && layoutLabels[layout],
  ]
    .filter(Boolean)
    .join(", ");
