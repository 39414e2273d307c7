import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { jumpUnless } from "../../../../core/compiler";
import { coreWords } from "../../../../core/control";
import { type Json, type Selection, type Vocabulary, word } from "../../../../core/vocabulary";
import type { Wording } from "../../../../core/wording";
import { slotsOf } from "../eggs";
import { eggOf, kinds, nobody } from "../state";
import type { HatchTable } from "../table";
import { cards, cardsOf, closed, otherSeats, ownerOf, type State, seatOf, type Words, who } from "./parts";
import { and, cardNoun, eggNoun, owned, type Speech, speech, subject } from "./phrases";
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
  option?: readonly string[];
}

const things = ["egg", "dragon", "resource", "handCard", "discarded", "player", "option"] as const;

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
        as: Type.String({ description: "The name under which later effects know what was chosen." }),
        who: Type.Optional(who),
        optional: Type.Optional(Type.Boolean({ description: "None may be chosen." })),
        egg: Type.Optional(EggFilter),
        dragon: Type.Optional(OwnedCards),
        resource: Type.Optional(OwnedCards),
        handCard: Type.Optional(OwnedCards),
        discarded: Type.Optional(CardFilter),
        player: Type.Optional(Type.Enum(["opponent", "any"])),
        kindOf: Type.Optional(cards),
        option: Type.Optional(Type.Array(Type.String(), { minItems: 2, maxItems: 6 })),
      },
      closed,
    ),
    compile: (args, compiler) => {
      const { kind, options } = offer(table, compiler, args);
      const seat = seatOf(compiler, args.who);
      const answer = compiler.slot(args.as);
      compiler.emit((state, frame) => {
        const possible = [...options(state, frame)];
        frame.slots[answer] = nobody;
        const chooser = seat(state, frame);
        if (possible.length === 0 || chooser < 0) return;
        if (args.optional) possible.push(nobody);
        choose(state, frame, { kind, seat: chooser, by: frame.card, slot: answer, options: possible });
      });
    },
    text: (args, wording) => {
      // Said by what is done with it: “one slot of your choice”.
      if (args.kindOf !== undefined) return "";
      const context = speech(wording);
      const verb = args.optional
        ? subject(args.who, "you may choose", "may choose", context)
        : subject(args.who, "choose", "chooses", context);
      return `${verb} ${chosenText(args, context)}${and}`;
    },
  }),
  may: word<State, void, { do: Json }>({
    schema: Type.Object({ do: Type.Unknown() }, closed),
    compile: ({ do: body }, compiler) => {
      const answer = compiler.slot();
      compiler.emit((state, frame) =>
        choose(state, frame, { kind: "may", seat: frame.self, by: frame.card, slot: answer, options: [1, 0] }),
      );
      const refused = jumpUnless(compiler, (_, frame) => frame.slots[answer] === 1);
      compiler.effect(body);
      refused(compiler.here());
    },
    text: ({ do: body }, wording) => `you may ${wording.effect(body)}`,
  }),
  ...spokenControl(),
});

function chosenText(args: Choose, context: Speech): string {
  const thing = things.find((each) => args[each] !== undefined);
  const one = (filter: { of?: string; others?: boolean }, noun: string): string => {
    const { of = "you", others } = filter;
    if (of === "you") return others ? `${noun} of yours` : `one of ${owned(of, `${noun}s`, context)}`;
    return `one of ${owned(of, `${noun}s`, context)}`;
  };
  if (thing === "player") {
    context.introduce(args.as, "that player");
    return args.player === "any" ? "a player" : "an opponent";
  }
  context.introduce(args.as, "it");
  if (thing === "option") return `one: ${(args.option ?? []).join("; ")}`;
  if (thing === "discarded") return `${withArticle(cardNoun(args.discarded!, "card", 1))} in the discard pile`;
  if (thing === "egg") return one(args.egg!, eggNoun(args.egg!, 1));
  const [filter, noun] =
    thing === "dragon"
      ? [args.dragon!, "dragon"]
      : thing === "resource"
        ? [args.resource!, "resource"]
        : [args.handCard ?? {}, "hand card"];
  return filter.gives === undefined && filter.sacrifice === undefined && filter.maxPower === undefined
    ? one(filter, cardNoun(filter, noun, 1))
    : `one of ${owned(filter.of, cardNoun(filter, noun, 2), context)}`;
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
      ({ n, do: body }, wording) => `${wording.effect(body)}, ${wording.value(n)} times`,
    ),
    ...told<{ of: Json; as: string; do: Json }>("each", ({ of, as, do: body }, wording) => {
      speech(wording).introduce(as, `each ${wording.selection(of)}`, "that one");
      return wording.effect(body);
    }),
    ...told<readonly Json[]>("sequence", (parts, wording) => wording.effect(parts)),
  };
}
