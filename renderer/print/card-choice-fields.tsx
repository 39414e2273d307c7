import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { cardGame } from "../../engine/games/registry";
import type { PrintSettings } from "../../main/api";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import type { DeckSummary } from "../state/use-decks";
import { ChoiceField } from "./fields";
import { choose } from "./print-memory";

/** Which cards are meant: of a deck, of a search, in a language. */

interface DeckProps {
  label: string;
  deck: PrintSettings["deck"];
  decks: readonly DeckSummary[];
}

export const DeckField = ({ label, deck: chosen, decks }: DeckProps) => (
  <ChoiceField
    label={label}
    id="print-what"
    value={chosen ?? ""}
    choices={[
      { value: "", name: "One of each card" },
      ...decks.map(({ id, name, total }) => ({
        value: id,
        name,
        aside: total ?? "can't be read",
        disabled: total === undefined,
      })),
      ...(chosen !== null && !decks.some(({ id }) => id === chosen)
        ? [{ value: chosen, name: chosen, aside: "gone" }]
        : []),
    ]}
    onChange={(deck) => choose({ deck: deck || null })}
  />
);

/** Waits for a pause in the typing: every letter would be another set of sheets. */
export function SearchField({ value }: { value: string }) {
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

const languageNames = new Intl.DisplayNames("en", { type: "language" });

export function LanguageField({ language: chosen }: { language: PrintSettings["language"] | undefined }) {
  const game = useProject(gameOf);
  const languages = game ? cardGame(game).languages : [];
  if (languages.length < 2) return null;
  return (
    <ChoiceField
      label="Language"
      id="print-language"
      value={chosen ?? ""}
      choices={[
        { value: "", name: "The set's own" },
        ...languages.map((language) => ({ value: language, name: languageNames.of(language) ?? language })),
      ]}
      onChange={(language) => choose({ language: language || undefined })}
    />
  );
}
