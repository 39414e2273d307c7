import type { TSchema } from "typebox";
import { parameterNames } from "../../../../schemas/keyword";
import { ownValue } from "../../../../schemas/own-value";
import { onlyKey } from "../../compiler";
import { isFitting } from "../../is-fitting";
import type { Json } from "../../vocabulary";
import type { Condition } from "../conditions";
import { Names } from "../names";
import { type Phrase, said, textOf, unsaid } from "../phrase";
import { Say as SayIn } from "../speech";
import { type Amount, figure } from "./amounts";
import { condition } from "./conditions";
import type { Noun } from "./nouns";
import { gap } from "./predicates";
import { clause, type Statement, type Style, sentences, text } from "./statements";
import { called, marked, ofTwo, pointedAt, pronoun, type Reference, type Things } from "./things";

/** What German words tell of their arguments. */
interface Tellings {
  verbs: Statement | readonly Statement[];
  values: Amount;
  tests: Condition;
  selectors: Things;
}

/** The German of a vocabulary: each word under its English name, with the same arguments. */
export type GermanWords<Talk extends GermanSpeech = GermanSpeech> = WordsWith<Say<Talk>>;
export type AnyGermanWords = WordsWith<never>;
type WordsWith<Saying> = {
  readonly [Sort in keyof Tellings]: Readonly<Record<string, (args: never, say: Saying) => Tellings[Sort]>>;
};
/** The vocabulary itself: what doesn't fit a word's schema, as while it is being written, isn't said. */
type Schemas = { readonly [Sort in keyof Tellings]: Readonly<Record<string, { schema: TSchema }>> };
export type Say<Talk extends GermanSpeech = GermanSpeech> = SayIn<Talk>;

/** What names stand for in a German text: “jeder Gegner”, and “dieser Spieler” from then on. */
class GermanNames extends Names<Things, Amount> {
  private readonly nouns = new Map<string, Noun>();
  private readonly counts = new Set<string>();

  /** “er”, “sie” or “es”, as long as nothing else is; of two of a kind “das erstere” and “das letztere”. */
  introduceThing(name: string, noun: Noun): void {
    const it = pronoun(noun.gender);
    const other = [...this.names].find(([each, { later }]) => each !== name && later.called === it)?.[0];
    this.introduce(name, called(it));
    this.nouns.set(name, noun);
    if (other === undefined) return;
    if (this.nouns.get(other)?.one === noun.one) {
      this.introduce(other, called(ofTwo("erster", noun.gender)));
      this.introduce(name, called(ofTwo("letzter", noun.gender)));
    } else this.introduce(name, called(pointedAt(noun)));
  }
  /** Whether something else is called so. */
  isCalled(found: Reference, except: readonly string[]): boolean {
    return [...this.names].some(([name, { later }]) => !except.includes(name) && later.called === found);
  }
  /** “sie”, how many of them there were; of two numbers one is of “die ersteren” from then on, and the other of “die letzteren”. */
  introduceCount(name: string, told: (called: Things) => Amount): void {
    const other = [...this.counts].find((each) => each !== name);
    this.counts.add(name);
    const [last, first] = other === undefined ? [pronoun("many")] : [ofTwo("letzter", "many"), ofTwo("erster", "many")];
    this.introduceNumber(name, told(called(last!)));
    if (other !== undefined) this.introduceNumber(other, told(called(first!)));
  }
  introduceSeveral(name: string): void {
    this.introduce(name, called(pronoun("many")));
  }
}

const spokenAs = (words: string): Things => called({ in: () => words, agrees: "n" });

/** Puts effect trees into German words; one speech is one text, which calls things by what it has said. */
export class GermanSpeech {
  readonly language = "de";
  readonly discourse = new GermanNames();
  readonly style: Style = {};

  constructor(
    private readonly words: AnyGermanWords,
    private readonly vocabulary: Schemas,
  ) {}

  effect(tree: Json, at = ""): readonly Statement[] {
    if (Array.isArray(tree)) return tree.flatMap((part, n) => this.effect(part as Json, `${at}/${n}`));
    const told = this.word("verbs", tree, at) ?? clause(gap);
    return [told].flat().map((statement) => ({ ...statement, from: statement.from ?? at }));
  }

  value(tree: Json, at = ""): Amount {
    const amount = this.amount(tree, at);
    if ("words" in amount) return { ...amount, words: (c) => said(at, amount.words(c)), from: at };
    return { ...amount, from: at, counts: { ...amount.counts, from: amount.counts.from ?? at } };
  }

  test(tree: Json, at = ""): Condition {
    const found = this.word("tests", tree, at) ?? condition(unsaid, unsaid);
    return { ...found, holds: said(at, found.holds), fails: said(at, found.fails) };
  }

  /** Things by selector, or by a name that something gave them. */
  things(tree: Json, at = ""): Things {
    const named = typeof tree === "string" ? this.discourse.call(tree) : undefined;
    const found = named ?? this.word("selectors", tree, at) ?? spokenAs(typeof tree === "string" ? tree : unsaid);
    return { ...found, from: at, ...(found.called && { called: marked(at, found.called) }) };
  }

  /** How one of these things is called once it has been spoken of. */
  again({ called, noun }: Things): Things {
    if (textOf(noun.one) !== "") return { noun, called: pointedAt(noun) };
    return {
      noun,
      called: pronoun(
        called === undefined || called.agrees === "many" || called.agrees === "du" ? noun.gender : called.agrees,
      ),
    };
  }

  /** An effect as a text by itself. */
  text(tree: Json, at = ""): Phrase {
    return text(sentences(this.effect(tree, at), this.style));
  }

  private amount(tree: Json, at: string): Amount {
    if (typeof tree === "number") return figure(tree);
    if (typeof tree !== "string") return this.word("values", tree, at) ?? { words: () => unsaid };
    const named = this.discourse.number(tree) ?? this.word("values", tree, at);
    if (named) return named;
    const spoken = this.discourse.call(tree)?.called;
    return {
      words: spoken?.in ?? (() => tree),
      ...(parameterNames.some((name) => name === tree) && { isLetter: true }),
    };
  }

  private word<Sort extends keyof Tellings>(sort: Sort, tree: Json, at: string): Tellings[Sort] | undefined {
    const name = typeof tree === "string" ? tree : onlyKey(tree);
    const tells = name === undefined ? undefined : ownValue(this.words[sort], name);
    if (!tells) return undefined;
    const args = typeof tree === "string" ? true : (tree as Record<string, Json>)[name!]!;
    const place = typeof tree === "string" ? at : `${at}/${name}`;
    const schema = ownValue(this.vocabulary[sort], name!)?.schema;
    if (!schema || !isFitting(schema, args)) return undefined;
    return tells(args as never, new SayIn<GermanSpeech>(this, args, place) as never);
  }
}
