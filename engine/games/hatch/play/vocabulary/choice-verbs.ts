import { Type } from "typebox";
import { type Choice, choose } from "../../../../core/choices";
import { jumpUnless, type Kind } from "../../../../core/compiler";
import { joined, type Phrase, phrase, textOf, unsaid } from "../../../../core/grammar/phrase";
import type { Say } from "../../../../core/grammar/speech";
import { within } from "../../../../core/grammar/statements";
import { called, several, some, type Things } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import type { CompiledSet } from "../compiled-set";
import { slotsOf } from "../eggs";
import { eggOf, kinds, nobody, type State } from "../state";
import { cards, cardsOf, closed, otherSeats, ownerOf, seatOf, type Words, whoOrYou } from "./parts";
import { cardThings, doing, eggThings, inDiscard, ownedThings, playerName } from "./phrases";
import { CardFilter, EggFilter, eggsOf, matcher, OwnedCards, ownedCards } from "./selectors";

type Verbs = Vocabulary<State>["verbs"];
const happening = slot.titled("What happens", slot.effect);

export interface Choose {
  as: string;
  who?: string;
  optional?: boolean;
  egg?: EggFilter;
  dragon?: OwnedCards;
  resource?: OwnedCards;
  handCard?: OwnedCards;
  discarded?: CardFilter;
  player?: "opponent" | "any";
  kindOf?: Json;
  from?: Json;
  option?: readonly string[];
  n?: number;
  upTo?: boolean;
}

const things = ["egg", "dragon", "resource", "handCard", "discarded", "from", "player", "option"] as const;

/** What may be chosen, as numbers, and the kind of the question. */
function offer(set: CompiledSet, compiler: Words, args: Choose): { kind: string; options: Selection<State> } {
  if (args.egg) return { kind: "chooseEgg", options: eggsOf(set, compiler, args.egg) };
  if (args.dragon) return { kind: "chooseDragon", options: ownedCards(set, compiler, "dragons", args.dragon) };
  if (args.resource) return { kind: "chooseResource", options: ownedCards(set, compiler, "resources", args.resource) };
  if (args.handCard) return { kind: "chooseCard", options: ownedCards(set, compiler, "hand", args.handCard) };
  if (args.discarded) {
    const matches = matcher(set, args.discarded);
    return { kind: "chooseCard", options: (state, frame) => state.discard.filter((card) => matches(card, frame.card)) };
  }
  if (args.from !== undefined) return { kind: "chooseCard", options: cardsOf(compiler, args.from) };
  if (args.player) {
    const all = args.player === "any";
    return {
      kind: "choosePlayer",
      options: (state, { self }) => (all ? [...state.players.keys()] : otherSeats(state, self)),
    };
  }
  if (args.option) {
    const options = args.option.map((_, n) => n);
    return { kind: "chooseOption", options: () => options };
  }
  return { kind: "chooseKind", options: openKinds(set, compiler, args.kindOf ?? "this") };
}

/** What later effects may do with what was chosen. */
const thingOf = (question: string): Kind =>
  ({ choosePlayer: "player", chooseOption: "number", chooseKind: "kind" })[question] ?? "card";

/** Kinds of slots that an egg still has. */
function openKinds(set: CompiledSet, compiler: Words, of: Json): Selection<State> {
  const select = cardsOf(compiler, of);
  return (state, frame) => {
    const [card = -1] = select(state, frame);
    const egg = eggOf(state.players[Math.max(0, ownerOf(state, card))]!, card);
    if (!egg) return [];
    return [...kinds.keys()].filter((kind) => slotsOf(set.cards[card]!, egg, kind) > 0);
  };
}

