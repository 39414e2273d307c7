import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { jumpUnless, type Kind } from "../../../../core/compiler";
import { coreWords } from "../../../../core/control";
import type { Frame } from "../../../../core/machine";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Vocabulary, word } from "../../../../core/vocabulary";
import type { Wording } from "../../../../core/wording";
import { gainGold } from "../gold";
import type { Building, CastleLanesState } from "../state";
import { bound, type CastleLanesTable } from "../table";
import { type Filter, filtered, matcher, PieceFilter, pick } from "./filters";
import { article } from "./nouns";
import { act, amount, closed, seatOf, target, type Who, type Words, who } from "./parts";
import { cardNoun, eachOf, inOneSentence, oneOf, sentence, someOf, speech } from "./phrases";
import { type CardFilter, CardsOf, cardsOf, zoneText } from "./selectors";

type Verbs = Vocabulary<CastleLanesState>["verbs"];
type State = CastleLanesState;

interface Choose {
  as: string;
  who?: Who;
  n?: number;
  upTo?: boolean;
  lane?: "any" | "another";
  unit?: Filter;
  building?: Filter;
  card?: CardFilter;
  option?: readonly string[];
}

/** “Enough”, where fewer may be chosen than are asked for. */
export const done = -1;

const asker = (frame: Frame): number => frame.slots[bound.by] as number;

/** What may be chosen, as numbers: lanes by index, pieces and cards by instance. */
function candidates(
  table: CastleLanesTable,
  args: Choose,
  compiler: Words,
  seat: (state: State, frame: Frame) => number,
): Selection<State> {
  const { lane, unit, building, card, option } = args;
  if (lane) return (_, frame) => [0, 1, 2].filter((each) => lane === "any" || each !== frame.slots[bound.lane]);
  if (option) return () => option.map((_, n) => n);
  if (card) return cardsOf(table, card);
  const filter = unit ?? building ?? {};
  const matches = matcher(table, filter, compiler);
  return (state, frame) => {
    const pieces = filtered(state, unit ? state.units : state.buildings, matches, frame);
    const chooser = seat(state, frame);
    // What the chooser can't see can't be chosen.
    const seen = unit ? pieces : pieces.filter((piece) => piece.owner === chooser || !(piece as Building).hidden);
    return pick(table, filter, frame.self, seen);
  };
}

const kindOf = ({ lane, unit, building, card }: Choose): string =>
  lane ? "chooseLane" : unit ? "chooseUnit" : building ? "chooseBuilding" : card ? "chooseCard" : "chooseOption";

/** What later effects may do with what was chosen. */
const thingOf = ({ lane, option, card }: Choose): Kind => (lane ? "lane" : option ? "number" : card ? "card" : "piece");

