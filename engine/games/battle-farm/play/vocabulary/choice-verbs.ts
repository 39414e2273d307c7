import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { coreWords } from "../../../../core/control";
import { amountText, isFigure } from "../../../../core/grammar/amounts";
import { listed, or } from "../../../../core/grammar/lists";
import { type Phrase, phrase, spaced, textOf } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { called, one, several, some, type Things } from "../../../../core/grammar/things";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import { bedNames } from "../../printed-names";
import type { CompiledSet } from "../compiled-set";
import type { State } from "../state";
import { affordable, type Choose, candidates, chooseSeveral, isPlain, kindOf, none, thingOf } from "./choosing";
import { BedFilter, CardFilter, CropFilter, PlayerFilter, plainCards, plainOwner } from "./filters";
import { As, act, amount, bedKind, closed, ruleName, ruleOf, seatOf, stop, type Words, who } from "./parts";
import {
  bedThings,
  bedTitle,
  cardThings,
  cropThings,
  doing,
  type FarmSay,
  type FarmSpeech,
  much,
  playerThings,
} from "./phrases";

/** Choices, chance among things, requirements and house rules. */

type Verbs = Vocabulary<State>["verbs"];
export function choiceVerbs(set: CompiledSet): Verbs {
  return {
    choose: word<State, void, Choose, FarmSpeech>({
      about: {
        name: "Choose",
        group: "Choices",
        means:
          "A player chooses a crop, bed, card, player, colour, kind of bed or resource, which later effects speak of; where a choice in plain sight has no answer, the card can't be played, unless it may be declined.",
        example: { as: "picked", crop: { of: "own" } },
      },
      schema: Type.Object(
        {
          as: As,
          who: Type.Optional(slot.titled("Who chooses", who)),
          may: Type.Optional(
            Type.Boolean({
              title: "May be declined",
              description: "It may be declined; then, or with nothing to choose, the effect ends.",
              default: false,
            }),
          ),
          n: Type.Optional(
            Type.Integer({
              title: "How many",
              minimum: 1,
              maximum: 9,
              description: "So many different ones.",
              default: 1,
            }),
          ),
          upTo: Type.Optional(
            Type.Boolean({ title: "Up to", description: "Fewer may be chosen, or none.", default: false }),
          ),
          harmful: Type.Optional(
            Type.Boolean({
              title: "Harmful",
              description: "What grows in a Greenhouse can't be chosen.",
              default: false,
            }),
          ),
          crop: Type.Optional(slot.titled("A crop", CropFilter)),
          bed: Type.Optional(slot.titled("A bed", BedFilter)),
          card: Type.Optional(slot.titled("A card", CardFilter)),
          player: Type.Optional(slot.titled("A player", PlayerFilter)),
          colour: Type.Optional(Type.Literal(true, { title: "A colour" })),
          bedType: Type.Optional(Type.Array(bedKind, { title: "A kind of bed", minItems: 1 })),
          unlike: Type.Optional(
            slot.titled(
              "Of another kind than",
              slot.reference(["bed"], [], "A chosen bed that must be of another kind."),
            ),
          ),
          resource: Type.Optional(
            slot.titled(
              "What this player has",
              slot.reference(["player"], [], "Of which player, by name: only what that one has."),
            ),
          ),
          within: Type.Optional(
            slot.titled("Prices together at most", slot.number, {
              description: "The prices of the chosen cards add up to this at most.",
            }),
          ),
        },
        closed,
      ),
      compile: (args, compiler) => {
        const { as, who: whose = "self", may = false, n = 1, upTo = false } = args;
        const seat = seatOf(set, compiler, whose);
        const possible = candidates(set, args, compiler);
        if (!may && !upTo && set.branches === 0 && isPlain(args))
          set.needs.push((state, frame) => possible(state, frame).length >= n);
        const result = compiler.bind(as, thingOf(args), n > 1);
        const kind = kindOf(args);
        const within = args.within === undefined ? undefined : affordable(set, compiler.value(args.within));
        if (n > 1 || upTo)
          return chooseSeveral(compiler, { possible, within, seat, kind, result, n, mayStop: may || upTo });
        const isOptional = may && set.options.pickOptional;
        act(compiler, (state, frame) => {
          const options = possible(state, frame).filter((ref) => within === undefined || within(state, frame, ref, []));
          frame.slots[result] = none;
          const chooser = seat(state, frame);
          if (options.length === 0 || chooser < 0) {
            if (may) stop(frame);
            return;
          }
          const offered = isOptional ? [...options, none] : options;
          choose(state, frame, { kind, seat: chooser, by: frame.card, slot: result, options: offered });
        });
        if (may)
          compiler.step((_, frame) => {
            if (frame.slots[result] === none) stop(frame);
          });
      },
      says: (args, say) => {
        const whose = say.speech.ruled(args.who);
        const isYours = whose === undefined || whose === "self" || whose === "owner";
        const verb = args.may && isYours ? "you may pick" : "pick";
        return doing(args.who, verb, () => picked(args, say), say);
      },
      plainly: ({ harmful = false, crop, bed, card, ...more }) => ({
        choose: {
          ...more,
          ...(crop && { crop: { ...plainOwner(crop), ...(harmful && { unprotected: true }) } }),
          ...(bed && { bed: plainOwner(bed) }),
          ...(card && { card: plainCards(card) }),
        },
      }),
    }),
    random: word<State, void, { of: Json; as: string; n?: Json }, FarmSpeech>({
      about: {
        name: "Pick at random",
        group: "Dice and chance",
        means:
          "Chance picks something, which later effects speak of; where there is nothing, what follows finds nothing.",
        example: { of: { cards: { zone: "market" } }, as: "found" },
      },
      schema: Type.Object(
        {
          of: slot.titled("Out of what", slot.things()),
          as: As,
          n: Type.Optional(slot.titled("How many", amount)),
        },
        closed,
      ),
      compile: ({ of, as, n = 1 }, compiler) => {
        const [select, count] = [compiler.selection(of), compiler.value(n)];
        const result = compiler.bind(as, compiler.kindOf(of), n !== 1);
        act(compiler, (state, frame) => {
          const left = [...select(state, frame)];
          const found: number[] = [];
          for (let k = count(state, frame); k > 0 && left.length > 0; k--)
            found.push(left.splice(roll(state, left.length) - 1, 1)[0]!);
          frame.slots[result] = found;
        });
      },
      says: ({ as, n = 1 }, say) => {
        const things = say.things("of");
        const random = things.called ? things : { ...things, adjectives: ["random", ...(things.adjectives ?? [])] };
        const { discourse } = say.speech;
        if (n === 1) {
          discourse.introduceThing(as, textOf(things.noun.one));
          return clause(phrase`pick ${one(random)}`);
        }
        discourse.introduce(as, called("them", true));
        const amount = say.value("n");
        if (isFigure(amount)) return clause(phrase`pick ${some(random, amount.n)}`);
        return clause(phrase`pick ${much(amount, { one: one(random), many: several(random) })}`);
      },
    }),
    require: word<State, void, Json>({
      about: {
        name: "Playable only if",
        group: "Conditions",
        means: "The card can be played only if this is true; the text does not say it.",
        example: { exists: { cards: { zone: "deck" } } },
        isUnsaid: true,
      },
      schema: slot.titled("Only if", slot.condition),
      compile: (tree, compiler) => {
        compiler.apart(() => {
          const test = compiler.test(tree);
          if (set.branches === 0) set.needs.push(test);
        });
      },
      says: () => [],
    }),
    rule: word<State, void, { name: string; cases: Record<string, Json> }, FarmSpeech>({
      about: {
        name: "By house rule",
        group: "House rules",
        means: "What happens depends on a house rule.",
        example: { name: "beansChooser", cases: { victim: { draw: { n: 1 } }, owner: { draw: { n: 2 } } } },
      },
      schema: Type.Object(
        {
          name: ruleName,
          cases: Type.Record(Type.String(), slot.effect, {
            title: "What happens",
            description: "By the rule's value.",
          }),
        },
        closed,
      ),
      compile: ({ name, cases }, compiler) => {
        const now = String(ruleOf(set, name));
        for (const [value, effect] of Object.entries(cases))
          if (value === now) compiler.effect(effect);
          else compiler.aside(() => compiler.effect(effect));
      },
      says: ({ name, cases }, say) => {
        const value = String(say.speech.options[name]);
        return Object.hasOwn(cases, value) ? say.effect("cases", value) : [];
      },
    }),
    ...branching(set),
  };
}

