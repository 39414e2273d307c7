import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { jumpUnless, type Kind } from "../../../../core/compiler";
import { type Amount, amountOf, amountText, figure, forEach, isFigure } from "../../../../core/grammar/amounts";
import type { Condition } from "../../../../core/grammar/conditions";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { one, several, some, type Things } from "../../../../core/grammar/things";
import type { Frame } from "../../../../core/machine";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Vocabulary, word } from "../../../../core/vocabulary";
import { bound, type CompiledSet } from "../compiled-set";
import { gainGold } from "../gold";
import type { Building, State } from "../state";
import { type Filter, filtered, matcher, PieceFilter, pick } from "./filters";
import { act, closed, count, seatOf, target, type Who, type Words, who } from "./parts";
import { doing, gold, pieceThings, playerName, sideOwner, whose } from "./phrases";
import { type CardFilter, CardsOf, cardsOf, cardThings } from "./selectors";
import type { CastleLanesSpeech, Say } from "./speech";

type Verbs = Vocabulary<State>["verbs"];
const called = slot.titled("Called", slot.name);
export interface Choose {
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
  set: CompiledSet,
  args: Choose,
  compiler: Words,
  seat: (state: State, frame: Frame) => number,
): Selection<State> {
  const { lane, unit, building, card, option } = args;
  if (lane) return (_, frame) => [0, 1, 2].filter((each) => lane === "any" || each !== frame.slots[bound.lane]);
  if (option) return () => option.map((_, n) => n);
  if (card) return cardsOf(set, card);
  const filter = unit ?? building ?? {};
  const matches = matcher(set, filter, compiler);
  return (state, frame) => {
    const pieces = filtered(state, unit ? state.units : state.buildings, matches, frame);
    const chooser = seat(state, frame);
    // What the chooser can't see can't be chosen.
    const seen = unit ? pieces : pieces.filter((piece) => piece.owner === chooser || !(piece as Building).hidden);
    return pick(set, filter, frame.self, seen);
  };
}

const kindOf = ({ lane, unit, building, card }: Choose): string =>
  lane ? "chooseLane" : unit ? "chooseUnit" : building ? "chooseBuilding" : card ? "chooseCard" : "chooseOption";

/** What later effects may do with what was chosen. */
const thingOf = ({ lane, option, card }: Choose): Kind => (lane ? "lane" : option ? "number" : card ? "card" : "piece");