export const choiceVerbs = (table: CastleLanesTable): Verbs => ({
  choose: word<State, void, Choose>({
    schema: Type.Object(
      {
        as: slot.name,
        who: Type.Optional(who),
        n: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
        upTo: Type.Optional(Type.Boolean({ description: "Fewer may be chosen, or none." })),
        lane: Type.Optional(Type.Enum(["any", "another"])),
        unit: Type.Optional(PieceFilter),
        building: Type.Optional(PieceFilter),
        card: Type.Optional(CardsOf),
        option: Type.Optional(Type.Array(Type.String(), { minItems: 2 })),
      },
      closed,
    ),
    compile: (args, compiler) => {
      const { as, who: whose = "you", n = 1, upTo = false } = args;
      const seat = seatOf(whose);
      const possible = candidates(table, args, compiler, seat);
      const isNumber = args.lane !== undefined || args.option !== undefined;
      const [picked, left] = [compiler.slot(), compiler.slot()];
      const result = compiler.bind(as, thingOf(args), !isNumber && n > 1);
      compiler.step((_, frame) => {
        frame.slots[left] = n;
        frame.slots[result] = isNumber ? -1 : [];
      });
      const again = compiler.here();
      let end = -1;
      act(table, compiler, (state, frame) => {
        const taken = frame.slots[result];
        const options = possible(state, frame).filter((each) => !Array.isArray(taken) || !taken.includes(each));
        if ((frame.slots[left] as number) <= 0 || options.length === 0) frame.step = end;
        else {
          const offered = upTo ? [...options, done] : options;
          choose(state, frame, {
            kind: kindOf(args),
            seat: seat(state, frame),
            by: asker(frame),
            slot: picked,
            options: offered,
          });
        }
      });
      compiler.step((_, frame) => {
        const answer = frame.slots[picked] as number;
        if (answer === done && upTo) {
          frame.step = end;
          return;
        }
        if (isNumber) frame.slots[result] = answer;
        else (frame.slots[result] as number[]).push(answer);
        frame.slots[left] = isNumber ? 0 : (frame.slots[left] as number) - 1;
        frame.step = again;
      });
      end = compiler.here();
    },
    text: (args, wording) => {
      const isYou = (args.who ?? "you") === "you";
      const maybe = args.upTo && (args.n ?? 1) === 1;
      const verb = maybe ? `${isYou ? "you" : "the enemy"} may choose` : isYou ? "choose" : "the enemy chooses";
      const [context, many] = [speech(wording), args.n !== undefined && args.n > 1];
      context.introduce(args.as, many ? "them" : "it");
      const count = `${args.upTo ? "up to " : ""}${args.n}`;
      if (args.lane) return `${verb} ${args.lane === "any" ? "a" : "another"} lane${sentence}`;
      if (args.option) return `${verb} one: ${args.option.join("; ")}${sentence}`;
      if (args.card)
        return `${verb} ${many ? `${count} ${cardNoun(args.card, 2)}` : article(cardNoun(args.card, 1))}${zoneText(args.card)}${sentence}`;
      const [filter, kind] = [args.unit ?? args.building ?? {}, args.unit ? "unit" : "building"];
      return `${verb} ${many ? `${count} of ${someOf(filter, kind, context)}` : oneOf(filter, kind, context)}${sentence}`;
    },
  }),
  may: word<State, void, { pay?: Json; who?: Who; do: Json }>({
    schema: Type.Object({ pay: Type.Optional(amount), who: Type.Optional(who), do: slot.effect }, closed),
    compile: ({ pay, who: whose = "you", do: body }, compiler) => {
      const [seat, answer] = [seatOf(whose), compiler.slot()];
      const price = compiler.value(pay ?? 0);
      const enough = jumpUnless(
        compiler,
        (state, frame) => state.players[seat(state, frame)]!.gold >= price(state, frame),
      );
      act(table, compiler, (state, frame) =>
        choose(state, frame, {
          kind: "may",
          seat: seat(state, frame),
          by: asker(frame),
          slot: answer,
          options: [1, 0],
        }),
      );
      const agreed = jumpUnless(compiler, (_, frame) => frame.slots[answer] === 1);
      if (pay !== undefined) {
        act(table, compiler, (state, frame, emit) =>
          gainGold(table, state, seat(state, frame), -price(state, frame), "paid", emit),
        );
      }
      compiler.branch(body);
      enough(compiler.here());
      agreed(compiler.here());
    },
    text: ({ pay, who: whose = "you", do: body }, wording) => {
      const chooser = whose === "you" ? "you" : "the enemy";
      const isOrder = whose === "you" && !speech(wording).hasSubject(body);
      const effect = inOneSentence(wording.effect(body));
      const paying = pay === undefined ? "" : `pay ${wording.value(pay)} {gold}`;
      if (isOrder) return `you may ${paying && `${paying} to `}${effect}`;
      const agrees = chooser === "you" ? "you do" : "so";
      return paying
        ? `${chooser} may ${paying}${sentence}if ${agrees}, ${effect}`
        : `if ${chooser} ${chooser === "you" ? "wish" : "wishes"}, ${effect}`;
    },
  }),
  random: word<State, void, { of: Json; as: string; n?: Json }>({
    schema: Type.Object({ of: target, as: slot.name, n: Type.Optional(amount) }, closed),
    compile: ({ of, as, n = 1 }, compiler) => {
      const [select, count] = [compiler.selection(of), compiler.value(n)];
      const result = compiler.bind(as, compiler.kindOf(of), n !== 1);
      act(table, compiler, (state, frame) => {
        const left = [...select(state, frame)];
        const found: number[] = [];
        for (let k = count(state, frame); k > 0 && left.length > 0; k--)
          found.push(left.splice(roll(state, left.length) - 1, 1)[0]!);
        frame.slots[result] = found;
      });
    },
    text: ({ of, as, n = 1 }, wording) => {
      const what = wording.selection(of);
      speech(wording).introduce(as, n === 1 ? "it" : "them");
      const whole = what.replace(/^all your/, "your").replace(/^all /, "the ");
      return `pick ${wording.value(n)} of ${whole} at random${sentence}`;
    },
  }),
  ...spokenControl(),
});

const isNamed = (tree: Json, name: string): boolean =>
  tree === name ||
  (typeof tree === "object" && tree !== null && Object.values(tree).some((part) => isNamed(part as Json, name)));

/** The core's control words, as this game's sentences have them. */
function spokenControl(): Verbs {
  const { verbs } = coreWords<State>();
  const told = <Args>(name: string, text: (args: Args, wording: Wording) => string): Verbs => ({
    [name]: { ...verbs[name]!, text: text as never },
  });
  return {
    ...told<{ if: Json; then: Json; else?: Json }>("if", (args, wording) => {
      const other = args.else === undefined ? "" : `${sentence}otherwise, ${wording.effect(args.else)}`;
      return `${sentence}if ${wording.test(args.if)}, ${inOneSentence(wording.effect(args.then))}${other}`;
    }),
    ...told<{ n: Json; do: Json }>("repeat", ({ n, do: body }, wording) => {
      const { count } = (typeof n === "object" && n !== null ? n : {}) as { count?: Json };
      if (count !== undefined) return `for ${eachOf(wording.selection(count))}, ${wording.effect(body)}`;
      return `${wording.effect(body)}, ${wording.value(n)} times`;
    }),
    ...told<{ of: Json; as: string; do: Json }>("each", ({ of, as, do: body }, wording) => {
      const what = wording.selection(of);
      const subject = eachOf(what);
      if (!isNamed(body, as)) return `for ${subject}, ${wording.effect(body)}`;
      speech(wording).introduce(as, subject);
      return wording.effect(body);
    }),
    ...told<readonly Json[]>("sequence", (parts, wording) => wording.effect(parts)),
  };
}
