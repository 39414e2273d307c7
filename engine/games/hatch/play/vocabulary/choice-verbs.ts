import { Type } from "typebox";
import { type Choice, choose } from "../../../../core/choices";
import { jumpUnless, type Kind } from "../../../../core/compiler";
import { coreWords } from "../../../../core/control";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import type { Wording } from "../../../../core/wording";
import { slotsOf } from "../eggs";
import { eggOf, kinds, nobody } from "../state";
import type { HatchTable } from "../table";
import { cards, cardsOf, closed, otherSeats, ownerOf, type State, seatOf, type Words, who } from "./parts";
import { and, cardNoun, eggNoun, owned, type Speech, speech, spelled, subject } from "./phrases";
import { CardFilter, EggFilter, eggsOf, matcher, OwnedCards, ownedCards } from "./selectors";

type Verbs = Vocabulary<State>["verbs"];

interface Choose {
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
function offer(table: HatchTable, compiler: Words, args: Choose): { kind: string; options: Selection<State> } {
  if (args.egg) return { kind: "chooseEgg", options: eggsOf(table, compiler, args.egg) };
  if (args.dragon) return { kind: "chooseDragon", options: ownedCards(table, compiler, "dragons", args.dragon) };
  if (args.resource)
    return { kind: "chooseResource", options: ownedCards(table, compiler, "resources", args.resource) };
  if (args.handCard) return { kind: "chooseCard", options: ownedCards(table, compiler, "hand", args.handCard) };
  if (args.discarded) {
    const matches = matcher(table, args.discarded);
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
  return { kind: "chooseKind", options: openKinds(table, compiler, args.kindOf ?? "this") };
}

/** What later effects may do with what was chosen. */
const thingOf = (question: string): Kind =>
  ({ choosePlayer: "player", chooseOption: "number", chooseKind: "kind" })[question] ?? "card";

/** Kinds of slots that an egg still has. */
function openKinds(table: HatchTable, compiler: Words, of: Json): Selection<State> {
  const select = cardsOf(compiler, of);
  return (state, frame) => {
    const [card = -1] = select(state, frame);
    const egg = eggOf(state.players[Math.max(0, ownerOf(state, card))]!, card);
    if (!egg) return [];
    return [...kinds.keys()].filter((kind) => slotsOf(table.cards[card]!, egg, kind) > 0);
  };
}

export const choiceVerbs = (table: HatchTable): Verbs => ({
  choose: word<State, void, Choose>({
    schema: Type.Object(
      {
        as: slot.name,
        who: Type.Optional(who),
        optional: Type.Optional(Type.Boolean({ description: "None may be chosen." })),
        egg: Type.Optional(EggFilter),
        dragon: Type.Optional(OwnedCards),
        resource: Type.Optional(OwnedCards),
        handCard: Type.Optional(OwnedCards),
        discarded: Type.Optional(CardFilter),
        player: Type.Optional(Type.Enum(["opponent", "any"])),
        kindOf: Type.Optional(cards),
        from: Type.Optional(cards),
        option: Type.Optional(Type.Array(Type.String(), { minItems: 2, maxItems: 6 })),
        n: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, description: "So many different ones." })),
        upTo: Type.Optional(Type.Boolean({ description: "Fewer may be chosen, or none." })),
      },
      closed,
    ),
    compile: (args, compiler) => {
      const { kind, options } = offer(table, compiler, args);
      const seat = seatOf(compiler, args.who);
      const { n = 1, upTo = false, optional = false, option: labels } = args;
      const answer = compiler.bind(args.as, thingOf(kind), n > 1);
      if (n > 1 || upTo) return chooseSeveral(compiler, { kind, options, seat, answer, n, mayStop: upTo || optional });
      compiler.step((state, frame) => {
        const possible = [...options(state, frame)];
        frame.slots[answer] = nobody;
        const chooser = seat(state, frame);
        if (possible.length === 0 || chooser < 0) return;
        if (optional) possible.push(nobody);
        const choice: LabelledChoice = { kind, seat: chooser, by: frame.card, slot: answer, options: possible };
        if (labels) choice.labels = [...labels];
        choose(state, frame, choice);
      });
    },
    text: (args, wording) => {
      // Said by what is done with it: “one slot of your choice”.
      if (args.kindOf !== undefined) return "";
      const context = speech(wording);
      const verb = args.optional
        ? subject(args.who, "you may choose", "may choose", context)
        : subject(args.who, "choose", "chooses", context);
      const isYours = args.who === undefined || args.who === "you";
      return `${verb} ${chosenText(args, context)}${isYours ? and : ""}`;
    },
  }),
  chooseOne: word<State, void, ChooseOne>({
    schema: Type.Object(
      {
        who: Type.Optional(who),
        branches: Type.Array(Type.Object({ name: Type.String(), do: slot.effect }, closed), {
          minItems: 2,
          maxItems: 6,
          description: "The effects to choose from, each with a name for the one who is asked.",
        }),
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
    text: ({ who: whose, branches }, wording) => {
      const effects = branches.map(({ do: body }) => wording.effect(body));
      return `${subject(whose, "choose", "chooses", speech(wording))} one: ${effects.join("; or ")}`;
    },
  }),
  may: word<State, void, { do: Json }>({
    schema: Type.Object({ do: slot.effect }, closed),
    compile: ({ do: body }, compiler) => {
      const answer = compiler.slot();
      compiler.step((state, frame) =>
        choose(state, frame, { kind: "may", seat: frame.self, by: frame.card, slot: answer, options: [1, 0] }),
      );
      const refused = jumpUnless(compiler, (_, frame) => frame.slots[answer] === 1);
      compiler.branch(body);
      refused(compiler.here());
    },
    text: ({ do: body }, wording) => `you may ${wording.effect(body)}`,
  }),
  ...spokenControl(),
});

function chosenText(args: Choose, context: Speech): string {
  const thing = things.find((each) => args[each] !== undefined);
  const { n = 1, upTo = false } = args;
  const count = upTo ? `up to ${spelled(n)}` : spelled(n);
  if (thing === "player") {
    context.introduce(args.as, "that player");
    return args.player === "any" ? "a player" : "an opponent";
  }
  if (n > 1 || upTo) context.introduce(args.as, "them");
  else context.introduceThing(args.as, thing === "egg" || thing === "dragon" ? thing : "card");
  const one = ({ of = "you", others }: { of?: string; others?: boolean }, noun: string, nouns: string): string => {
    // Whoever chooses among what is theirs.
    const whose = of !== "you" && of === args.who ? `their ${nouns}` : owned(of, nouns, context);
    if (n > 1 || upTo) return `${count} of ${whose}`;
    return of === "you" && others ? `${noun} of yours` : `one of ${whose}`;
  };
  if (thing === "option") return `one: ${(args.option ?? []).join("; ")}`;
  if (thing === "from") return `${n > 1 || upTo ? count : "one"} of ${context.of(args.from!)}`;
  if (thing === "discarded") {
    const noun = cardNoun(args.discarded!, "card", n);
    return `${n > 1 || upTo ? `${count} ${noun}` : withArticle(noun)} in the discard pile`;
  }
  if (thing === "egg") return one(args.egg!, eggNoun(args.egg!, 1), eggNoun({ ...args.egg!, others: false }, 2));
  const [filter, noun] =
    thing === "dragon"
      ? [args.dragon!, "dragon"]
      : thing === "resource"
        ? [args.resource!, "resource"]
        : [args.handCard ?? {}, "hand card"];
  return one(filter, cardNoun(filter, noun, 1), cardNoun({ ...filter, others: false }, noun, 2));
}

interface ChooseOne {
  who?: string;
  branches: readonly { name: string; do: Json }[];
}

/** With words for its options, where numbers would say nothing. */
export interface LabelledChoice extends Choice {
  labels?: string[];
}

interface Several {
  kind: string;
  options: Selection<State>;
  seat: Value<State>;
  answer: number;
  n: number;
  mayStop: boolean;
}

/** One after the other, until there are enough; the result is a list. */
function chooseSeveral(compiler: Words, { kind, options, seat, answer, n, mayStop }: Several): void {
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
      choose(state, frame, { kind, seat: chooser, by: frame.card, slot: picked, options: possible });
    }
  });
  compiler.step((_, frame) => {
    const option = frame.slots[picked] as number;
    if (option !== nobody) (frame.slots[answer] as number[]).push(option);
    frame.step = option === nobody ? end : again;
  });
  end = compiler.here();
}

