import { Type } from "typebox";
import { ownValue } from "../../../../../schemas/own-value";
import { type Choice, choose } from "../../../../core/choices";
import { jumpUnless } from "../../../../core/compiler";
import { spelled } from "../../../../core/grammar/english";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { clause, type Statement } from "../../../../core/grammar/statements";
import { countOf, type Noun, noun, several, some } from "../../../../core/grammar/things";
import type { Frame } from "../../../../core/machine";
import * as slot from "../../../../core/slots";
import { type Json, word } from "../../../../core/vocabulary";
import type { CompiledSet, Matcher } from "../compiled-set";
import { livingSeats } from "../leaving";
import type { State } from "../state";
import { isShielded } from "../stats";
import { type CardFilter, CardsLike, cardMatcher } from "./card-filters";
import { type Filter, filter, matcher } from "./filters";
import { compilerOf, form, named, type Verbs } from "./parts";
import { cardThings, filterThings, laterNoun } from "./phrases";
import type { GardenSay, GardenSpeech } from "./speech";

/** Words that ask (rules §8.7). */

/** “Enough”, where fewer may be chosen. */
export const done = -1;

export interface Pick {
  from: Filter;
  as: string;
  n?: number;
  upTo?: boolean;
}
export interface PickCard {
  from: string;
  of?: CardFilter;
  as: string;
  upTo?: boolean;
}

/** What may be chosen: what fits, and is not shielded from the chooser; as many as are found first. */
const choosable = (
  set: CompiledSet,
  state: State,
  frame: Frame,
  matches: Matcher,
  most = Number.POSITIVE_INFINITY,
): number[] => {
  const ids: number[] = [];
  for (let n = 0; n < state.pieces.length && ids.length < most; n++) {
    const piece = state.pieces[n]!;
    if (matches(state, frame, piece) && !isShielded(set, state, piece, frame.self)) ids.push(piece.id);
  }
  return ids;
};

