import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { EffectError } from "../../../../core/effect-error";
import { amountOf, figure } from "../../../../core/grammar/amounts";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { all, called, each, noun, several, type Things } from "../../../../core/grammar/things";
import type { Frame } from "../../../../core/machine";
import { didYouMean } from "../../../../core/nearest";
import { cardTitle } from "../../../../core/rich-text";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import type { CompiledSet } from "../compiled-set";
import { cropValue } from "../crops";
import { bedOf, cardOf, cardRef, indexOfBed, isBedRef, isCardRef, ownerOf, type State, take } from "../state";
import { create, draw, refill, remove, toDeck, toDiscard, toHand } from "../zones";
import {
  As,
  act,
  amount,
  bedsOrCards,
  closed,
  counted,
  type Ruled,
  ruled,
  ruledChoice,
  seatOf,
  someCards,
  type Who,
  type Words,
  who,
} from "./parts";
import { doing, type FarmSay, type FarmSpeech, handOf, much } from "./phrases";

/** What cards do to cards. */

interface Move {
  cards: Json;
  as?: string;
}
interface Create {
  of?: Json;
  card?: string;
  who?: Who;
  n?: Json;
  source?: Ruled<"new" | "deck">;
  value?: Ruled<"printed" | "current">;
}

/** All of them, or the one that was spoken of. */
const allOf = (things: Things): Phrase => (things.called ? several(things) : all(things));
const isSelf = (whose: Who | undefined, say: FarmSay): boolean =>
  ["self", "owner", undefined].includes(say.speech.ruled(whose));
/** How many there were can be spoken of: “for each of them”. */
const counting = (as: string | undefined, { speech }: FarmSay): void => {
  if (as === undefined) return;
  const having = (quantity: Phrase): Phrase => phrase`there were ${quantity} of them`;
  speech.discourse.introduceCount(as, (counts) => ({ counts, having, isMass: false }));
};

const moved =
  (words: (cards: Phrase) => Phrase) =>
  ({ as }: Move, say: FarmSay) => {
    const cards = allOf(say.things("cards"));
    counting(as, say);
    return clause(words(cards));
  };

const moving = Type.Object({ cards: someCards, as: Type.Optional(As) }, closed);

/** What new cards are copies of: a card of the set, or those that a selector means, with what they are worth now. */
function modelsOf(
  set: CompiledSet,
  compiler: Words,
  of: Json | undefined,
  card: string | undefined,
): (state: State, frame: Frame) => { design: number; current: number }[] {
  if (of === undefined) {
    if (card === undefined) throw new EffectError("“create” says neither “of” what nor which “card”.");
    const design = set.indexOf.get(card);
    // Texts are written without a set of cards.
    if (design === undefined && set.designs.length > 0)
      throw new EffectError(`There is no card “${card}”${didYouMean(card, [...set.indexOf.keys()])}.`, { part: card });
    return () => [{ design: design!, current: set.designs[design!]!.value }];
  }
  const select = compiler.selection(of, "bed", "card");
  return (state, frame) =>
    select(state, frame).flatMap((ref) => {
      const model = isBedRef(ref) ? bedOf(state, ref).card : cardOf(ref);
      const design = state.design[model] ?? -1;
      if (design < 0) return [];
      const current = isBedRef(ref) ? cropValue(set, state, ownerOf(ref), indexOfBed(ref)) : state.value[model]!;
      return [{ design, current }];
    });
}