export const choiceVerbs = (set: CompiledSet): Verbs => ({
  choose: word<State, void, Choose>({
    about: {
      name: "Choose",
      group: "Choices",
      means:
        "A player chooses cards, a player, a kind of slot or an answer, for later effects to speak of; where there is nothing to choose, nobody is asked.",
      example: { as: "foe", player: "opponent" },
    },
    schema: Type.Object(
      {
        as: slot.titled("Called", slot.name),
        who: Type.Optional(slot.titled("Who chooses", whoOrYou)),
        optional: Type.Optional(Type.Boolean({ title: "Or none", default: false, description: "None may be chosen." })),
        egg: Type.Optional(slot.titled("An egg", EggFilter)),
        dragon: Type.Optional(slot.titled("A dragon", OwnedCards)),
        resource: Type.Optional(slot.titled("A resource", OwnedCards)),
        handCard: Type.Optional(slot.titled("A hand card", OwnedCards)),
        discarded: Type.Optional(slot.titled("A card of the discard pile", CardFilter)),
        player: Type.Optional(slot.oneOf("A player", { opponent: "An opponent", any: "Any player" })),
        kindOf: Type.Optional(slot.titled("A kind of slot of", cards)),
        from: Type.Optional(slot.titled("One of these", cards)),
        option: Type.Optional(
          Type.Array(Type.String({ title: "Answer" }), { title: "An answer", minItems: 2, maxItems: 6 }),
        ),
        n: Type.Optional(
          Type.Integer({
            ...{ title: "How many", minimum: 1, maximum: 9, default: 1 },
            description: "So many different ones.",
          }),
        ),
        upTo: Type.Optional(
          Type.Boolean({ title: "Or fewer", default: false, description: "Fewer may be chosen, or none." }),
        ),
      },
      closed,
    ),
    compile: (args, compiler) => {
      const { kind, options } = offer(set, compiler, args);
      const seat = seatOf(compiler, args.who);
      const { n = 1, upTo = false, optional = false, option: labels } = args;
      const answer = compiler.bind(args.as, thingOf(kind), n > 1);
      if (n > 1 || upTo)
        return chooseSeveral(compiler, { kind, options, seat, answer, n, mayStop: upTo || optional, labels });
      compiler.step((state, frame) => {
        const possible = [...options(state, frame)];
        frame.slots[answer] = nobody;
        const chooser = seat(state, frame);
        if (possible.length === 0 || chooser < 0) return;
        if (optional) possible.push(nobody);
        choose(
          state,
          frame,
          labelled({ kind, seat: chooser, by: frame.card, slot: answer, options: possible }, labels),
        );
      });
    },
    says: (args, say) => {
      // Said by what is done with it: “one slot of your choice”.
      if (args.kindOf !== undefined) {
        introduceSlot(args.as, args.kindOf, say);
        return [];
      }
      const { optional = false, who: whose } = args;
      const isYours = whose === undefined || whose === "you";
      const verbs = optional ? (["you may choose", "may choose"] as const) : (["choose", "chooses"] as const);
      return doing(whose, verbs, () => chosen(args, say), say, { leads: isYours, opens: isYours && optional });
    },
  }),
  chooseOne: word<State, void, ChooseOne>({
    about: {
      name: "Choose one",
      group: "Choices",
      means: "A player chooses one of several effects, which then happens.",
      example: {
        branches: [
          { name: "Cards", do: { draw: { n: 1 } } },
          { name: "Power", do: { power: { n: 3 } } },
        ],
      },
    },
    schema: Type.Object(
      {
        who: Type.Optional(slot.titled("Who chooses", whoOrYou)),
        branches: Type.Array(
          Type.Object({ name: Type.String({ title: "Called" }), do: happening }, { ...closed, title: "One of them" }),
          {
            title: "What there is to choose",
            minItems: 2,
            maxItems: 6,
            description: "The effects to choose from, each with a name for the one who is asked.",
          },
        ),
      },
      closed,
    ),
    compile: ({ who: whose, branches }, compiler) => {
      const [seat, answer] = [seatOf(compiler, whose), compiler.slot()];
      compiler.step((state, frame) => {
        frame.slots[answer] = nobody;
        const chooser = seat(state, frame);
        if (chooser < 0) return;
        const choice: LabelledChoice = {
          kind: "chooseOption",
          seat: chooser,
          by: frame.card,
          slot: answer,
          options: branches.map((_, n) => n),
          labels: branches.map(({ name }) => name),
        };
        choose(state, frame, choice);
      });
      branches.forEach(({ do: body }, n) => {
        const other = jumpUnless(compiler, (_, frame) => frame.slots[answer] === n);
        compiler.branch(body);
        other(compiler.here());
      });
    },
    says: ({ who: whose, branches }, say) => {
      const effects = branches.map((_, n) => within(say.effect("branches", n, "do")));
      const object = phrase`one: ${joined(effects, "; or ")}`;
      return doing(whose, ["choose", "chooses"], () => object, say, { opens: true, closes: true });
    },
  }),
  may: word<State, void, { do: Json }>({
    about: {
      name: "You may",
      group: "Choices",
      means: "You are asked whether something shall happen.",
      example: { do: { draw: { n: 1 } } },
    },
    schema: Type.Object({ do: happening }, closed),
    compile: ({ do: body }, compiler) => {
      const answer = compiler.slot();
      compiler.step((state, frame) =>
        choose(state, frame, { kind: "may", seat: frame.self, by: frame.card, slot: answer, options: [1, 0] }),
      );
      const refused = jumpUnless(compiler, (_, frame) => frame.slots[answer] === 1);
      compiler.branch(body);
      refused(compiler.here());
    },
    says: (_, say) => ({ kind: "may", who: "you", do: say.effect("do") }),
    plainly: ({ do: body }) => mayChoose(body) ?? { may: { do: body } },
  }),
});

