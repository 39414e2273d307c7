import { useState } from "react";
import { lentCards } from "../../../project/lend-card";
import { cardPath } from "../../../project/paths";
import { nameIn } from "../../../project/quick-name";
import { CardFace } from "../../press/card-face";
import { gameOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { useDecks } from "../../state/use-decks";
import { ChoiceField } from "../../ui/fields/choice-field";
import { Field } from "../../ui/fields/field";
import { TagsInput } from "../../ui/fields/tags-input";
import { TextArea, TextField } from "../../ui/fields/text-field";
import { describe } from "../deck-acts";
import type { DeckPanelProps } from "../panels";
import styles from "./about-deck.module.css";

/** What is said of a deck besides its cards: notes, its cover, where it is kept. */
export function AboutDeck({ deckId, view: { deck } }: DeckPanelProps) {
  const readOnly = useReadOnly();
  const decks = useDecks();
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  const [notes, setNotes] = useState<string>();
  const called = (id: string): string => nameIn(files.get(cardPath(id)) ?? "") ?? id;
  const covers = [...new Set(deck.cards.map(({ card }) => card))];
  const folders = [...new Set(decks.flatMap(({ folder }) => folder ?? []))];
  const lent = game ? lentCards(files, game, deck) : [];
  const tags = deck.tags ?? [];
  const setTags = (next: readonly string[]) => describe(deckId, { tags: [...new Set(next)] });
  const added = (text: string) => text.split(",").flatMap((tag) => tag.trim().slice(0, 40) || []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
    <section className={styles.about} aria-label="About the deck" tabIndex={0} data-edits-project>
      <Field id="deck-notes" label="Notes">
        <TextArea
          id="deck-notes"
          rows={6}
          value={notes ?? deck.notes ?? ""}
          placeholder="How it is played, what to try next"
          disabled={readOnly}
          onChange={(text) => setNotes(text.slice(0, 4000))}
          onBlur={() => {
            if (notes !== undefined && notes !== (deck.notes ?? "")) describe(deckId, { notes });
            setNotes(undefined);
          }}
        />
      </Field>
      <TextField
        id="deck-folder"
        label="Folder"
        lazy
        value={deck.folder ?? ""}
        known={folders}
        maxLength={60}
        disabled={readOnly}
        placeholder="None"
        onChange={(folder) => describe(deckId, { folder: folder.trim() })}
      />
      <Field id="deck-tags" label="Tags">
        <TagsInput
          id="deck-tags"
          value={tags}
          known={[...new Set(decks.flatMap((each) => each.tags))]}
          disabled={readOnly}
          placeholder="Enter adds one"
          onAdd={(text) => setTags([...tags, ...added(text)])}
          onChange={setTags}
          onFocus={() => {}}
        />
      </Field>
      {lent.length > 0 && (
        <section aria-labelledby="lent-cards">
          <h3 id="lent-cards">Lent cards</h3>
          <ul className={styles.lent}>
            {lent.map(({ card, name, from }) => (
              <li key={card}>
                {name} <small>{from}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.cover}>
        <ChoiceField
          id="deck-cover"
          label="Cover"
          value={deck.cover ?? ""}
          disabled={readOnly}
          options={[
            { value: "", label: "What it has most of" },
            ...covers.map((value) => ({ value, label: called(value) })),
          ]}
          onChange={(cover) => describe(deckId, { cover })}
        />
        {deck.cover !== undefined && (
          <div className={styles.face} aria-hidden>
            <CardFace cardId={deck.cover} soon />
          </div>
        )}
      </div>
    </section>
  );
}
