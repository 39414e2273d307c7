import { Type } from "typebox";
import { spelled } from "../../../../core/grammar/english";
import { type Phrase, phrase, said } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { all, noun, partOf, possessive, several } from "../../../../core/grammar/things";
import { cardTitle } from "../../../../core/rich-text";
import * as slot from "../../../../core/slots";
import { type Json, word } from "../../../../core/vocabulary";
import type { CompiledSet } from "../compiled-set";
import { enter } from "../enter";
import type { PointPrompt } from "../points";
import { findPiece, type State } from "../state";
import { rangeOf } from "../stats";
import { designNamed, piecesOf, placesOf, thousandths, type Where } from "./filters";
import { about, form, object, objectName, player, primitive, type Verbs } from "./parts";
import { doing, few, objectThings, placeOf, ranges } from "./phrases";
import type { GardenSay, GardenSpeech } from "./speech";

/** Words that put objects somewhere (rules §8.7). */

export interface Displace {
  object: string;
  by: number;
  chooser?: string;
  notFurther?: string;
}
export interface MakeToken {
  card: string;
  n?: number;
  at: string | { near: number | readonly [number, string] };
}

const nearWhat = ({ near }: { near: number | readonly [number, string] }): readonly [number, string] =>
  typeof near === "number" ? [near, "this"] : near;

/** "at its position", "within ½ range of this" */
function spotOf(at: MakeToken["at"], say: GardenSay): Phrase {
  const place = say.within("at");
  if (at === "this") return said(place.at, "at its position");
  if (typeof at === "string") return phrase`at the exact position of ${placeOf(at, place)}`;
  const [far] = nearWhat(at);
  if (typeof at.near === "number") return phrase`within ${place.mark("near", ranges(far))} of this`;
  const near = place.within("near");
  return phrase`within ${near.mark(0, ranges(far))} of ${placeOf(at.near[1], near.within(1))}`;
}

/** "a Minim", "three Minims" */
function tokens(card: string, n: number, say: GardenSay): Phrase {
  const { one, many } = noun(cardTitle(card));
  if (n === 1) return say.mark("card", few(n, { one, many }));
  return phrase`${say.mark("n", spelled(n))} ${say.mark("card", many)}`;
}

const reach = Type.Number({ title: "How far", minimum: 0, maximum: 20, default: 1 });
const near = Type.Union([reach, Type.Tuple([reach, slot.titled("From what", objectName)])], { title: "Within" });

