import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import type { Kind } from "../../../../core/compiler";
import { coreWords } from "../../../../core/control";
import { amountText, isFigure } from "../../../../core/grammar/amounts";
import { listed, or } from "../../../../core/grammar/lists";
import { type Phrase, phrase, spaced, textOf } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { called, one, several, some, type Things } from "../../../../core/grammar/things";
import type { Frame } from "../../../../core/machine";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import { bedNames } from "../../printed-names";
import { type CompiledSet, colours, designOf } from "../compiled-set";
import { bedOf, bedTypes, cardOf, isCardRef, type State } from "../state";
import { priceOf } from "../turn";
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
import { As, act, amount, bedKind, closed, ruleName, ruleOf, seatOf, stop, type Who, type Words, who } from "./parts";
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
/** What declines a choice. */
const none = -1;

export interface Choose {
  as: string;
  who?: Who;
  may?: boolean;
  n?: number;
  upTo?: boolean;
  harmful?: boolean;
  crop?: CropFilter;
  bed?: BedFilter;
  card?: CardFilter;
  player?: PlayerFilter;
  colour?: true;
  bedType?: readonly string[];
  /** The bed that must be of another kind. */
  unlike?: string;
  resource?: string;
  /** What the prices of the chosen cards may add up to. */
  within?: Json;
}

const kindOf = ({ crop, bed, card, player, colour, bedType }: Choose): string => {
  if (crop) return "chooseCrop";
  if (bed) return "chooseBed";
  if (card) return "chooseCard";
  if (player) return "choosePlayer";
  return colour ? "chooseColour" : bedType ? "chooseBedType" : "chooseResource";
};

/** What later effects may do with what was chosen. */
const thingOf = ({ crop, bed, card, player, colour, bedType }: Choose): Kind => {
  if (crop || bed) return "bed";
  if (card) return "card";
  if (player) return "player";
  return colour ? "colour" : bedType ? "bed kind" : "resource";
};

function candidates(set: CompiledSet, args: Choose, compiler: Words): Selection<State> {
  const { crop, bed, card, player, colour, bedType, unlike, resource, harmful } = args;
  if (crop) return cropsOf(set, harmful ? { ...crop, unprotected: true } : crop, compiler);
  if (bed) return bedsOf(set, bed, compiler);
  if (card) return cardsOf(set, card, compiler);
  if (player) return playersOf(set, player, compiler);
  if (colour) return () => colours.map((_, n) => n);
  if (bedType) {
    const types = bedType.map((name) => bedTypes.indexOf(name as (typeof bedTypes)[number]));
    const other = unlike === undefined ? undefined : compiler.selection(unlike, "bed");
    return (state, frame) => {
      const ref = other?.(state, frame)[0] ?? none;
      const present = ref < 0 ? none : bedOf(state, ref).type;
      return types.filter((type) => type !== present);
    };
  }
  const holder = resource === undefined ? undefined : compiler.named(resource, "player");
  return (state, frame) => {
    const owner = holder && state.players[holder(state, frame)];
    if (!owner) return [0, 1];
    return [owner.coins, owner.fertilizers].flatMap((n, which) => (n > 0 ? [which] : []));
  };
}

/** A required choice in plain sight must be possible when the card is played. */
function isPlain({ crop, bed, card, player, who: whose = "self" }: Choose): boolean {
  const filters = [crop?.of, bed?.of, card?.who, crop?.colour, card?.colour].filter((each) => each !== undefined);
  const known = ["own", "opponents", "field", "all", "self", "yellow", "red", "green"];
  const isKnown = (each: unknown): boolean => typeof each !== "string" || known.includes(each);
  return whose === "self" && filters.every(isKnown) && Boolean(crop ?? bed ?? card ?? player);
}

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

type Affordable = (state: State, frame: Frame, ref: number, taken: readonly number[]) => boolean;

/** Whether there is still enough for a card beside those already taken, by what they would cost on the market. */
function affordable(set: CompiledSet, budget: Value<State>): Affordable {
  const price = (state: State, ref: number): number => {
    const design = isCardRef(ref) ? designOf(set, state, cardOf(ref)) : undefined;
    return design ? priceOf(set, design.grade) : 0;
  };
  return (state, frame, ref, taken) =>
    taken.reduce((sum, each) => sum + price(state, each), price(state, ref)) <= budget(state, frame);
}

interface Several {
  possible: Selection<State>;
  within: Affordable | undefined;
  seat: Value<State>;
  kind: string;
  result: number;
  n: number;
  mayStop: boolean;
}

/** One after the other, until there are enough; the result is a list. */
function chooseSeveral(compiler: Words, { possible, within, seat, kind, result, n, mayStop }: Several): void {
  const picked = compiler.slot();
  act(compiler, (_, frame) => {
    frame.slots[result] = [];
  });
  const again = compiler.here();
  let end = -1;
  act(compiler, (state, frame) => {
    const taken = frame.slots[result] as number[];
    const options = possible(state, frame).filter(
      (option) => !taken.includes(option) && (within === undefined || within(state, frame, option, taken)),
    );
    const chooser = seat(state, frame);
    if (taken.length >= n || options.length === 0 || chooser < 0) frame.step = end;
    else
      choose(state, frame, {
        kind,
        seat: chooser,
        by: frame.card,
        slot: picked,
        options: mayStop ? [...options, none] : options,
      });
  });
  act(compiler, (_, frame) => {
    const option = frame.slots[picked] as number;
    if (option !== none) (frame.slots[result] as number[]).push(option);
    frame.step = option === none ? end : again;
  });
  end = compiler.here();
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
