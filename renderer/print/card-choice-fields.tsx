import { useEffect, useState } from "react";
import { cardGame } from "../../engine/games/registry";
import type { PrintSettings } from "../../main/api";
import { languageName, sourceLanguage } from "../../project/languages/tags";
import { gameOf, manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useTargetLanguages } from "../state/shown-language";
import type { DeckSummary } from "../state/use-decks";
import { ChoiceField } from "../ui/fields/choice-field";
import { TextField } from "../ui/fields/text-field";
import { choose } from "./print-memory";
import { settingField } from "./setting-fields";

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
    options={[
      { value: "", label: "One of each card" },
      ...decks.map(({ id, name, total }) => ({
        value: id,
        label: name,
        aside: total ?? "can't be read",
        disabled: total === undefined,
      })),
      ...(chosen !== null && !decks.some(({ id }) => id === chosen)
        ? [{ value: chosen, label: chosen, aside: "gone" }]
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
      {...settingField("cards")}
      value={typed}
      placeholder="All, or a search: tag:new -token"
      maxLength={400}
      onChange={setTyped}
    />
  );
}

export function LanguageField({ language: chosen }: { language: PrintSettings["language"] | undefined }) {
  const game = useProject(gameOf);
  const targets = useTargetLanguages();
  const source = useProject((project) => sourceLanguage(manifestOf(project) ?? {}));
  const written = game ? cardGame(game).languages : [];
  const languages = [...new Set([...targets, ...written])].filter((tag) => tag !== source);
  if (languages.length === 0) return null;
  return (
    <ChoiceField
      {...settingField("language")}
      value={chosen ?? ""}
      options={[
        { value: "", label: languageName(source), aside: "as written" },
        ...languages.map((tag) => ({
          value: tag,
          label: languageName(tag),
          aside: targets.includes(tag) ? undefined : "the game's words alone",
        })),
      ]}
      onChange={(language) => choose({ language: language || undefined })}
    />
  );
}
