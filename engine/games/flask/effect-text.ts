import type { TextBlock } from "../../core/card-game";
import { type ComposedEffect, effectTree, effectWords } from "../../core/composition";
import { textOf } from "../../core/grammar/phrase";
import type { Language } from "../../core/language";
import { type Lexicon, wordsOf } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { Card } from "./card-schema";
import { reactionWords } from "./components";
import { defaults } from "./options";
import { emptySet } from "./play/compiled-set";
import { FlaskSpeech } from "./play/speech";
import { vocabulary } from "./play/vocabulary";

/** What a Flask card says: its titles are written from what its effects do, its small print explains them (rules §8.2). */

const words = vocabulary(emptySet({ options: defaults }));

/** A card of own effects, or a component with those that it adds. */
type Doer = Pick<Card, "effects"> & { effect?: { tree?: readonly unknown[] } };

export const lexicon: Lexicon<Doer> = {
  words: wordsOf(words),
  parts: {},
  plain: { effect: { draw: { who: "self", n: 1 } }, things: { cards: { who: "self", zone: "hand" } } },
  sentences: ({ effects = [], effect: { tree = [] } = {} }, language = "en") => {
    const speech = flaskSpeech(language);
    return [...effects.entries(), ...tree.entries()].map(([n, each], nth) => {
      const at = nth < effects.length ? `/effects/${n}` : `/effect/tree/${n}`;
      return { at, words: speech.title(each as Json, at) };
    });
  },
};

/** Every text begins anew: what one card has named, another has not. */
const flaskSpeech = (language: Language): FlaskSpeech => new FlaskSpeech(words, language);

/** What a composed effect says, with its small print if that is wanted. */
export function effectBlock(effect: ComposedEffect, withReminder: boolean, language: Language): TextBlock {
  const { declared, amount } = effect;
  const title =
    declared.title === undefined
      ? textOf(flaskSpeech(language).title(effectTree(effect)))
      : effectWords(declared.title, amount, language);
  if (!withReminder || declared.reminder === undefined) return { title };
  return { title, reminder: effectWords(declared.reminder, amount, language) };
}

/** What the effects of a card written by hand say, one title each. */
export function ownBlocks(effects: readonly Json[], isReaction: boolean, language: Language): TextBlock[] {
  const said = flaskSpeech(language);
  const titles = effects.map((tree) => textOf(said.title(tree))).filter((title) => title !== "");
  return [...(isReaction ? [reactionWords[language]] : []), ...titles].map((title) => ({ title }));
}
