import { Type } from "typebox";
import { called } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type Selection, type Vocabulary, word } from "../../../../core/vocabulary";
import type { CompiledSet } from "../compiled-set";
import { bedOf, cardRef, isBedRef, type State } from "../state";
import {
  BedFilter,
  bedsOf,
  CardFilter,
  CropFilter,
  cardsOf,
  cropsOf,
  PlayerFilter,
  plainCards,
  plainOwner,
  playersOf,
} from "./filters";
import { bedThings, cardThings, cropThings, type FarmSpeech, playerThings } from "./phrases";

/** Which things effects of Battle Farm mean (rules §8.5). */

export const selectors = (set: CompiledSet): Vocabulary<State>["selectors"] => ({
  crops: word<State, Selection<State>, CropFilter, FarmSpeech>({
    about: {
      name: "Growing crops",
      group: "Crops",
      means: "All growing crops that are like this.",
      example: { of: "own" },
    },
    schema: CropFilter,
    of: "bed",
    compile: (filter, compiler) => cropsOf(set, filter, compiler),
    says: (filter, say) => cropThings(filter, say),
    plainly: (filter) => ({ crops: plainOwner(filter) }),
  }),
  beds: word<State, Selection<State>, BedFilter, FarmSpeech>({
    about: {
      name: "Beds",
      group: "Beds",
      means: "All beds that are like this, planted or empty.",
      example: { of: "own", empty: true },
    },
    schema: BedFilter,
    of: "bed",
    compile: (filter, compiler) => bedsOf(set, filter, compiler),
    says: (filter, say) => bedThings(filter, say),
    plainly: (filter) => ({ beds: plainOwner(filter) }),
  }),
  cards: word<State, Selection<State>, CardFilter, FarmSpeech>({
    about: {
      name: "Cards",
      group: "Cards",
      means: "All cards like this in a hand, on the market, in the deck or in the discard pile.",
      example: { zone: "hand", kind: "crop" },
    },
    schema: CardFilter,
    of: "card",
    compile: (filter, compiler) => cardsOf(set, filter, compiler),
    says: (filter, say) => cardThings(filter, say),
    plainly: (filter) => ({ cards: plainCards(filter) }),
  }),
  players: word<State, Selection<State>, PlayerFilter, FarmSpeech>({
    about: {
      name: "Players",
      group: "Players",
      means: "All players who are like this, in turn order; opponents unless told.",
      example: { who: "all" },
    },
    schema: PlayerFilter,
    of: "player",
    compile: (filter, compiler) => playersOf(set, filter, compiler),
    says: (filter, say) => playerThings(filter, say),
  }),
  here: word<State, Selection<State>, true>({
    about: {
      name: "This crop",
      group: "Crops",
      means: "The crop whose ability this is, or the bed where it grew.",
      example: true,
    },
    schema: Type.Literal(true),
    of: "bed",
    compile: () => (state: State, frame) => {
      const ref = frame.slots[0] as number;
      return isBedRef(ref) && bedOf(state, ref) ? [ref] : [];
    },
    says: () => called("this crop"),
  }),
  thisCard: word<State, Selection<State>, true>({
    about: {
      name: "This card",
      group: "Cards",
      means: "The card that does this.",
      example: true,
    },
    schema: Type.Literal(true),
    of: "card",
    compile: () => (_, frame) => [cardRef(frame.card)],
    says: () => called("this card"),
  }),
  chosen: word<State, Selection<State>, string>({
    about: {
      name: "What was chosen",
      group: "Choices",
      means: "What a choice before this one found.",
      example: "the bed",
    },
    schema: slot.titled("What was chosen", slot.reference([], [], "The name of something chosen before.")),
    of: (name, compiler) => compiler.kindOf(name),
    compile: (name, compiler) => compiler.selection(name),
    says: (name, { speech }) => speech.discourse.call(name) ?? called(name),
  }),
});
