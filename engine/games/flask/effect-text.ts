import type { RichText, TextBlock } from "../../core/card-game";
import type { ComposedEffect } from "../../core/composition";
import type { CoreState } from "../../core/machine";
import { plural } from "../../core/rich-text";
import type { Json, Vocabulary } from "../../core/vocabulary";
import type { Language } from "../../core/wording";
import { flaskEffects } from "./effects";
import { flaskDefaults } from "./options";
import { FlaskSpeech } from "./play/speech";
import { flaskVocabulary } from "./play/vocabulary";

/** What a Flask card says: its titles are written from what its effects do, its small print explains them (rules §8.2). */

const words = flaskVocabulary(flaskDefaults, { designs: [] }) as unknown as Vocabulary<CoreState>;

/** Every text begins anew: what one card has named, another has not. */
export const flaskSpeech = (language: Language): FlaskSpeech => new FlaskSpeech(words, language);

type Texts = Record<Language, RichText>;

/** A keyword of playing, not an effect: it has no words but these. */
export const reaction: Texts = { en: "Reaction", de: "Reaktion" };

const cap = flaskDefaults.counterCap;

const reminders: Record<string, (effect: ComposedEffect) => Texts> = {
  reaction: () => ({
    en: "Place face down. Cards you pay for later this turn go under it. When turned over, its other effects happen, then those of the cards under it.",
    de: "Lege sie verdeckt aus. Karten, die du später in diesem Zug bezahlst, kommen darunter. Beim Aufdecken geschehen ihre übrigen Effekte, dann die der Karten darunter.",
  }),
  add: () => ({
    en: `Add these to your counters. Counters are cut to ${cap} when the turn ends.`,
    de: `Zähle sie zu deinen Ressourcen. Am Ende des Zuges bleiben von jeder Farbe höchstens ${cap}.`,
  }),
  draw: ({ amount }) =>
    amount === 1
      ? {
          en: "Take the card from the top of your deck or of your discard pile.",
          de: "Nimm die oberste Karte deines Decks oder deines Ablagestapels.",
        }
      : {
          en: "Take each card from the top of your deck or of your discard pile.",
          de: "Nimm jede Karte oben von deinem Deck oder von deinem Ablagestapel.",
        },
  choose: () => ({
    en: `Pick a colour and add 2 of it. Counters are cut to ${cap} when the turn ends.`,
    de: `Wähle eine Farbe und nimm 2 davon. Am Ende des Zuges bleiben von jeder Farbe höchstens ${cap}.`,
  }),
  remove: ({ amount }) => ({
    en: `An enemy gives up ${plural(amount, "resource")}, that player's choice. Whoever has none left at the end of a turn is out.`,
    de: `Ein Gegner gibt ${plural(amount, "Ressource", "Ressourcen")} seiner Wahl ab. Wer am Ende eines Zuges keine mehr hat, scheidet aus.`,
  }),
  discard: ({ amount }) => ({
    en: `An enemy discards ${plural(amount, "hand card")}, that player's choice; missing ones come off the top of the deck. Whoever starts a turn with an empty deck is out.`,
    de: `Ein Gegner legt ${plural(amount, "Handkarte", "Handkarten")} seiner Wahl ab; fehlende kommen oben von seinem Deck. Wer einen Zug mit leerem Deck beginnt, scheidet aus.`,
  }),
  reboot: () => ({
    en: "Take every card you resolved this turn back into your hand, this one too.",
    de: "Nimm alle Karten, die du in diesem Zug ausgeführt hast, zurück auf die Hand, auch diese.",
  }),
};

/** What a composed effect says, with its small print if that is wanted. */
export function effectBlock(effect: ComposedEffect, withReminder: boolean, language: Language): TextBlock {
  const said = flaskSpeech(language);
  const title = effect.key === "reaction" ? said.say(reaction) : said.title(flaskEffects([effect]));
  const reminder = reminders[effect.key];
  if (!reminder) throw new Error(`No reminder for effect "${effect.key}".`);
  return withReminder ? { title, reminder: said.say(reminder(effect)) } : { title };
}

/** What the effects of a card written by hand say, one title each. */
export function ownBlocks(effects: readonly Json[], isReaction: boolean, language: Language): TextBlock[] {
  const said = flaskSpeech(language);
  const titles = effects.map((tree) => said.title(tree)).filter((title) => title !== "");
  return [...(isReaction ? [said.say(reaction)] : []), ...titles].map((title) => ({ title }));
}