/** What is picked, and from then on known by its name. */
function picked(args: Choose, say: FarmSay): Phrase {
  const { as, n = 1, upTo = false, colour, bedType } = args;
  const { discourse } = say.speech;
  if (args.player) {
    const things = playerThings(args.player, say.within("player"));
    discourse.introduce(as, "that player");
    return one(things);
  }
  if (colour) {
    discourse.introduce(as, "that colour");
    return say.mark("colour", "a colour");
  }
  if (bedType) {
    discourse.introduce(as, "a bed of that kind");
    const kinds = say.within("bedType");
    const among = Object.keys(bedNames).every((name) => bedType.includes(name))
      ? ""
      : phrase`: ${listed(
          bedType.map((name, n) => kinds.mark(n, bedTitle(name))),
          or.en,
        )}`;
    const article = args.unlike === undefined ? "a" : say.mark("unlike", "another");
    return phrase`${article} ${say.mark("bedType", phrase`kind of bed${among}`)}`;
  }
  const things = pickable(args, say);
  if (things === undefined) {
    discourse.introduce(as, "it");
    return spaced("{coin} or {sack}", say.mark("resource", args.resource === undefined ? "" : "they have"));
  }
  const isMany = n > 1 || upTo;
  if (isMany) discourse.introduce(as, called("them", true));
  else discourse.introduceThing(as, args.crop ? "crop" : args.bed ? "bed" : "card");
  const limit =
    args.within === undefined ? "" : phrase` whose prices add up to at most ${amountText(say.value("within"))}`;
  return phrase`${isMany ? some(things, n, upTo) : one(things)}${limit}`;
}

function pickable({ crop, bed, card, harmful = false }: Choose, say: FarmSay): Things | undefined {
  if (crop) return cropThings(harmful ? { ...crop, unprotected: true } : crop, say.within("crop"), "choice");
  if (bed) return bedThings(bed, say.within("bed"), "choice");
  return card && cardThings(card, say.within("card"));
}

/** The core's words for effects that may not happen: what stands in them is not required. */
function branching(set: CompiledSet): Verbs {
  const { verbs } = coreWords<State>();
  const branch = (name: "if" | "each"): Verbs => {
    const core = verbs[name]!;
    return {
      [name]: {
        ...core,
        compile(args: never, compiler: Words) {
          set.branches++;
          core.compile(args, compiler);
          set.branches--;
        },
      },
    };
  };
  return { ...branch("if"), ...branch("each") };
}
