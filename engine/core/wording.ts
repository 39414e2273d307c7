import { ownValue } from "../../schemas/own-value";
import type { RichText } from "./card-game";
import { onlyKey } from "./compiler";
import type { CoreState } from "./machine";
import type { Json, Vocabulary, Word } from "./vocabulary";

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** Turns effect trees into sentences, by asking each word how it reads. */
export class Wording {
  constructor(
    private readonly vocabulary: Vocabulary<CoreState>,
    readonly language: Language,
  ) {}

  effect(tree: Json): RichText {
    if (Array.isArray(tree)) return tree.map((part) => this.effect(part as Json)).join(" ");
    return this.word(this.vocabulary.verbs, tree);
  }
  value(tree: Json): RichText {
    return typeof tree === "number" ? String(tree) : this.word(this.vocabulary.values, tree);
  }
  test(tree: Json): RichText {
    return this.word(this.vocabulary.tests, tree);
  }
  selection(tree: Json): RichText {
    return this.word(this.vocabulary.selectors, tree);
  }

  /** The sentence of this language. */
  say(texts: Record<Language, RichText>): RichText {
    return texts[this.language];
  }

  private word<Out>(words: Readonly<Record<string, Word<CoreState, Out>>>, tree: Json): RichText {
    const name = typeof tree === "string" ? tree : onlyKey(tree);
    const found = name === undefined ? undefined : ownValue(words, name);
    if (!found?.text) return typeof tree === "string" ? tree : "…";
    const args = typeof tree === "string" ? true : (tree as Record<string, Json>)[name!];
    return found.text(args as never, this);
  }
}