export const placeVerbs = (set: CompiledSet): Verbs => ({
  place: word<State, void, { object: Json; at: Json }, GardenSpeech>({
    about: {
      name: "Put somewhere",
      group: "The field",
      means: "Puts objects on the exact position of another.",
      example: { object: "the object", at: "queen" },
    },
    schema: form({ object, at: slot.titled("Where", object, { default: "queen" }) }),
    compile({ object: where, at }, compiler) {
      const [pieces, places] = [piecesOf(set, where, compiler), piecesOf(set, at, compiler)];
      primitive(set, compiler, (state, frame, emit) => {
        const [goal] = places(state, frame);
        if (!goal) return;
        for (const piece of pieces(state, frame)) {
          piece.x = goal.x;
          piece.y = goal.y;
          emit?.(about(piece, { type: "displace", at: [piece.x, piece.y] }));
        }
      });
    },
    says: ({ object: where, at }, say) => {
      const what = all(objectThings(where as Where, say.within("object")));
      const goal = placeOf(at as Where, say.within("at"));
      return clause(
        phrase`put ${what} on ${at === "queen" ? phrase`${possessive(goal)} position` : partOf(goal, "position")}`,
      );
    },
  }),
  displace: word<State, void, Displace, GardenSpeech>({
    about: {
      name: "Displace",
      group: "The field",
      means: "Somebody puts an object on a point nearby; nothing is paid for it, and it does not count as Move.",
      example: { object: "the object", by: 1 },
    },
    schema: form({
      object: objectName,
      by: Type.Number({ title: "How far", minimum: 0, maximum: 20, default: 1 }),
      chooser: Type.Optional(slot.titled("Who chooses where", player, { description: "Who says where to." })),
      notFurther: Type.Optional(
        slot.titled("No further from", objectName, { description: "From what it must not get further away." }),
      ),
    }),
    compile({ object: where, by, chooser = "self", notFurther }, compiler) {
      const pieces = piecesOf(set, where, compiler);
      const anchors = notFurther === undefined ? undefined : piecesOf(set, notFurther, compiler);
      const decider = compiler.seat(chooser);
      const slot = compiler.slot();
      compiler.step((state, frame) => {
        const [piece] = pieces(state, frame);
        frame.slots[slot] = [];
        if (!piece) return;
        const from = anchors?.(state, frame)[0];
        const range = rangeOf(set, state, piece);
        const seat = decider(state, frame);
        const prompt = { kind: "point", seat, by: frame.card, slot, x: piece.x, y: piece.y };
        const asked: PointPrompt = { ...prompt, r: thousandths(by), range };
        state.prompt = from ? ({ ...asked, from: [from.x, from.y] } as PointPrompt) : asked;
      });
      primitive(set, compiler, (state, frame, emit) => {
        const [piece] = pieces(state, frame);
        const [x, y] = frame.slots[slot] as number[];
        if (!piece || x === undefined || y === undefined) return;
        piece.x = x;
        piece.y = y;
        emit?.(about(piece, { type: "displace", at: [x, y] }));
      });
    },
    says: ({ object: where, by, chooser, notFurther }, say) =>
      doing(
        chooser,
        "displace",
        () => {
          const things = objectThings(where, say.within("object"));
          const what = things.oneByOne ? several(things.oneByOne) : all(things);
          const far = phrase`${say.mark("by", `up to ${ranges(by)}`)}${things.oneByOne ? " each" : ""}`;
          if (notFurther === undefined) return phrase`${what} by ${far}`;
          return phrase`${what} by ${far}, to a point no further from ${placeOf(notFurther, say.within("notFurther"))}`;
        },
        say,
        "chooser",
      ),
  }),
  token: word<State, void, MakeToken, GardenSpeech>({
    about: {
      name: "Create tokens",
      group: "The field",
      means: "Creates tokens of yours, at the exact position of something, or at a point nearby that you choose.",
      example: { card: "minim", at: { near: [0.5, "queen"] } },
    },
    schema: form({
      card: slot.titled("Which token", slot.card),
      n: Type.Optional(Type.Integer({ title: "How many", minimum: 1, maximum: 20, default: 1 })),
      at: Type.Union([objectName, form({ near })], {
        title: "Where",
        default: "this",
        description: "“this”, “queen” or a name: its exact position; or { near: [ranges, of what] } to choose a point.",
      }),
    }),
    compile({ card, n = 1, at }, compiler) {
      const { index, range } = designNamed(set, card);
      const slot = compiler.slot();
      if (typeof at === "string") {
        const pieces = at === "this" ? undefined : piecesOf(set, at, compiler);
        primitive(set, compiler, (state, frame, emit) => {
          const [found] = pieces?.(state, frame) ?? [findPiece(state, frame.card)];
          const spot = found ? [found.x, found.y] : pieces ? undefined : frame.slots;
          if (!spot) return;
          for (let i = 0; i < n; i++)
            enter(
              set,
              state,
              { design: index, owner: frame.self, card: -1, x: spot[0] as number, y: spot[1] as number },
              emit,
            );
        });
        return;
      }
      const [far, where] = nearWhat(at);
      const places = placesOf(set, where, compiler);
      for (let i = 0; i < n; i++) {
        compiler.step((state, frame) => {
          const [center] = places(state, frame);
          frame.slots[slot] = [];
          if (!center) return;
          const prompt = { kind: "point", seat: frame.self, by: frame.card, slot, x: center.x, y: center.y };
          state.prompt = { ...prompt, r: thousandths(far), range } as PointPrompt;
        });
        primitive(set, compiler, (state, frame, emit) => {
          const [x, y] = frame.slots[slot] as number[];
          if (x === undefined || y === undefined) return;
          enter(set, state, { design: index, owner: frame.self, card: -1, x, y }, emit);
        });
      }
    },
    says: ({ card, n = 1, at }, say) => clause(phrase`create ${tokens(card, n, say)} ${spotOf(at, say)}`),
  }),
});
