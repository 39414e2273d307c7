import { listed } from "../lists";
import { isSilent, type Phrase, phrase, said, spaced } from "../phrase";
import {
  type Agreement,
  adjective,
  type Case,
  type Determiner,
  declined,
  ein,
  type Forms,
  type Gender,
  kein,
  like,
  type Noun,
  none,
  pointing,
  spelled,
  strongly,
  the,
} from "./nouns";

/** What an effect bears on, in German: one description, of which a sentence takes the case and number that it needs. */
export interface Things {
  noun: Noun;
  /** What is grown together with the noun: “Omen-”. */
  compound?: Phrase;
  /** How many of them are meant: “die zwei obersten Karten”. */
  count?: Phrase;
  /** What stands right before the noun, without its ending: “gegnerisch”. */
  adjectives?: readonly Phrase[];
  owner?: Reference;
  /** It is known which: “die Karten im Ablagestapel”. */
  definite?: boolean;
  /** Whichever is liked: “ein beliebiges Ei”. */
  any?: boolean;
  /** Not the one that the effect belongs to. */
  other?: boolean;
  /** The one that the effect belongs to is always among them. */
  withThis?: boolean;
  /** What follows the noun, as no clause of its own: “mit {F}”, “in dieser Bahn”. */
  tail?: Phrase | Readonly<Record<"one" | "many", Phrase>>;
  /** What they are called whatever the sentence asks for: “diese Karte”, “sie”. */
  called?: Reference;
  /** Of several kinds, of which any will do. */
  or?: readonly Things[];
  /** These are all of them, one after the other; for sentences that end in “jeweils”. */
  oneByOne?: Things;
  from?: string;
}

/** Somebody or something that has been spoken of, and what agrees with it. */
export interface Reference {
  in: Forms;
  agrees: "du" | Agreement;
  /** What is its own, without an ending: “dein”, “sein”, “ihr”; if nothing, that follows: “die Eier des Angreifers”. */
  own?: Phrase;
}

const reference = (agrees: Reference["agrees"], own: string, words: Readonly<Record<Case, string>>): Reference => ({
  ...{ agrees, own },
  in: (c) => words[c],
});
export const you = reference("du", "dein", { nom: "du", acc: "dich", dat: "dir", gen: "deiner" });
const plain: Readonly<Record<Agreement, Reference>> = {
  m: reference("m", "sein", { nom: "er", acc: "ihn", dat: "ihm", gen: "seiner" }),
  f: reference("f", "ihr", { nom: "sie", acc: "sie", dat: "ihr", gen: "ihrer" }),
  n: reference("n", "sein", { nom: "es", acc: "es", dat: "ihm", gen: "seiner" }),
  many: reference("many", "ihr", { nom: "sie", acc: "sie", dat: "ihnen", gen: "ihrer" }),
};
/** “er”, “sie”, “es” */
export const pronoun = (agrees: Agreement): Reference => plain[agrees];

/** A thing by its noun, with something before it: “der Angreifer”, “dieses Ei”, “die zwei obersten Karten”. */
const named = (what: Noun | Things, determiner: Determiner, isMany = false): Reference => {
  const things: Things = "noun" in what ? what : { noun: what };
  return {
    agrees: isMany ? "many" : things.noun.gender,
    in: (c) => phraseOf(things, determiner, c, isMany),
  };
};
export const known = (what: Noun | Things, isMany = false): Reference => named(what, the, isMany);
export const pointedAt = (what: Noun | Things, isMany = false): Reference => named(what, pointing("dies"), isMany);
/** “das erstere”, “die letzteren” */
export const ofTwo = (stem: "erster" | "letzter", agrees: Agreement): Reference => ({
  agrees,
  in: (c) => spaced(the.words(c, agrees), adjective(stem, the, c, agrees)),
});

export const called = (found: Reference): Things => ({ noun: { one: "", many: "", gender: "f" }, called: found });

/** It leads back to the argument that says it. */
export const marked = (from: string | undefined, found: Reference): Reference =>
  from === undefined
    ? found
    : {
        ...found,
        in: (c) => said(from, found.in(c)),
        ...(found.own !== undefined && { own: said(from, found.own) }),
      };

/** What parts them from others of their kind: “dein”, “der”. */
const knownBy = ({ owner, definite = false }: Things): Determiner =>
  owner?.own !== undefined ? like(owner.own) : owner !== undefined || definite ? the : none;

function phraseOf(things: Things, determiner: Determiner, c: Case, isMany: boolean): Phrase {
  const { noun, compound = "", count = "", adjectives = [], owner, other = false, any = false } = things;
  const agrees = isMany ? "many" : noun.gender;
  const stems = [other ? "ander" : "", any ? "beliebig" : "", ...adjectives];
  return spaced(
    determiner.words(c, agrees),
    count,
    ...stems.map((stem) => adjective(stem, determiner, c, agrees)),
    isSilent(compound) ? declined(noun, c, isMany) : [compound, declined(noun, c, isMany)],
    owner === undefined || owner.own !== undefined ? "" : owner.in("gen"),
    tailOf(things, isMany),
  );
}

export const tailOf = ({ tail = "" }: Pick<Things, "tail">, isMany: boolean): Phrase =>
  typeof tail === "object" && "one" in tail ? (isMany ? tail.many : tail.one) : tail;