export const cardVerbs = (set: CompiledSet): Vocabulary<State>["verbs"] => ({
  draw: word<State, void, { who?: Who; n: Json }, FarmSpeech>({
    about: {
      name: "Draw cards",
      group: "Cards",
      means: "A player draws cards from the deck, as far as there are some.",
      example: { n: 2 },
    },
    schema: Type.Object({ who: Type.Optional(who), n: slot.titled("How many", amount) }, closed),
    compile: ({ who: whose = "self", n }, compiler) => {
      const [seat, count] = [seatOf(set, compiler, whose), compiler.value(n)];
      act(compiler, (state, frame, emit) => {
        const drawer = seat(state, frame);
        if (drawer >= 0) draw(state, drawer, count(state, frame), emit);
      });
    },
    says: ({ who: whose }, say) => doing(whose, "draw", () => much(say.value("n"), noun("card")), say),
  }),
  discard: word<State, void, Move, FarmSpeech>({
    about: {
      name: "Discard",
      group: "Cards",
      means: "Cards go to the discard pile.",
      example: { cards: "the card" },
    },
    schema: moving,
    compile: ({ cards, as }, compiler) => {
      const select = compiler.selection(cards, "card");
      const count = counted(compiler, as);
      act(compiler, (state, frame, emit) => {
        let n = 0;
        for (const ref of select(state, frame)) {
          if (!isCardRef(ref)) continue;
          const { from, seat } = remove(state, cardOf(ref));
          if (from === "nowhere") continue;
          toDiscard(set, state, seat >= 0 ? seat : frame.self, cardOf(ref));
          emit?.({ type: "discard", seat: seat >= 0 ? seat : frame.self, card: cardOf(ref), from });
          n++;
        }
        frame.slots[count] = n;
      });
    },
    says: moved((cards) => phrase`discard ${cards}`),
  }),
  returnToDeck: word<State, void, Move, FarmSpeech>({
    about: {
      name: "Return to the deck",
      group: "Cards",
      means: "Cards are shuffled into the deck.",
      example: { cards: "the card" },
    },
    schema: moving,
    compile: ({ cards, as }, compiler) => {
      const select = compiler.selection(cards, "card");
      const count = counted(compiler, as);
      act(compiler, (state, frame, emit) => {
        const returned: number[] = [];
        for (const ref of select(state, frame)) {
          if (!isCardRef(ref) || remove(state, cardOf(ref)).from === "nowhere") continue;
          returned.push(cardOf(ref));
        }
        toDeck(set, state, returned);
        frame.slots[count] = returned.length;
        emit?.({ type: "return", seat: frame.self, n: returned.length });
      });
    },
    says: moved((cards) => phrase`return ${cards} to the deck`),
  }),
  take: word<State, void, Move & { who?: Who }, FarmSpeech>({
    about: {
      name: "Take into hand",
      group: "Cards",
      means: "A player takes cards into the hand, from wherever they are.",
      example: { cards: { cards: { zone: "discard" } } },
    },
    schema: Type.Object({ cards: someCards, who: Type.Optional(who), as: Type.Optional(As) }, closed),
    compile: ({ cards, who: whose = "self", as }, compiler) => {
      const select = compiler.selection(cards, "card");
      const [seat, count] = [seatOf(set, compiler, whose), counted(compiler, as)];
      act(compiler, (state, frame, emit) => {
        const taker = seat(state, frame);
        frame.slots[count] = 0;
        if (taker < 0) return;
        for (const ref of [...select(state, frame)]) {
          if (!isCardRef(ref)) continue;
          const card = cardOf(ref);
          const { from, seat: owner } = remove(state, card);
          if (from === "nowhere") continue;
          toHand(state, taker, card);
          frame.slots[count] = (frame.slots[count] as number) + 1;
          const isHidden = from === "hand" || from === "deck" || from === "peeked";
          const seenBy = owner >= 0 ? [taker, owner] : [taker];
          emit?.({ type: "take", seat: taker, from, owner, ...(isHidden ? { secret: { card }, seenBy } : { card }) });
        }
      });
    },
    says: ({ who: whose, as }, say) => {
      const taking = (): Phrase => {
        const cards = allOf(say.things("cards"));
        return phrase`${cards} into ${isSelf(whose, say) ? "your" : "their"} hand`;
      };
      const told = doing(whose, "take", taking, say);
      counting(as, say);
      return told;
    },
  }),
  refillMarket: word<State, void, true>({
    about: {
      name: "Refill the market",
      group: "Cards",
      means: "Empty places of the market are filled from the deck.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: (_, compiler) => act(compiler, (state, __, emit) => refill(state, emit)),
    says: () => clause("refill the market"),
  }),
  create: word<State, void, Create, FarmSpeech>({
    about: {
      name: "Create cards",
      group: "Cards",
      means: "New cards come into a hand: copies of crops or cards, or always the same one.",
      example: { of: "the bed" },
    },
    schema: Type.Object(
      {
        of: Type.Optional(slot.titled("Copies of what", bedsOrCards)),
        card: Type.Optional(
          slot.titled("Which card", slot.card, { description: "A card's id, where it is always the same." }),
        ),
        who: Type.Optional(slot.titled("In whose hand", who)),
        n: Type.Optional(slot.titled("How many", amount)),
        source: Type.Optional(ruledChoice("From where", { new: "New", deck: "Out of the deck" }, { default: "new" })),
        value: Type.Optional(
          ruledChoice("At which value", { printed: "As printed", current: "As it is now" }, { default: "printed" }),
        ),
      },
      closed,
    ),
    compile: ({ of, card: fixed, who: whose = "self", n = 1, source = "new", value = "printed" }, compiler) => {
      const [seat, count] = [seatOf(set, compiler, whose), compiler.value(n)];
      const models = modelsOf(set, compiler, of, fixed);
      const isNew = ruled(set, source) === "new";
      const isPrinted = ruled(set, value) === "printed";
      act(compiler, (state, frame, emit) => {
        const taker = seat(state, frame);
        if (taker < 0) return;
        for (const { design, current } of models(state, frame)) {
          for (let left = count(state, frame); left > 0; left--) {
            const card = isNew ? create(set, state, design) : state.deck.find((each) => state.design[each] === design);
            if (card === undefined) break;
            if (!isNew) take(state.deck, card);
            if (!isPrinted) state.value[card] = current;
            toHand(state, taker, card);
            emit?.({ type: "create", seat: taker, card, source: isNew ? "new" : "deck" });
          }
        }
      });
    },
    says: ({ of, card, who: whose, n }, say) => {
      const where = handOf(whose, say);
      const count = n === undefined ? figure(1) : say.value("n");
      if (of === undefined)
        return clause(phrase`create ${much(count, noun(`${cardTitle(card ?? "")} card`))} in ${where}`);
      const { what, rest } = amountOf(count, noun("card"));
      return clause(phrase`create ${what} of ${each(say.things("of"))}, at its printed value, in ${where}${rest}`);
    },
  }),
  peekKeep: word<State, void, { n: number; keep?: number; as: string }, FarmSpeech>({
    about: {
      name: "Look and keep",
      group: "Cards",
      means: "You take cards from the top of the deck, keep some of them, and shuffle the others back.",
      example: { n: 2, as: "kept" },
    },
    schema: Type.Object(
      {
        n: Type.Integer({ title: "How many", minimum: 1, maximum: 20, default: 2 }),
        keep: Type.Optional(Type.Integer({ title: "How many are kept", minimum: 1, maximum: 20, default: 1 })),
        as: As,
      },
      closed,
    ),
    compile: ({ n, keep = 1, as }, compiler) => {
      const [picked, kept] = [compiler.slot(), compiler.bind(as, "card", keep > 1)];
      act(compiler, (state, frame, emit) => {
        state.peeked = state.deck.splice(0, n);
        if (state.peeked.length < n) state.ranDry = true;
        state.peeker = frame.self;
        frame.slots[kept] = [];
        emit?.({
          type: "peek",
          seat: frame.self,
          n: state.peeked.length,
          secret: { cards: [...state.peeked] },
          seenBy: [frame.self],
        });
      });
      const again = compiler.here();
      let end = -1;
      act(compiler, (state, frame) => {
        const taken = frame.slots[kept] as number[];
        if (taken.length >= keep || state.peeked.length === 0) frame.step = end;
        else
          choose(state, frame, {
            kind: "chooseCard",
            seat: frame.self,
            by: frame.card,
            slot: picked,
            options: state.peeked.map(cardRef),
          });
      });
      act(compiler, (state, frame, emit) => {
        const card = cardOf(frame.slots[picked] as number);
        take(state.peeked, card);
        toHand(state, frame.self, card);
        (frame.slots[kept] as number[]).push(cardRef(card));
        emit?.({ type: "draw", seat: frame.self, secret: { card }, seenBy: [frame.self] });
        frame.step = again;
      });
      end = compiler.here();
      act(compiler, (state) => {
        toDeck(set, state, state.peeked.splice(0));
        state.peeker = -1;
      });
    },
    says: ({ n, keep = 1, as }, say) => {
      say.speech.discourse.introduce(as, keep === 1 ? "it" : called("them", true));
      const top = say.mark("n", `the top ${n} cards`);
      const others = n - keep === 1 ? "other" : "others";
      return clause(
        phrase`take ${top} of the deck, keep ${say.mark("keep", keep === 1 ? "one" : String(keep))} and return the ${others}`,
      );
    },
  }),
});
