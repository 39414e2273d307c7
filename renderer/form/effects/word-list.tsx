import { useMemo, useState } from "react";
import type { LexiconWord, Sort } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { newWord } from "../../../engine/words/new-word";
import { holesIn, type Place, placeOf } from "../../../engine/words/place";
import { wordsInUse } from "../../document/words-in-use";
import { RichWords } from "../../press/rich-words";
import { currentProject } from "../../state/open-project";
import { NumberInput } from "../../ui/fields/number-field";
import { SearchInput } from "../../ui/fields/search-input";
import { useForm } from "../controls/control";
import { useBuilder } from "./builder";
import styles from "./effects.module.css";
import { namesBefore } from "./names";

interface Offer {
  key: string;
  name: string;
  group: string;
  means: string;
  value: Json;
}

/** The words that fit a place, each as the sentence would read with it. */
export function WordList({ place, onChosen }: { place: Place; onChosen(): void }) {
  const { game } = useForm();
  const builder = useBuilder();
  const { lexicon, root, put, open, saidWith } = builder;
  const [sought, setSought] = useState("");
  const offers = useMemo(() => offersFor(place, builder), [place, builder]);
  const read = useMemo(
    () => new Map(offers.map(({ key, value }) => [key, saidWith(place.at, value)])),
    [offers, saidWith, place.at],
  );
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = ranked(offers, (offer) => rankOf(offer, read.get(offer.key) ?? "", words));
  const choose = ({ value }: Offer) => {
    put(place.at, value);
    onChosen();
    const next = placeOf(lexicon, place.schema, value, place.at);
    open(holesIn(next)[0]?.at ?? place.at);
  };
  return (
    <div className={styles.wordList}>
      {place.kind === "values" && (
        <NumberInput
          label="A number"
          value={typeof place.value === "number" ? place.value : undefined}
          range={{ whole: true }}
          beyond="refused"
          onChange={(next) => next !== undefined && put(place.at, next)}
        />
      )}
      <SearchInput
        compact
        autoFocus
        label="Search what can stand here"
        placeholder="Search"
        value={sought}
        onChange={setSought}
        onEnter={() => found[0] && choose(found[0])}
      />
      <ul>
        {found.map((offer, n) => (
          <li key={offer.key}>
            {words.length === 0 && offer.group !== found[n - 1]?.group && <h5>{offer.group}</h5>}
            <button type="button" onClick={() => choose(offer)}>
              <strong>{offer.name}</strong>
              <RichWords className={styles.reads} text={read.get(offer.key) || offer.means} symbols={game.symbols} />
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className={styles.nothing}>
            {root && offers.length === 0 ? "Nothing fits here yet." : `Nothing here is called “${sought}”.`}
          </li>
        )}
      </ul>
    </div>
  );
}

/** How well an offer answers what is sought: by its name, by what it would print, by what it means; nothing, if not at all. */
function rankOf({ name, means, group }: Offer, reads: string, words: readonly string[]): number | undefined {
  const texts = [name, reads, `${means} ${group}`].map((text) => text.toLowerCase());
  const ranks = words.map((word) => {
    if (texts[0]!.split(" ").some((one) => one.startsWith(word))) return 0;
    const at = texts.findIndex((text) => text.includes(word));
    return at < 0 ? undefined : at + 1;
  });
  return ranks.includes(undefined) ? undefined : Math.max(0, ...(ranks as number[]));
}

function ranked(offers: readonly Offer[], rankOf: (offer: Offer) => number | undefined): Offer[] {
  const ranks = new Map(offers.map((offer) => [offer, rankOf(offer)]));
  return offers.filter((offer) => ranks.get(offer) !== undefined).toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
}

/** Names first: what was chosen before is most often meant. */
function offersFor(place: Place, { lexicon, root }: Pick<ReturnType<typeof useBuilder>, "lexicon" | "root">): Offer[] {
  const sort = place.kind as Sort;
  const kinds = place.schema["x-of"] ?? [];
  const fits = ({ of }: LexiconWord): boolean => kinds.length === 0 || of === undefined || kinds.includes(of);
  const names = sort === "selectors" || sort === "values" ? namesBefore(root, place) : [];
  const named = names.map(
    (name): Offer => ({
      key: `name ${name}`,
      name: `“${name}”`,
      group: "Named before",
      means: "What was chosen or named before this.",
      value: name,
    }),
  );
  const words = Object.entries(lexicon.words[sort])
    .filter(([, word]) => fits(word))
    .map(
      ([key, { about }]): Offer => ({
        key,
        name: about.name,
        group: about.group,
        means: about.means,
        value: newWord(lexicon, sort, key, place),
      }),
    );
  return [...named, ...likeliestFirst(words)];
}

/** By how often the cards of the set use a word, group by group. */
function likeliestFirst(words: readonly Offer[]): Offer[] {
  const uses = wordsInUse(currentProject().files);
  const usesOf = ({ key }: Offer): number => uses.get(key) ?? 0;
  const groupUses = new Map<string, number>();
  for (const word of words) groupUses.set(word.group, (groupUses.get(word.group) ?? 0) + usesOf(word));
  return words.toSorted(
    (a, b) =>
      groupUses.get(b.group)! - groupUses.get(a.group)! || a.group.localeCompare(b.group) || usesOf(b) - usesOf(a),
  );
}
