import { type KeyboardEvent, useMemo, useState } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import { nextHole, type Place, placeAt, placeOf } from "../../../engine/words/place";
import { ranked, rankOf, soughtIn } from "../../../engine/words/search";
import { withValueAt } from "../../../schemas/json-pointer";
import { wordsInUse } from "../../document/words-in-use";
import { RichWords } from "../../press/rich-words";
import { currentProject } from "../../state/open-project";
import { SearchInput } from "../../ui/fields/search-input";
import { useForm } from "../controls/control";
import { holeName, useBuilder } from "./builder";
import styles from "./effects.module.css";
import { type Offer, offersFor } from "./word-offers";

/** The words that fit a place, each as the sentence would read with it. */
export function WordList({ place, onChosen }: { place: Place; onChosen(): void }) {
  const { game } = useForm();
  const builder = useBuilder();
  const { lexicon, root, put, open, saidWith } = builder;
  const [typed, setTyped] = useState("");
  const { words, n } = soughtIn(typed);
  const uses = useMemo(() => wordsInUse(currentProject().files), []);
  const offers = useMemo(() => offersFor(place, builder, uses, n), [place, builder, uses, n]);
  const read = useMemo(
    () => new Map(offers.map(({ key, value, at = place.at }) => [key, saidWith(at, value)])),
    [offers, saidWith, place.at],
  );
  const found = ranked(offers, (offer) =>
    offer.key === "number" && words.length > 0 ? undefined : rankOf(offer, read.get(offer.key) ?? "", words),
  );
  const choose = ({ value, at = place.at }: Offer) => {
    put(at, value);
    onChosen();
    const whole = placeOf(
      lexicon,
      root.schema,
      withValueAt(root.value, at.slice(root.at.length), value) as Json,
      root.at,
    );
    const next = nextHole(whole, at)?.at;
    // What was chosen may be told more; a number, or what stands for itself, may not.
    const chosen = at === place.at ? placeAt(whole, at) : whole.parts.find(({ word }) => word);
    const more = chosen?.parts.length ? chosen.at : undefined;
    open(next ?? more);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go through what can be pressed anyway.
    <div className={styles.wordList} onKeyDown={goByArrows}>
      <SearchInput
        compact
        autoFocus
        label="Search what can stand here"
        placeholder={place.kind === "values" ? "A number, or search" : "Search"}
        value={typed}
        onChange={setTyped}
        onEnter={() => found[0] && choose(found[0])}
      />
      <ul>
        {found.map((offer, at) => (
          <li key={offer.key}>
            {typed.trim() === "" && offer.group !== found[at - 1]?.group && <h5>{offer.group}</h5>}
            <button
              type="button"
              title={offer.means}
              data-next={(at === 0 && typed.trim() !== "") || undefined}
              onClick={() => choose(offer)}
            >
              <strong>{offer.name}</strong>
              <RichWords
                className={styles.reads}
                text={isTelling(read.get(offer.key) ?? "", place) ? read.get(offer.key)! : offer.means}
                symbols={game.symbols}
              />
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className={styles.nothing}>{offers.length === 0 ? "Nothing fits here yet." : missing(typed, place)}</li>
        )}
      </ul>
    </div>
  );
}

/** What an offer would print says enough of it, unless most of that is still to be said. */
const isTelling = (read: string, place: Place): boolean =>
  read !== "" && !/…|\s[.,:;]/.test(read) && read.replace(/\W+$/, "").toLowerCase() !== holeName(place);

/** From the search into what it finds, and back. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li > button")];
  stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
  event.preventDefault();
}

/** Why nothing is found, and what would be. */
function missing(typed: string, { kind }: Place): string {
  const sought = typed.trim();
  if (kind === "values" && /^[-−+]?[\d.,e]+$/i.test(sought)) return "Numbers here are whole, with up to six digits.";
  return `Nothing here is called “${sought.length > 40 ? `${sought.slice(0, 40)}…` : sought}”. Try another word.`;
}
