import { Type } from "typebox";
import { amountText } from "../../../../core/grammar/amounts";
import { withArticle } from "../../../../core/grammar/english";
import { phrase } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { each } from "../../../../core/grammar/things";
import type { Emit, Frame } from "../../../../core/machine";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import { battleFarmBeds } from "../../card-schema";
import type { CompiledSet } from "../compiled-set";
import { changeBed, cropValue, destroy, isProtected, setCropValue } from "../crops";
import { callReap } from "../reap";
import { newBed } from "../setup";
import { bedOf, bedType, indexOfBed, isBedRef, ownerOf, type State, take } from "../state";
import { toDeck } from "../zones";
import { act, amount, closed, oneOf, type Ruled, ruled, seatOf, someBeds, type Who, type Words, who } from "./parts";
import { bedTitle, doing, type FarmSpeech, much, ofEach, partOf, value } from "./phrases";

/** What cards do to growing crops and beds. Harmful words spare what grows in a Greenhouse (rules §6.4). */

const mass = Type.Optional(oneOf(["protected", "affected"]));

interface Change {
  crops: Json;
  n: Json;
  floor?: number;
  greenhouses?: Ruled<"protected" | "affected">;
}

/** Does something to each crop meant, in a harmful or harmless way. */
function eachCrop(
  set: CompiledSet,
  compiler: Words,
  { crops, greenhouses }: { crops: Json; greenhouses?: Ruled<"protected" | "affected"> },
  isHarmful: boolean,
  change: (state: State, frame: Frame, ref: number, emit: Emit | null) => void,
): void {
  const select = compiler.selection(crops, "bed");
  const spares = isHarmful && ruled(set, greenhouses ?? "protected") === "protected";
  act(compiler, (state, frame, emit) => {
    for (const ref of select(state, frame)) {
      if (!isBedRef(ref)) continue;
      const bed = bedOf(state, ref);
      if (bed === undefined || bed.card < 0 || (spares && isProtected(bed))) continue;
      change(state, frame, ref, emit);
    }
  });
}

const closedChange = Type.Object(
  { crops: someBeds, n: amount, floor: Type.Optional(Type.Integer({ minimum: 0 })), greenhouses: mass },
  closed,
);

function delay(state: State, ref: number, n: number, emit: Emit | null): void {
  const bed = bedOf(state, ref);
  const timer = Math.max(0, bed.timer + n);
  if (timer === bed.timer) return;
  bed.timer = timer;
  emit?.({ type: "timer", seat: ownerOf(ref), bed: indexOfBed(ref) + 1, card: bed.card, timer });
}