const withArticle = (noun: string): string => (/^(another|one) /.test(noun) ? noun : `a ${noun}`);

/** The core's control words, as this game's sentences have them. */
function spokenControl(): Verbs {
  const { verbs } = coreWords<State>();
  const told = <Args>(name: string, text: (args: Args, wording: Wording) => string): Verbs => ({
    [name]: { ...verbs[name]!, text: text as never },
  });
  return {
    ...told<{ if: Json; then: Json; else?: Json }>("if", (args, wording) => {
      const other = args.else === undefined ? "" : `. Otherwise, ${wording.effect(args.else)}`;
      return `if ${wording.test(args.if)}, ${wording.effect(args.then)}${other}`;
    }),
    ...told<{ n: Json; do: Json }>(
      "repeat",
      ({ n, do: body }, wording) => `do this ${wording.value(n)} times: ${wording.effect(body)}`,
    ),
    ...told<{ of: Json; as: string; do: Json }>("each", ({ of, as, do: body }, wording) => {
      const isPlayers = typeof of === "object" && of !== null && ("opponents" in of || "players" in of);
      const [first, later] = isPlayers ? ["each ", "that player"] : ["each of ", "that one"];
      speech(wording).introduce(as, `${first}${wording.selection(of)}`, later);
      return wording.effect(body);
    }),
    ...told<readonly Json[]>("sequence", (parts, wording) => wording.effect(parts)),
  };
}
