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
import { bedNames } from "../../printed-names";
import type { CompiledSet } from "../compiled-set";
import { changeBed, cropValue, destroy, isProtected, setCropValue } from "../crops";
import { callReap } from "../reap";
import { newBed } from "../setup";
import { bedOf, bedType, indexOfBed, isBedRef, ownerOf, type State, take } from "../state";
import { toDeck } from "../zones";
import {
  act,
  amount,
  bedKind,
  closed,
  type Ruled,
  ruled,
  ruledChoice,
  seatOf,
  someBeds,
  type Who,
  type Words,
  who,
} from "./parts";
import { bedTitle, doing, type FarmSpeech, much, ofEach, partOf, value } from "./phrases";

/** What cards do to growing crops and beds. Harmful words spare what grows in a Greenhouse (rules §6.4). */

const mass = Type.Optional(
  ruledChoice(
    "Crops in Greenhouses",
    { protected: "Are spared", affected: "Are affected too" },
    { default: "protected" },
  ),
);

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

const turns = Type.Object({ crops: someBeds, n: slot.titled("By how many turns", amount) }, closed);
const destination = slot.oneOf("Where to", { discard: "The discard pile", deck: "The deck" }, { default: "discard" });
const closedChange = Type.Object(
  {
    crops: someBeds,
    n: amount,
    floor: Type.Optional(Type.Integer({ title: "Not below", minimum: 0, default: 0 })),
    greenhouses: mass,
  },
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
    about: {
      name: "Gain a bed",
      group: "Beds",
      means: "A player gets another bed, up to twelve.",
      example: { type: "raised" },
    },
    schema: Type.Object({ who: Type.Optional(who), type: bedKind }, closed),
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
    about: {
      name: "Remove beds",
      group: "Beds",
      means:
        "Beds are gone for good, with what grows there; nobody loses the last one, and none is lost whose crop a Greenhouse keeps.",
      example: { beds: "the bed" },
    },
    schema: Type.Object({ beds: slot.titled("Which beds", someBeds) }, closed),
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
    about: {
      name: "Raise value",
      group: "Crops",
      means: "Growing crops gain value.",
      example: { crops: { crops: { of: "own" } }, n: 1 },
    },
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
    about: {
      name: "Lower value",
      group: "Crops",
      means: "Growing crops lose value, except in Greenhouses.",
      example: { crops: "the bed", n: 2 },
    },
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
    about: {
      name: "Set value",
      group: "Crops",
      means: "The value of growing crops becomes a number, except in Greenhouses.",
      example: { crops: "the bed", to: 1 },
    },
    schema: Type.Object({ crops: someBeds, to: slot.titled("To", amount) }, closed),
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
    about: {
      name: "Delay",
      group: "Crops",
      means: "Growing crops ripen later, except in Greenhouses.",
      example: { crops: "the bed", n: 1 },
    },
    schema: turns,
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
    about: {
      name: "Hasten",
      group: "Crops",
      means: "Growing crops ripen sooner; those that are ripe are collected.",
      example: { crops: { crops: { of: "own" } }, n: 1 },
    },
    schema: turns,
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
    about: {
      name: "Destroy",
      group: "Crops",
      means: "Growing crops are destroyed and pay nothing, except in Greenhouses.",
      example: { crops: "the bed" },
    },
    schema: Type.Object({ crops: someBeds, to: Type.Optional(destination) }, closed),
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
    about: {
      name: "Harvest",
      group: "Crops",
      means: "Growing crops are collected at once, ripe or not.",
      example: { crops: { crops: { of: "own" } } },
    },
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
    about: {
      name: "Change beds",
      group: "Beds",
      means: "Beds become of another kind; what grows there stays.",
      example: { beds: "the bed", to: "greenhouse" },
    },
    schema: Type.Object(
      {
        beds: slot.titled("Which beds", someBeds),
        to: slot.titled(
          "Which kind",
          slot.reference(["bed kind"], Object.keys(bedType), "A kind of bed, or the name of a chosen one."),
          { "x-labels": bedNames, default: "common" },
        ),
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