export const cropVerbs = (set: CompiledSet): Vocabulary<State>["verbs"] => ({
  addBed: word<State, void, { who?: Who; type: keyof typeof bedType }, FarmSpeech>({
    schema: Type.Object({ who: Type.Optional(who), type: Type.Enum(Object.keys(bedType)) }, closed),
    compile: ({ who: whose = "self", type }, compiler) => {
      const seat = seatOf(set, compiler, whose);
      act(compiler, (state, frame, emit) => {
        const player = state.players[seat(state, frame)];
        if (player === undefined || player.beds.length >= mostBeds) return;
        player.beds.push(newBed(bedType[type]));
        emit?.({ type: "newBed", seat: seat(state, frame), bed: player.beds.length, to: bedType[type] });
      });
    },
    says: ({ who: whose, type }, say) => doing(whose, "gain", () => say.mark("type", withArticle(bedTitle(type))), say),
  }),
  removeBed: word<State, void, { beds: Json }>({
    schema: Type.Object({ beds: someBeds }, closed),
    compile: ({ beds }, compiler) => {
      const select = compiler.selection(beds, "bed");
      act(compiler, (state, frame, emit) => {
        // From the last on, so that those before it keep their places.
        for (const ref of [...select(state, frame)].sort((a, b) => b - a))
          if (isBedRef(ref)) removeBed(set, state, ref, frame.self, emit);
      });
    },
    says: (_, say) => clause(phrase`remove ${each(say.things("beds"))} with what grows there`),
  }),
  raise: word<State, void, Change>({
    schema: closedChange,
    compile: (args, compiler) => {
      const n = compiler.value(args.n);
      eachCrop(set, compiler, args, false, (state, frame, ref, emit) => {
        const [seat, bed] = [ownerOf(ref), indexOfBed(ref)];
        setCropValue(set, state, seat, bed, cropValue(set, state, seat, bed) + Math.max(0, n(state, frame)), emit);
      });
    },
    says: (_, say) => ofEach(say.things("crops"), phrase`gains ${much(say.value("n"), value)}`),
  }),
  lower: word<State, void, Change>({
    schema: closedChange,
    compile: (args, compiler) => {
      const { floor = 0 } = args;
      const n = compiler.value(args.n);
      eachCrop(set, compiler, args, true, (state, frame, ref, emit) => {
        const [seat, bed] = [ownerOf(ref), indexOfBed(ref)];
        const value = cropValue(set, state, seat, bed);
        const loss = Math.min(Math.max(0, n(state, frame)), Math.max(0, value - floor));
        setCropValue(set, state, seat, bed, value - loss, emit);
      });
    },
    says: ({ floor }, say) => {
      const least = say.mark("floor", floor ? `, but none falls below ${floor}` : "");
      return ofEach(say.things("crops"), phrase`loses ${much(say.value("n"), value)}${least}`);
    },
  }),
  setValue: word<State, void, { crops: Json; to: Json }>({
    schema: Type.Object({ crops: someBeds, to: amount }, closed),
    compile: (args, compiler) => {
      const to = compiler.value(args.to);
      eachCrop(set, compiler, args, true, (state, frame, ref, emit) =>
        setCropValue(set, state, ownerOf(ref), indexOfBed(ref), to(state, frame), emit),
      );
    },
    says: (_, say) =>
      clause(phrase`becomes ${amountText(say.value("to"))}`, { subject: partOf(say.things("crops"), "value") }),
  }),
  delay: word<State, void, { crops: Json; n: Json }>({
    schema: Type.Object({ crops: someBeds, n: amount }, closed),
    compile: (args, compiler) => {
      const n = compiler.value(args.n);
      eachCrop(set, compiler, args, true, (state, frame, ref, emit) =>
        delay(state, ref, Math.max(0, n(state, frame)), emit),
      );
    },
    says: (_, say) =>
      clause(phrase`rises by ${amountText(say.value("n"))}`, { subject: partOf(say.things("crops"), "{timer}") }),
  }),
  hasten: word<State, void, { crops: Json; n: Json }>({
    schema: Type.Object({ crops: someBeds, n: amount }, closed),
    compile: (args, compiler) => {
      const n = compiler.value(args.n);
      eachCrop(set, compiler, args, false, (state, frame, ref, emit) =>
        delay(state, ref, -Math.max(0, n(state, frame)), emit),
      );
    },
    says: (_, say) => [
      clause(phrase`falls by ${amountText(say.value("n"))}`, { subject: partOf(say.things("crops"), "{timer}") }),
      clause("are collected", { subject: "ripe ones", opens: true }),
    ],
  }),
  destroy: word<State, void, { crops: Json; to?: "discard" | "deck" }>({
    schema: Type.Object({ crops: someBeds, to: Type.Optional(Type.Enum(["discard", "deck"])) }, closed),
    compile: (args, compiler) =>
      eachCrop(set, compiler, args, true, (state, frame, ref, emit) => {
        const card = destroy(set, state, ownerOf(ref), indexOfBed(ref), frame.self, emit);
        if (args.to !== "deck") return;
        take(state.discard, card);
        toDeck(set, state, [card]);
      }),
    says: ({ to }, say) => {
      const crops = each(say.things("crops"));
      return clause(
        to === "deck" ? phrase`return ${crops} ${say.mark("to", "to the deck")}` : phrase`destroy ${crops}`,
      );
    },
  }),
  harvest: word<State, void, { crops: Json }>({
    schema: Type.Object({ crops: someBeds }, closed),
    compile: (args, compiler) => {
      eachCrop(set, compiler, args, false, (state, _, ref, emit) => delay(state, ref, -bedOf(state, ref).timer, emit));
      // What was ripened is collected here, not only when the effect is finished.
      act(compiler, (state) => {
        if (!state.reaping) callReap(state, false);
      });
    },
    says: (_, say) => clause(phrase`harvest ${each(say.things("crops"))}`),
  }),
  changeBed: word<State, void, { beds: Json; to: string }>({
    schema: Type.Object(
      {
        beds: someBeds,
        to: slot.reference(["bed kind"], Object.keys(bedType), "A kind of bed, or the name of a chosen one."),
      },
      closed,
    ),
    compile: ({ beds, to }, compiler) => {
      const select = compiler.selection(beds, "bed");
      const fixed = (battleFarmBeds as readonly string[]).includes(to) ? bedType[to as keyof typeof bedType] : -1;
      const type = fixed >= 0 && !compiler.isBound(to) ? () => fixed : compiler.named(to, "bed kind");
      act(compiler, (state, frame, emit) => {
        for (const ref of select(state, frame))
          if (isBedRef(ref)) changeBed(set, state, ownerOf(ref), indexOfBed(ref), type(state, frame), emit);
      });
    },
    says: ({ to }, say) => {
      const chosen = say.speech.discourse.call(to)?.called?.words;
      return ofEach(say.things("beds"), phrase`becomes ${say.mark("to", chosen ?? withArticle(bedTitle(to)))}`);
    },
  }),
});

const mostBeds = 12;

/** A bed is gone for good, and its crop with it; nobody loses the last one, and a Greenhouse keeps what grows in it. */
function removeBed(set: CompiledSet, state: State, ref: number, by: number, emit: Emit | null): void {
  const [seat, index] = [ownerOf(ref), indexOfBed(ref)];
  const { beds } = state.players[seat]!;
  const bed = beds[index];
  if (bed === undefined || beds.length === 1 || isProtected(bed)) return;
  if (bed.card >= 0) destroy(set, state, seat, index, by, emit);
  beds.splice(index, 1);
  emit?.({ type: "bedGone", seat, bed: index + 1, from: bed.type });
  // Effects under way name the beds after it by their old places.
  const rename = (value: number): number =>
    !isBedRef(value) || ownerOf(value) !== seat || value < ref ? value : value === ref ? -1 : value - 1;
  for (const frame of state.stack)
    frame.slots = frame.slots.map((slot) => (Array.isArray(slot) ? slot.map(rename) : rename(slot)));
}
