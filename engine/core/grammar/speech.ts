import { parameterNames } from "../../../schemas/keyword";
import { ownValue } from "../../../schemas/own-value";
import { onlyKey } from "../compiler";
import type { Language } from "../language";
import type { Json } from "../vocabulary";
import { type Amount, figure } from "./amounts";
import type { Condition } from "./conditions";
import { Discourse } from "./discourse";
import { type Phrase, phrase, said, unsaid } from "./phrase";
import { clause, type Statement, type Style, sentences, text } from "./statements";
import { called, type Things } from "./things";

/** What a word says of its arguments: effects as statements, numbers as amounts, conditions, things. */
export interface Tellings {
  verbs: Statement | readonly Statement[];
  values: Amount;
  tests: Condition;
  selectors: Things;
}

/** The words of any game: how they run is nothing to how they read. */
export type Spoken = { readonly [Sort in keyof Tellings]: Readonly<Record<string, { says?: unknown }>> };

/** Puts effect trees into words, by asking each word what it says; one speech is one text, which calls things by what it has said. */
export class Speech {
  readonly discourse = new Discourse();
  readonly style: Style = {};

  constructor(
    private readonly vocabulary: Spoken,
    readonly language: Language = "en",
  ) {}

  effect(tree: Json, at = ""): readonly Statement[] {
    if (Array.isArray(tree)) return tree.flatMap((part, n) => this.effect(part as Json, `${at}/${n}`));
    const told = this.word("verbs", tree, at) ?? clause(unsaid);
    return [told].flat().map((statement) => ({ ...statement, from: statement.from ?? at }));
  }

  value(tree: Json, at = ""): Amount {
    const amount = this.amount(tree, at);
    if ("words" in amount) return { ...amount, words: said(at, amount.words), from: at };
    return { ...amount, from: at, counts: { ...amount.counts, from: amount.counts.from ?? at } };
  }

  test(tree: Json, at = ""): Condition {
    const condition = this.word("tests", tree, at) ?? { holds: unsaid, fails: unsaid };
    return { ...condition, holds: said(at, condition.holds), fails: said(at, condition.fails) };
  }

  /** Things by selector, or by a name that something gave them. */
  things(tree: Json, at = ""): Things {
    const named = typeof tree === "string" ? this.discourse.call(tree) : undefined;
    const found = named ?? this.word("selectors", tree, at) ?? called(typeof tree === "string" ? tree : unsaid);
    return {
      ...found,
      from: at,
      ...(found.called && { called: { ...found.called, words: said(at, found.called.words) } }),
    };
  }

  /** How things are called once they have been spoken of. */
  again({ called, noun }: Things): Phrase {
    return called ? "it" : phrase`that ${noun.one}`;
  }

  /** An effect as a text by itself. */
  text(tree: Json, at = ""): Phrase {
    return text(sentences(this.effect(tree, at), this.style));
  }

  private amount(tree: Json, at: string): Amount {
    if (typeof tree === "number") return figure(tree);
    if (typeof tree !== "string") return this.word("values", tree, at) ?? { words: unsaid };
    const named = this.discourse.number(tree) ?? this.word("values", tree, at);
    if (named) return named;
    return {
      words: this.discourse.call(tree)?.called?.words ?? tree,
      ...(parameterNames.some((name) => name === tree) && { isLetter: true }),
    };
  }

  private word<Sort extends keyof Tellings>(sort: Sort, tree: Json, at: string): Tellings[Sort] | undefined {
    const name = typeof tree === "string" ? tree : onlyKey(tree);
    const says =
      name === undefined
        ? undefined
        : (ownValue(this.vocabulary[sort], name)?.says as Says<Tellings[Sort]> | undefined);
    if (!says) return undefined;
    const args = typeof tree === "string" ? true : (tree as Record<string, Json>)[name!]!;
    const place = typeof tree === "string" ? at : `${at}/${name}`;
    return says(args, new Say(this, args, place));
  }
}

type Says<Telling> = (args: Json, say: Say) => Telling;
type Key = string | number;

/** What tells trees, in any language. */
interface Teller {
  readonly language: Language;
  effect(tree: Json, at: string): unknown;
  value(tree: Json, at: string): unknown;
  test(tree: Json, at: string): unknown;
  things(tree: Json, at: string): unknown;
}

/** One word's way of saying its arguments: by key, so that what is said leads back to them; without a key, all that the word was given. */
export class Say<Talk extends Teller = Speech> {
  constructor(
    readonly speech: Talk,
    private readonly args: Json,
    /** Where its arguments stand. */
    readonly at: string,
  ) {}

  effect = (...keys: readonly Key[]): ReturnType<Talk["effect"]> =>
    this.speech.effect(this.arg(keys), this.place(keys)) as ReturnType<Talk["effect"]>;
  value = (...keys: readonly Key[]): ReturnType<Talk["value"]> =>
    this.speech.value(this.arg(keys), this.place(keys)) as ReturnType<Talk["value"]>;
  test = (...keys: readonly Key[]): ReturnType<Talk["test"]> =>
    this.speech.test(this.arg(keys), this.place(keys)) as ReturnType<Talk["test"]>;
  things = (...keys: readonly Key[]): ReturnType<Talk["things"]> =>
    this.speech.things(this.arg(keys), this.place(keys)) as ReturnType<Talk["things"]>;

  /** Words for a plain argument, or for one that was left out. */
  mark(key: Key, words: Phrase): Phrase {
    return said(this.place([key]), words);
  }
  /** For the parts of an argument that is an object of its own. */
  within(...keys: readonly Key[]): Say<Talk> {
    return new Say(this.speech, this.arg(keys), this.place(keys));
  }
  /** In the language of the text. */
  in(texts: Readonly<Record<Language, Phrase>>): Phrase {
    return texts[this.speech.language];
  }

  private arg(keys: readonly Key[]): Json {
    return keys.reduce<Json>((part, key) => (part as Record<Key, Json> | null)?.[key] ?? null, this.args);
  }
  private place(keys: readonly Key[]): string {
    let place = this.at;
    for (const key of keys) place += `/${key}`;
    return place;
  }
}