/** What was said of things leads back to the argument that describes them; of several kinds it is said of each. */
const form =
  (say: (things: Things, c: Case) => Phrase, join = "und") =>
  (things: Things, c: Case): Phrase => {
    const kinds = things.called ? undefined : things.or;
    const words = kinds
      ? listed(
          kinds.map((each) => say(each, c)),
          join,
        )
      : say(things, c);
    return things.from === undefined ? words : said(things.from, words);
  };

/** “davon”, “deiner anderen Eier”: those of which it is one or each. */
function amongThem(things: Things): Phrase | undefined {
  if (things.called) return things.called.own === undefined ? things.called.in("gen") : "davon";
  return things.owner?.own !== undefined || things.definite
    ? phraseOf(things, knownBy(things), "gen", true)
    : undefined;
}
const genderOf = ({ called, noun }: Things): Gender =>
  called && called.agrees !== "du" && called.agrees !== "many" ? called.agrees : noun.gender;

/** "eines deiner anderen Eier", "ein anderes Ei des Angreifers" */
export const one = form((things, c) => {
  if (things.called && things.called.agrees !== "many") return things.called.in(c);
  const among = amongThem(things);
  if (among !== undefined) return spaced(strongly("ein", c, genderOf(things)), among);
  return phraseOf(things, things.noun.isMass ? none : ein, c, false);
}, "oder");

/** "jedes deiner anderen Eier", "jeder Gegner" */
export const each = form((things, c) => {
  if (things.called && things.called.agrees !== "many") return things.called.in(c);
  const among = things.definite ? undefined : amongThem(things);
  if (among !== undefined) return spaced(strongly("jed", c, genderOf(things)), among);
  return phraseOf(things, pointing("jed"), c, false);
});

/** "deine anderen Eier", "gegnerische Einheiten", "die Drachen des Angreifers" */
export const several = form((things, c) => things.called?.in(c) ?? phraseOf(things, knownBy(things), c, true));

/** "alle deine Eier", "alle Drachen des Angreifers" */
export const all = form((things, c) => {
  if (things.called) return things.called.in(c);
  const everyone = pointing("all");
  if (things.owner?.own === undefined) return phraseOf(things, everyone, c, true);
  return spaced(everyone.words(c, "many"), phraseOf(things, like(things.owner.own), c, true));
});

/** The one that there is: “deine Drachenstärke”, “die Anzahl der Runden”. */
export const single = form((things, c) => {
  const determiner = knownBy(things);
  return things.called?.in(c) ?? phraseOf(things, determiner === none ? the : determiner, c, false);
});

/** "keinen anderen Drachen" */
const no = form((things, c) => phraseOf(things, kein, c, false));

/** "keines deiner Eier" */
export const noneOf = form((things, c) => {
  const among = amongThem(things);
  return among === undefined ? phraseOf(things, kein, c, false) : spaced(strongly("kein", c, genderOf(things)), among);
});

/** With nothing before them: “3 fremde Eier”. */
export const bare = form((things, c) => phraseOf(things, none, c, true));
export const bareOne = form((things, c) => phraseOf(things, none, c, false));

/** "bis zu zwei deiner Eier", "drei gegnerische Einheiten", "höchstens eine davon" */
export function some(things: Things, n: number, c: Case, upTo = false): Phrase {
  if (n === 1 || (things.called && things.called.agrees !== "many"))
    return upTo ? phrase`höchstens ${one(things, c)}` : one(things, c);
  const count = `${upTo ? "bis zu " : ""}${spelled(n)}`;
  if (things.or && !things.called) return spaced(count, "von diesen:", several(things, c));
  const among = amongThem(things);
  return spaced(count, among === undefined ? bare(things, c) : said(things.from ?? "", among));
}

/** "hat", as whoever has it asks for. */
export const agreeing = ({ agrees }: Reference, du: string, one: string, many: string): string =>
  agrees === "du" ? du : agrees === "many" ? many : one;
export const has = (owner: Reference): string => agreeing(owner, "hast", "hat", "haben");
export const is = (found: Reference): string => agreeing(found, "bist", "ist", "sind");

/** As the subject of a sentence. */
export const asSubject = (things: Things, say: typeof several = several): Reference => ({
  agrees: things.called ? things.called.agrees : say === several || say === all ? "many" : things.noun.gender,
  in: (c) => say(things, c),
  ...(things.called?.own !== undefined && { own: things.called.own }),
});

/** "du einen anderen Drachen hast", "es keinen Drachen gibt": as it stands after “wenn”. */
export function presence(things: Things): { holds: Phrase; fails: Phrase } {
  const { called, owner, or: kinds } = things;
  if (kinds && !called) {
    const told = kinds.map(presence);
    return {
      holds: listed(
        told.map(({ holds }) => holds),
        "oder",
      ),
      fails: listed(
        told.map(({ fails }) => fails),
        "und",
      ),
    };
  }
  if (called) {
    const [words, verb] = [called.in("nom"), is(called)];
    return { holds: phrase`${words} da ${verb}`, fails: phrase`${words} nicht da ${verb}` };
  }
  if (owner === undefined)
    return { holds: phrase`es ${one(things, "acc")} gibt`, fails: phrase`es ${no(things, "acc")} gibt` };
  const { owner: _, ...theirs } = things;
  const [words, verb] = [owner.in("nom"), has(owner)];
  return {
    holds: phrase`${words} ${one({ ...theirs, definite: false }, "acc")} ${verb}`,
    fails: phrase`${words} ${no(theirs, "acc")} ${verb}`,
  };
}