/** To be asked whether to choose one, for all that comes of it, is to be asked for one or none. */
function mayChoose(body: Json): Json | undefined {
  const [first, ...rest] = Array.isArray(body) ? (body as readonly { choose?: Choose }[]) : [];
  const { as, who: chooser, n = 1, upTo = false } = first?.choose ?? { as: "" };
  if (!first?.choose || chooser !== undefined || n > 1 || upTo) return undefined;
  const isOfIt = (part: object): boolean => JSON.stringify(part).includes(JSON.stringify(as));
  return rest.every(isOfIt)
    ? ([{ choose: { ...first.choose, optional: true } }, ...rest] as unknown as Json)
    : undefined;
}

/** A slot of what is spoken of anyway, or of something else. */
function introduceSlot(as: string, of: Json, say: Say): void {
  const { discourse } = say.speech;
  const owner = say.things("kindOf");
  // A name that nothing has yet is one that something will have.
  const isSpokenOf = typeof of === "string" && (discourse.known().has(of) || textOf(owner.called?.words ?? "") === of);
  const whose = isSpokenOf ? "" : phrase` that ${several(owner)} has`;
  const slots = (which: string): Things => ({
    noun: { one: phrase`slot of ${which}${whose}`, many: phrase`slots of ${which}${whose}` },
  });
  discourse.introduce(as, slots("that kind"), slots("your choice"));
}

/** What is chosen, and from then on known by its name. */
function chosen(args: Choose, say: Say): Phrase {
  const thing = things.find((each) => args[each] !== undefined);
  const { as, n = 1, upTo = false } = args;
  const { discourse } = say.speech;
  if (thing === undefined) return unsaid;
  if (thing === "player") {
    discourse.introduce(as, "that player");
    return say.mark("player", args.player === "any" ? "a player" : "an opponent");
  }
  if (thing === "option") return say.mark("option", `one: ${(args.option ?? []).join("; ")}`);
  const among = amongWhich(thing, args, say);
  if (n > 1 || upTo) discourse.introduce(as, called("them", true));
  else discourse.introduceThing(as, thing === "egg" || thing === "dragon" ? thing : "card");
  return some(among, n, upTo);
}

function amongWhich(thing: Exclude<(typeof things)[number], "player" | "option">, args: Choose, say: Say): Things {
  if (thing === "from") return say.things("from");
  const inner = say.within(thing);
  if (thing === "discarded") return { ...inDiscard(cardThings(args.discarded!, "card", inner)), definite: false };
  // Whoever chooses among what is theirs.
  const { of = "you" } = args[thing]!;
  const whose = of !== "you" && of === args.who ? "they" : playerName(of, say.speech);
  if (thing === "egg") return eggThings(args.egg!, inner, whose);
  const nouns = { dragon: "dragon", resource: "resource", handCard: "hand card" } as const;
  return ownedThings(args[thing]!, nouns[thing], inner, whose);
}

export interface ChooseOne {
  who?: string;
  branches: readonly { name: string; do: Json }[];
}

/** With words for its options, where numbers would say nothing. */
export interface LabelledChoice extends Choice {
  labels?: string[];
}

const labelled = (choice: Choice, labels: readonly string[] | undefined): LabelledChoice =>
  labels ? { ...choice, labels: [...labels] } : choice;

interface Several {
  kind: string;
  options: Selection<State>;
  seat: Value<State>;
  answer: number;
  n: number;
  mayStop: boolean;
  labels: readonly string[] | undefined;
}

/** One after the other, until there are enough; the result is a list. */
function chooseSeveral(compiler: Words, { kind, options, seat, answer, n, mayStop, labels }: Several): void {
  const picked = compiler.slot();
  compiler.step((_, frame) => {
    frame.slots[answer] = [];
  });
  const again = compiler.here();
  let end = -1;
  compiler.step((state, frame) => {
    const taken = frame.slots[answer] as number[];
    const possible = options(state, frame).filter((option) => !taken.includes(option));
    const chooser = seat(state, frame);
    if (taken.length >= n || possible.length === 0 || chooser < 0) frame.step = end;
    else {
      if (mayStop) possible.push(nobody);
      choose(state, frame, labelled({ kind, seat: chooser, by: frame.card, slot: picked, options: possible }, labels));
    }
  });
  compiler.step((_, frame) => {
    const option = frame.slots[picked] as number;
    if (option !== nobody) (frame.slots[answer] as number[]).push(option);
    frame.step = option === nobody ? end : again;
  });
  end = compiler.here();
}