export const choiceVerbs = (set: CompiledSet): Verbs => ({
  pick: word<State, void, Pick, GardenSpeech>({
    about: {
      name: "Choose objects",
      group: "Choices",
      means:
        "You choose objects on the battlefield, which later effects speak of; where too few can be chosen, it can't be played, unless fewer will do.",
      example: { from: { side: "enemy", kind: "creature" }, as: "target" },
    },
    schema: form({
      from: filter,
      as: named("object"),
      n: Type.Optional(Type.Integer({ title: "How many", minimum: 1, maximum: 9, default: 1 })),
      upTo: Type.Optional(
        Type.Boolean({ title: "Up to", description: "Fewer may be chosen, or none.", default: false }),
      ),
    }),
    compile({ from, as, n = 1, upTo = false }, words) {
      const compiler = compilerOf(words);
      const matches = matcher(set, from, compiler);
      if (!upTo) compiler.need(from, (state, frame) => choosable(set, state, frame, matches, n).length >= n);
      const [chosen, one] = [compiler.bind(as, "object", n > 1), compiler.slot()];
      compiler.chosen.add(as);
      compiler.step((_, frame) => {
        frame.slots[chosen] = [];
      });
      const start = compiler.here();
      let end = -1;
      compiler.step((state, frame) => {
        const taken = frame.slots[chosen] as number[];
        const options = choosable(set, state, frame, matches).filter((id) => !taken.includes(id));
        if (taken.length >= n || options.length === 0) frame.step = end;
        else {
          const choice: Choice = { kind: "object", seat: frame.self, by: frame.card, slot: one, options };
          if (upTo) choice.options.push(done);
          choose(state, frame, choice);
        }
      });
      compiler.step((_, frame) => {
        const picked = frame.slots[one] as number;
        if (picked === done) frame.step = end;
        else {
          (frame.slots[chosen] as number[]).push(picked);
          frame.step = start;
        }
      });
      end = compiler.here();
    },
    says: ({ from, as, n = 1, upTo = false }, say) => {
      const what = some(filterThings(from, say.within("from")), n, upTo, say.mark("n", countOf(n, upTo)));
      return chosen(as, laterNoun(from), n > 1, what, say);
    },
  }),
  pickCard: word<State, void, PickCard, GardenSpeech>({
    about: {
      name: "Choose a card",
      group: "Choices",
      means:
        "You choose a card of yours, which later effects speak of; where none fits, it can't be played, unless none will do.",
      example: { from: "hand", of: { type: "creature" }, as: "picked" },
    },
    schema: form({
      from: slot.titled(
        "From where",
        slot.reference(["card"], ["discard", "hand"], "“discard”, “hand”, or a name that “peek” gave."),
        { "x-labels": { discard: "Your discard pile", hand: "Your hand" }, default: "hand" },
      ),
      of: Type.Optional(CardsLike),
      as: named("card"),
      upTo: Type.Optional(Type.Boolean({ title: "Up to", description: "It need not be chosen.", default: false })),
    }),
    compile({ from, of, as, upTo = false }, words) {
      const compiler = compilerOf(words);
      const fits = cardMatcher(set, of);
      const cards = cardsIn(compiler, from);
      const options = (state: State, frame: Frame): number[] =>
        cards(state, frame).filter((card) => fits(set.designs[state.design[card]!]));
      if (!upTo) compiler.need(from, (state, frame) => options(state, frame).length > 0);
      const chosen = compiler.bind(as, "card");
      compiler.chosen.add(as);
      compiler.step((state, frame) => {
        const found = options(state, frame);
        frame.slots[chosen] = done;
        if (found.length === 0) return;
        choose(state, frame, {
          kind: "card",
          seat: frame.self,
          by: frame.card,
          slot: chosen,
          options: upTo ? [...found, done] : found,
        });
      });
    },
    says: ({ from, of, as, upTo = false }, say) => {
      const { discourse } = say.speech;
      const zone = discourse.known().has(from) ? undefined : ownValue(zones, from);
      const among =
        zone === undefined && of === undefined
          ? say.things("from")
          : cardThings(
              of ?? {},
              say.within("of"),
              say.mark("from", zone ?? phrase`among ${several(say.things("from"))}`),
            );
      return chosen(as, noun("card"), false, say.mark("upTo", some(among, 1, upTo)), say);
    },
  }),
  chooseOpponent: word<State, void, string, GardenSpeech>({
    about: {
      name: "Choose an opponent",
      group: "Choices",
      means: "You choose an opponent, of whom later effects speak.",
      example: "opponent",
    },
    schema: named("player"),
    compile(as, words) {
      const compiler = compilerOf(words);
      const picked = compiler.bind(as, "player");
      compiler.chosen.add(as);
      compiler.step((state, frame) => {
        const options = livingSeats(state).filter((seat) => seat !== frame.self);
        choose(state, frame, { kind: "player", seat: frame.self, by: frame.card, slot: picked, options } as Choice);
      });
    },
    says: (as, say) => {
      say.speech.discourse.introduce(as, "that opponent");
      return clause("choose an opponent");
    },
  }),
  may: word<State, void, { do: Json }>({
    about: {
      name: "You may",
      group: "Order and choice",
      means: "You decide whether an effect happens.",
      example: { do: { draw: 1 } },
    },
    schema: form({ do: slot.titled("What happens", slot.effect) }),
    compile({ do: body }, compiler) {
      const answer = compiler.slot();
      compiler.step((state, frame) => {
        choose(state, frame, {
          kind: "may",
          seat: frame.self,
          by: frame.card,
          slot: answer,
          options: [1, 0],
        } as Choice);
      });
      const end = jumpUnless(compiler, (_, frame) => frame.slots[answer] === 1);
      compiler.branch(body);
      end(compiler.here());
    },
    says: (_, say) => ({ kind: "may", who: "you", do: say.effect("do") }),
  }),
  peek: word<State, void, { n: number; as: string }, GardenSpeech>({
    about: {
      name: "Look at your deck",
      group: "Cards",
      means: "You alone look at the top cards of your deck, which later effects speak of.",
      example: { n: 2, as: "seen" },
    },
    schema: form({ n: Type.Integer({ title: "How many", minimum: 1, maximum: 20, default: 1 }), as: named("card") }),
    compile({ n, as }, words) {
      const compiler = compilerOf(words);
      const peeked = compiler.bind(as, "card", n > 1);
      compiler.chosen.add(as);
      compiler.step((state, frame, emit) => {
        const cards = state.players[frame.self]!.deck.slice(0, n);
        frame.slots[peeked] = cards;
        emit?.({ type: "peek", seat: frame.self, n: cards.length, secret: { cards }, seenBy: [frame.self] });
      });
    },
    says: ({ n, as }, say) => {
      say.speech.meet(as, noun("card"), n > 1);
      const cards = say.mark("n", n === 1 ? "card" : `${spelled(n)} cards`);
      return clause(phrase`look at the top ${cards} of your deck`);
    },
  }),
});

/** What is chosen: described by what is done with it, or by itself where that comes later or nothing is. */
function chosen(as: string, noun: Noun, many: boolean, what: Phrase, say: GardenSay): readonly Statement[] {
  const { speech } = say;
  const isSilent = speech.isSilent(say);
  speech.meet(as, noun, many, isSilent ? what : undefined);
  return isSilent ? [] : [clause(phrase`choose ${what}`)];
}

const zones: Readonly<Record<string, string>> = { discard: "from your discard pile", hand: "from your hand" };

function cardsIn(
  compiler: ReturnType<typeof compilerOf>,
  from: string,
): (state: State, frame: Frame) => readonly number[] {
  if (compiler.isBound(from)) return compiler.selection(from, "card");
  if (from === "discard") return (state, frame) => state.players[frame.self]!.discard;
  if (from === "hand") return (state, frame) => state.players[frame.self]!.hand;
  return compiler.selection(from, "card");
}
