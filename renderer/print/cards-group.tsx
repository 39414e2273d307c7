import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { cardGame } from "../../engine/games/registry";
import type { PrintSettings } from "../../main/api";
import { useDecks } from "../decks/use-decks";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/project-store";
import { CheckField, ChoiceField, Group, NumberField } from "./fields";
import { choose } from "./print-memory";

const languageNames = new Intl.DisplayNames("en", { type: "language" });

interface Props {
  settings: PrintSettings;
  isSheets: boolean;
  changed: number | undefined;
}

/** Which cards, and how many of each. */
export function CardsGroup({ settings, isSheets, changed }: Props) {
  const decks = useDecks();
  const game = useProject(gameOf);
  const languages = game ? cardGame(game).languages : [];
  return (
    <Group name="Cards" summary={summary(settings, decks.find(({ id }) => id === settings.deck)?.name)}>
      <ChoiceField
        label="What"
        id="print-what"
        value={settings.deck ?? ""}
        choices={[
          { value: "", name: "One of each card" },
          ...decks.map(({ id, name, total }) => ({
            value: id,
            name,
            aside: total ?? "can't be read",
            disabled: total === undefined,
          })),
          ...(settings.deck !== null && !decks.some(({ id }) => id === settings.deck)
            ? [{ value: settings.deck, name: settings.deck, aside: "gone" }]
            : []),
        ]}
        onChange={(deck) => choose({ deck: deck || null })}
      />
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
      {languages.length > 1 && (
        <ChoiceField
          label="Language"
          id="print-language"
          value={settings.language ?? ""}
          choices={[
            { value: "", name: "The set's own" },
            ...languages.map((language) => ({ value: language, name: languageNames.of(language) ?? language })),
          ]}
          onChange={(language) => choose({ language: language || undefined })}
        />
      )}
    </Group>
  );
}

/** Waits for a pause in the typing: every letter would be another set of sheets. */
function SearchField({ value }: { value: string }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => choose({ cards: typed.trim() === "" ? undefined : typed }), 250);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      label="Only cards that fit"
      id="print-search"
      value={typed}
      placeholder="All, or a search: tag:new -token"
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 400 } }}
    />
  );
}

const summary = ({ deck, cards, copies, changed }: PrintSettings, name: string | undefined): string =>
  [deck === null ? "One of each" : (name ?? deck), cards, copies && `${copies} ×`, changed && "changed"]
    .filter(Boolean)
    .join(", ");
