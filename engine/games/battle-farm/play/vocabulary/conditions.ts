import { Type } from "typebox";
import { withArticle } from "../../../../core/grammar/english";
import { listed, or } from "../../../../core/grammar/lists";
import { phrase, textOf, unsaid } from "../../../../core/grammar/phrase";
import { asSubject, one, presence, several } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type Json, type Test, type Vocabulary, word } from "../../../../core/vocabulary";
import { groupNames } from "../../printed-names";
import { type CompiledSet, colours } from "../compiled-set";
import { bedOf, bedType, type State } from "../state";
import { designAt, first } from "./filters";
import { bedKind, bedsOrCards, cardKind, closed, someBeds } from "./parts";
import { bedTitle, partOf } from "./phrases";

/** Conditions of Battle Farm (rules §8.5). */

export function tests(set: CompiledSet): Vocabulary<State>["tests"] {
  return {
    exists: word<State, Test<State>, Json>({
      about: {
        name: "There is one",
        group: "Conditions",
        means: "True if there is at least one such crop, bed or card.",
        example: { crops: { of: "own", colour: "green" } },
      },
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => select(state, frame).length > 0;
      },
      says: (_, say) => presence(say.things()),
    }),
    bedIs: word<State, Test<State>, { bed: Json; types: readonly (keyof typeof bedType)[] }>({
      about: {
        name: "Kind of bed",
        group: "Beds",
        means: "True if a bed is of one of these kinds.",
        example: { bed: "the bed", types: ["common", "raised"] },
      },
      schema: Type.Object(
        { bed: slot.titled("Which bed", someBeds), types: Type.Array(bedKind, { title: "Which kinds" }) },
        closed,
      ),
      compile: ({ bed, types }, compiler) => {
        const select = compiler.selection(bed, "bed");
        const wanted = types.map((name) => bedType[name]);
        return (state, frame) => {
          const ref = first(select, state, frame);
          return ref >= 0 && wanted.includes(bedOf(state, ref).type);
        };
      },
      says: ({ types }, say) => {
        const things = say.things("bed");
        const isThis = things.called !== undefined && textOf(things.called.words) === "this crop";
        const bed = isThis ? "its bed" : things.called ? partOf(things, "bed") : phrase`the bed of ${one(things)}`;
        const kinds =
          types.length === 0
            ? unsaid
            : listed(
                types.map((type, n) => say.within("types").mark(n, withArticle(bedTitle(type)))),
                or.en,
              );
        return { holds: phrase`${bed} is ${kinds}`, fails: phrase`${bed} is not ${kinds}` };
      },
    }),
    cardIs: word<State, Test<State>, { card: Json; kind?: "crop" | "action"; colour?: (typeof colours)[number] }>({
      about: {
        name: "Kind of card",
        group: "Cards",
        means: "True if a card or crop is of this kind or colour.",
        example: { card: "the card", kind: "crop" },
      },
      schema: Type.Object(
        {
          card: slot.titled("Which crop or card", bedsOrCards),
          kind: Type.Optional(cardKind),
          colour: Type.Optional(slot.oneOf("Which colour", groupNames)),
        },
        closed,
      ),
      compile: ({ card, kind, colour }, compiler) => {
        const select = compiler.selection(card, "bed", "card");
        return (state, frame) => {
          const design = designAt(set, state, first(select, state, frame));
          if (design === undefined) return false;
          return (
            (kind === undefined || design.kind === kind) &&
            (colour === undefined || design.colour === colours.indexOf(colour))
          );
        };
      },
      says: ({ kind, colour }, say) => {
        const card = asSubject(several(say.things("card")));
        const name =
          kind === "action" ? "action" : colour !== undefined ? `${groupNames[colour]} crop` : (kind ?? "card");
        const what = say.mark(kind === undefined ? "colour" : "kind", withArticle(name));
        return { holds: phrase`${card} is ${what}`, fails: phrase`${card} is not ${what}` };
      },
      plainly: ({ kind, ...more }) => ({
        cardIs: { ...more, ...(kind !== undefined && !(kind === "crop" && more.colour !== undefined) && { kind }) },
      }),
    }),
  };
}
