import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { EffectError } from "../../../../core/compiler";
import type { Emit, Frame } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import { cropValue } from "../crops";
import { bedOf, cardOf, cardRef, indexOfBed, isBedRef, isCardRef, ownerOf, take } from "../state";
import type { BattleFarmTable } from "../table";
import { create, draw, refill, remove, toDeck, toDiscard, toHand } from "../zones";
import {
  As,
  act,
  amount,
  bedsOrCards,
  closed,
  counted,
  oneOf,
  type Ruled,
  ruled,
  type State,
  seatOf,
  someCards,
  type Who,
  type Words,
  who,
} from "./parts";
import { article, clause, speech } from "./phrases";

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

const moving = Type.Object({ cards: someCards, as: Type.Optional(As) }, closed);

function changeCard(state: State, ref: number, n: number, emit: Emit | null): void {
  const card = cardOf(ref);
  if (!isCardRef(ref) || state.value[card] === undefined) return;
  const owner = state.players.findIndex(({ hand }) => hand.includes(card));
  state.value[card] = Math.max(0, state.value[card] + n);
  if (owner < 0) emit?.({ type: "cardValue", seat: state.active, card, n });
  else emit?.({ type: "cardValue", seat: owner, n, secret: { card }, seenBy: [owner] });
}

/** What new cards are copies of: a card of the set, or those that a selector means, with what they are worth now. */
function modelsOf(
  table: BattleFarmTable,
  compiler: Words,
  of: Json | undefined,
  card: string | undefined,
): (state: State, frame: Frame) => { design: number; current: number }[] {
  if (of === undefined) {
    if (card === undefined) throw new EffectError("“create” says neither “of” what nor which “card”.");
    const design = table.indexOf.get(card);
    // Texts are written without a set of cards.
    if (design === undefined && table.designs.length > 0) throw new EffectError(`There is no card “${card}”.`);
    return () => [{ design: design!, current: table.designs[design!]!.value }];
  }
  const select = compiler.selection(of, "bed", "card");
  return (state, frame) =>
    select(state, frame).flatMap((ref) => {
      const model = isBedRef(ref) ? bedOf(state, ref).card : cardOf(ref);
      const design = state.design[model] ?? -1;
      if (design < 0) return [];
      const current = isBedRef(ref) ? cropValue(table, state, ownerOf(ref), indexOfBed(ref)) : state.value[model]!;
      return [{ design, current }];
    });
}

