import { FileInput, FilePlus2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { deckPath } from "../../../project/paths";
import { CardFace } from "../../press/card-face";
import { useChecked } from "../../state/checking";
import { ago, markInWords, useLabOfDecks } from "../../state/lab-marks";
import { type DeckSummary, useDecks } from "../../state/use-decks";
import { SearchInput } from "../../ui/fields/search-input";
import { Hand } from "../../ui/hand";
import { IconAction } from "../../ui/icon-action";
import { SeverityIcon, worstOf } from "../../ui/severity-icon";
import { ItemList } from "../../ui/side-list";
import styles from "./deck-list.module.css";

/** Of fewer decks none need be looked for. */
const manyDecks = 8;

/** The decks of the set, by the folders they are kept in. */
export function DeckList({ deckId, className }: { deckId: string | undefined; className: string | undefined }) {
  const decks = useDecks();
  const problems = useChecked(({ byFile }) => byFile);
  const labOf = useLabOfDecks();
  const [sought, seek] = useState("");
  const [tag, setTag] = useState<string>();
  const tags = [...new Set(decks.flatMap((deck) => deck.tags))].sort();
  const words = sought.trim().toLowerCase();
  const isMeant = ({ name, folder = "", tags: own }: DeckSummary): boolean =>
    (tag === undefined || own.includes(tag)) && `${name} ${folder} ${own.join(" ")}`.toLowerCase().includes(words);
  const shown = decks.filter(isMeant);
  const worst = (id: string) => worstOf(problems.get(deckPath(id)) ?? []);
  return (
    <ItemList
      name="decks.list"
      title="Decks"
      width={208}
      stacks
      className={className}
      tools={
        <>
          <IconAction command="deck.bring-in" icon={FileInput} />
          <IconAction command="deck.new" icon={FilePlus2} />
        </>
      }
      lead={
        (decks.length >= manyDecks || tags.length > 0) && (
          <div className={styles.find}>
            <SearchInput label="Find a deck" value={sought} onChange={seek} />
            {tags.length > 0 && (
              <div className={styles.tags}>
                {tags.map((each) => (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={tag === each}
                    onClick={() => setTag(tag === each ? undefined : each)}
                  >
                    {each}
                  </button>
                ))}
              </div>
            )}
          </div>
        )
      }
      place="decks"
      item={deckId}
      items={decks.some(({ id }) => id === deckId) ? withOpen(shown, decks, deckId) : shown}
      first={decks[0]?.id}
      groupOf={({ folder }) => folder}
      look={({ id, name, total, faces }) => ({
        title: name,
        wraps: true,
        below: labWords(labOf(id)),
        lead: <Fan shown={faces.join(" ")} />,
        facts: (
          <>
            {worst(id) === "error" && <SeverityIcon severity="error" />}
            {total ?? "?"}
          </>
        ),
      })}
    />
  );
}

const labWords = (mark: ReturnType<ReturnType<typeof useLabOfDecks>>): string | undefined =>
  mark && `${markInWords(mark)}${mark.at === undefined ? "" : `, ${ago(mark.at, Date.now())}`}`;

/** A card that comes in may change what the deck has most of: that is drawn once everything else shows it. */
function Fan({ shown }: { shown: string }) {
  const faces = useDeferredValue(shown).split(" ");
  return (
    <span className={styles.fan}>
      <Hand amount={faces.length} width="26px" card={(at) => faces[at] && <CardFace cardId={faces[at]} soon />} />
    </span>
  );
}

/** The open deck stays in sight. */
function withOpen(shown: readonly DeckSummary[], decks: readonly DeckSummary[], open: string | undefined) {
  return decks.filter((deck) => deck.id === open || shown.includes(deck));
}