export const choiceVerbs = (set: CompiledSet): Verbs => ({
  choose: word<State, void, Choose, CastleLanesSpeech>({
    about: {
      name: "Choose",
      group: "Choices",
      means:
        "A player chooses a lane, units, buildings, cards or an answer, for later effects to speak of; where there is nothing to choose, nobody is asked.",
      example: { as: "foe", unit: { side: "enemy" } },
    },
    schema: Type.Object(
      {
        as: called,
        who: Type.Optional(slot.titled("Who chooses", who)),
        n: Type.Optional(Type.Integer({ title: "How many", minimum: 1, maximum: 20, default: 1 })),
        upTo: Type.Optional(
          Type.Boolean({ title: "Or fewer", description: "Fewer may be chosen, or none.", default: false }),
        ),
        lane: Type.Optional(slot.oneOf("A lane", { any: "Any lane", another: "Another lane than this one" })),
        unit: Type.Optional(slot.titled("Units", PieceFilter)),
        building: Type.Optional(slot.titled("Buildings", PieceFilter)),
        card: Type.Optional(slot.titled("Cards", CardsOf)),
        option: Type.Optional(Type.Array(Type.String({ title: "Answer" }), { title: "An answer", minItems: 2 })),
      },
      closed,
    ),
    compile: (args, compiler) => {
      const { as, who: reference = "you", n = 1, upTo = false } = args;
      const seat = seatOf(reference);
      const possible = candidates(set, args, compiler, seat);
      const isNumber = args.lane !== undefined || args.option !== undefined;
      const [picked, left] = [compiler.slot(), compiler.slot()];
      const result = compiler.bind(as, thingOf(args), !isNumber && n > 1);
      compiler.step((_, frame) => {
        frame.slots[left] = n;
        frame.slots[result] = isNumber ? -1 : [];
      });
      const again = compiler.here();
      let end = -1;
      act(set, compiler, (state, frame) => {
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
    says: (args, say) => {
      const { upTo = false, n = 1, who: reference = "you" } = args;
      const isYours = reference === "you";
      const isMay = upTo && n === 1;
      const verbs = isMay ? (["you may choose", "may choose"] as const) : (["choose", "chooses"] as const);
      const isEnd = args.option !== undefined;
      return doing(reference, verbs, chosen(args, say), say, { leads: isYours && !isEnd, opens: isMay, closes: isEnd });
    },
  }),
  may: word<State, void, { pay?: Json; who?: Who; do: Json }>({
    about: {
      name: "You may",
      group: "Choices",
      means:
        "A player is asked whether something shall happen, for gold if it has a price; who can't pay it is not asked.",
      example: { pay: 1, do: { draw: { n: 1 } } },
    },
    schema: Type.Object(
      {
        pay: Type.Optional(slot.titled("For how much gold", slot.number)),
        who: Type.Optional(slot.titled("Who is asked", who)),
        do: slot.titled("What happens", slot.effect),
      },
      closed,
    ),
    compile: ({ pay, who: reference = "you", do: body }, compiler) => {
      const [seat, answer] = [seatOf(reference), compiler.slot()];
      const price = compiler.value(pay ?? 0);
      const enough = jumpUnless(
        compiler,
        (state, frame) => state.players[seat(state, frame)]!.gold >= price(state, frame),
      );
      act(set, compiler, (state, frame) =>
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
        act(set, compiler, (state, frame, emit) =>
          gainGold(set, state, seat(state, frame), -price(state, frame), "paid", emit),
        );
      }
      compiler.branch(body);
      enough(compiler.here());
      agreed(compiler.here());
    },
    says: ({ pay, who: reference }, say) => {
      const paid = pay === undefined ? undefined : amountOf(say.value("pay"), gold);
      return {
        kind: "may",
        who: say.mark("who", playerName(reference)),
        do: say.effect("do"),
        ...(paid === undefined ? {} : { pays: phrase`pay ${paid.what}${paid.rest}` }),
      };
    },
  }),
  random: word<State, void, { of: Json; as: string; n?: Json }, CastleLanesSpeech>({
    about: {
      name: "Pick at random",
      group: "Choices",
      means: "Chance picks things, for later effects to speak of.",
      example: { of: { units: { side: "enemy" } }, as: "victim" },
    },
    schema: Type.Object({ of: target, as: called, n: Type.Optional(count) }, closed),
    compile: ({ of, as, n = 1 }, compiler) => {
      const [select, count] = [compiler.selection(of), compiler.value(n)];
      const result = compiler.bind(as, compiler.kindOf(of), n !== 1);
      act(set, compiler, (state, frame) => {
        const left = [...select(state, frame)];
        const found: number[] = [];
        for (let k = count(state, frame); k > 0 && left.length > 0; k--)
          found.push(left.splice(roll(state, left.length) - 1, 1)[0]!);
        frame.slots[result] = found;
      });
    },
    says: ({ of, as, n = 1 }, say) => {
      const things = say.things("of");
      const amount = n === 1 ? figure(1) : say.value("n");
      say.speech.meet(as, things.noun, n !== 1);
      const { units, buildings } = (of ?? {}) as { units?: Filter; buildings?: Filter };
      say.speech.setOwner(as, sideOwner((units ?? buildings)?.side));
      return clause(phrase`pick ${someThings(amount, things)}`, { leads: true });
    },
  }),
});

/** "an enemy unit at random", "two of your units at random", "one of your units at random for each enemy building". */
function someThings(amount: Amount, things: Things): Phrase {
  if (isFigure(amount)) return phrase`${some(things, amount.n)} at random`;
  if ("counts" in amount && amount.times === undefined) return phrase`${one(things)} at random ${forEach(amount)}`;
  return phrase`a number of ${several(things)} at random equal to ${amountText(amount)}`;
}

/** What is chosen, and from then on known by its name. */
function chosen(args: Choose, say: Say): Phrase {
  const { as, n = 1, upTo = false, lane, option, card, unit, building } = args;
  const { discourse } = say.speech;
  if (lane !== undefined) {
    discourse.introduce(as, "that lane");
    return say.mark("lane", lane === "any" ? "a lane" : "another lane");
  }
  if (option !== undefined) {
    discourse.introduceNumber(as, { words: "the choice", meaning: (picked) => meaningOf(args, picked) });
    return phrase`one: ${say.mark("option", option.join("; "))}`;
  }
  const among = amongWhich(args, say);
  say.speech.meet(as, among.noun, n > 1);
  say.speech.setOwner(as, card ? whose(card.who) : sideOwner((unit ?? building)?.side));
  return some(among, n, upTo && n > 1);
}

function amongWhich({ card, unit, building, who: reference = "you" }: Choose, say: Say): Things {
  if (card !== undefined) return cardThings(card, say.within("card"));
  // Whoever chooses among what is theirs.
  const owners = reference === "enemy" ? { you: "you", enemy: "they" } : { you: "you" };
  return pieceThings(
    unit ?? building ?? {},
    unit ? "unit" : "building",
    say.within(unit ? "unit" : "building"),
    owners,
  );
}

/** “you chose gold” */
function meaningOf({ option = [], who: reference }: Choose, picked: number): Condition | undefined {
  const label = option[picked];
  if (label === undefined) return undefined;
  const chooser = playerName(reference);
  return { holds: `${chooser} chose ${label}`, fails: `${chooser} did not choose ${label}` };
}