export const cardVerbs = (table: BattleFarmTable): Vocabulary<State>["verbs"] => ({
  draw: word<State, void, { who?: Who; n: Json }>({
    schema: Type.Object({ who: Type.Optional(who), n: amount }, closed),
    compile: ({ who: whose = "self", n }, compiler) => {
      const [seat, count] = [seatOf(table, compiler, whose), compiler.value(n)];
      act(compiler, (state, frame, emit) => {
        const drawer = seat(state, frame);
        if (drawer >= 0) draw(state, drawer, count(state, frame), emit);
      });
    },
    text: ({ who: whose = "self", n }, wording) => {
      const name = speech(wording).ruled(whose)!;
      const verb = name === "self" || name === "owner" ? "draw" : `${speech(wording).said(name)} draws`;
      if (typeof n === "number") return n === 1 ? `${verb} a card` : `${verb} ${n} cards`;
      if (typeof n === "object" && n !== null && "count" in n)
        return `${verb} a card for ${wording.selection((n as { count: Json }).count)}`;
      const text = wording.value(n);
      return text.startsWith("each ") ? `${verb} a card for ${text}` : `${verb} ${text} cards`;
    },
  }),
  discard: word<State, void, Move>({
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
          toDiscard(table, state, seat >= 0 ? seat : frame.self, cardOf(ref));
          emit?.({ type: "discard", seat: seat >= 0 ? seat : frame.self, card: cardOf(ref), from });
          n++;
        }
        frame.slots[count] = n;
      });
    },
    text: ({ cards, as }, wording) => {
      if (as !== undefined) speech(wording).introduce(as, "each of them");
      return `discard ${wording.selection(cards)}`;
    },
  }),
  returnToDeck: word<State, void, Move>({
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
        toDeck(table, state, returned);
        frame.slots[count] = returned.length;
        emit?.({ type: "return", seat: frame.self, n: returned.length });
      });
    },
    text: ({ cards, as }, wording) => {
      if (as !== undefined) speech(wording).introduce(as, "each of them");
      return `return ${wording.selection(cards)} to the deck`;
    },
  }),
  take: word<State, void, Move & { who?: Who }>({
    schema: Type.Object({ cards: someCards, who: Type.Optional(who), as: Type.Optional(As) }, closed),
    compile: ({ cards, who: whose = "self", as }, compiler) => {
      const select = compiler.selection(cards, "card");
      const [seat, count] = [seatOf(table, compiler, whose), counted(compiler, as)];
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
    text: ({ cards, who: whose = "self", as }, wording) => {
      const [name, what] = [speech(wording).ruled(whose)!, wording.selection(cards)];
      if (as !== undefined) speech(wording).introduce(as, "each of them");
      if (name === "self" || name === "owner") return `take ${what} into your hand`;
      return `${speech(wording).said(name)} takes ${what} into their hand`;
    },
  }),
  refillMarket: word<State, void, true>({
    schema: Type.Literal(true),
    compile: (_, compiler) => act(compiler, (state, __, emit) => refill(state, emit)),
    text: () => "refill the market",
  }),
  create: word<State, void, Create>({
    schema: Type.Object(
      {
        of: Type.Optional(bedsOrCards),
        card: Type.Optional({ ...slot.card, description: "A card's id, where it is always the same." }),
        who: Type.Optional(who),
        n: Type.Optional(amount),
        source: Type.Optional(oneOf(["new", "deck"])),
        value: Type.Optional(oneOf(["printed", "current"])),
      },
      closed,
    ),
    compile: ({ of, card: fixed, who: whose = "self", n = 1, source = "new", value = "printed" }, compiler) => {
      const [seat, count] = [seatOf(table, compiler, whose), compiler.value(n)];
      const models = modelsOf(table, compiler, of, fixed);
      const isNew = ruled(table, source) === "new";
      const isPrinted = ruled(table, value) === "printed";
      act(compiler, (state, frame, emit) => {
        const taker = seat(state, frame);
        if (taker < 0) return;
        for (const { design, current } of models(state, frame)) {
          for (let left = count(state, frame); left > 0; left--) {
            const card = isNew
              ? create(table, state, design)
              : state.deck.find((each) => state.design[each] === design);
            if (card === undefined) break;
            if (!isNew) take(state.deck, card);
            if (!isPrinted) state.value[card] = current;
            toHand(state, taker, card);
            emit?.({ type: "create", seat: taker, card, source: isNew ? "new" : "deck" });
          }
        }
      });
    },
    text: ({ of, card, who: whose = "self", n = 1 }, wording) => {
      const name = speech(wording).ruled(whose)!;
      const where = name === "self" || name === "owner" ? "your hand" : `${speech(wording).said(name)}'s hand`;
      if (of === undefined)
        return `create ${n === 1 ? article(`${cardTitle(card ?? "")} card`) : `${wording.value(n)} ${cardTitle(card ?? "")} cards`} in ${where}`;
      return `create ${n === 1 ? "a card" : `${wording.value(n)} cards`} of ${wording.selection(of)}, at its printed value, in ${where}`;
    },
  }),
  peekKeep: word<State, void, { n: number; keep?: number; as: string }>({
    schema: Type.Object(
      {
        n: Type.Integer({ minimum: 1, maximum: 20 }),
        keep: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
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
        toDeck(table, state, state.peeked.splice(0));
        state.peeker = -1;
      });
    },
    text: ({ n, keep = 1, as }, wording) => {
      speech(wording).introduce(as, "the kept card");
      return `take the top ${n} cards of the deck, keep ${keep === 1 ? "one" : keep} and return the ${n - keep === 1 ? "other" : "others"}`;
    },
  }),
  changeValue: word<State, void, { cards: Json; n: Json }>({
    schema: Type.Object({ cards: someCards, n: amount }, closed),
    compile: ({ cards, n }, compiler) => {
      const [select, by] = [compiler.selection(cards, "card"), compiler.value(n)];
      act(compiler, (state, frame, emit) => {
        for (const ref of select(state, frame)) changeCard(state, ref, by(state, frame), emit);
      });
    },
    text: ({ cards, n }, wording) =>
      clause(
        wording.selection(cards),
        typeof n === "number" && n < 0 ? `loses ${-n} value` : `gains ${wording.value(n)} value`,
      ),
  }),
  distribute: word<State, void, { cards: Json; n: Json; how?: Ruled<"random" | "choice"> }>({
    schema: Type.Object({ cards: someCards, n: amount, how: Type.Optional(oneOf(["random", "choice"])) }, closed),
    compile: ({ cards, n, how = "random" }, compiler) => {
      const [select, points] = [compiler.selection(cards, "card"), compiler.value(n)];
      const isRandom = ruled(table, how) === "random";
      const [left, picked] = [compiler.slot(), compiler.slot()];
      act(compiler, (state, frame) => {
        frame.slots[left] = points(state, frame);
      });
      const again = compiler.here();
      let end = -1;
      act(compiler, (state, frame) => {
        const options = [...select(state, frame)];
        if ((frame.slots[left] as number) <= 0 || options.length === 0) frame.step = end;
        else if (isRandom) frame.slots[picked] = options[roll(state, options.length) - 1]!;
        else choose(state, frame, { kind: "chooseCard", seat: frame.self, by: frame.card, slot: picked, options });
      });
      act(compiler, (state, frame, emit) => {
        changeCard(state, frame.slots[picked] as number, 1, emit);
        frame.slots[left] = (frame.slots[left] as number) - 1;
        frame.step = again;
      });
      end = compiler.here();
    },
    text: ({ cards, n }, wording) => {
      const times = wording.value(n) === "that many" ? "that many" : wording.value(n);
      return `${times} times, ${wording.selection(cards).replace(/^each /, "a random ")} gains 1 value`;
    },
  }),
});
