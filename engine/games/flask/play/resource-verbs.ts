import { Type } from "typebox";
import { choose } from "../../../core/choices";
import type { Compiler } from "../../../core/compiler";
import { isFigure } from "../../../core/grammar/amounts";
import { type Phrase, phrase } from "../../../core/grammar/phrase";
import { clause } from "../../../core/grammar/statements";
import * as slot from "../../../core/slots";
import { type Json, type Value, type Vocabulary, word } from "../../../core/vocabulary";
import type { Options } from "../options";
import { counted, type FlaskSay, type FlaskSpeech, resources, whereX } from "./speech";
import { type Colour, colours, coloursIn, type State, totalOf } from "./state";
import { amount, named, resourceLabels, rounds, seatValue, who } from "./word-parts";

/** What cards do to counters (rules §8.3: Add, Choose, Remove). */

interface Gain {
  who: string;
  resource: string;
  n: Json;
}
interface Lose {
  who: string;
  n: Json;
  resource?: string;
  chooser?: "victim" | "attacker";
}

const resource = slot.titled(
  "Which kind",
  slot.reference(["colour"], colours, "G, Y, B, R, or the name of a chosen kind."),
  { "x-labels": resourceLabels },
);
const closed = { additionalProperties: false } as const;

function colourValue(compiler: Compiler<State>, kind: string): Value<State> {
  const fixed = colours.indexOf(kind as Colour);
  return fixed >= 0 && !compiler.isBound(kind) ? () => fixed : compiler.named(kind, "colour");
}

/** "{R}{R}", "2 Resources of that kind", "X {R} (X: your cards in hand)": what is gained or lost of a kind. */
function ofKind(kind: string, say: FlaskSay): { what: Phrase; isPlain: boolean } {
  const amount = say.value("n");
  if (colours.includes(kind as Colour)) {
    const symbol = say.mark("resource", `{${kind}}`);
    if (!isFigure(amount)) return { what: phrase`X ${symbol}${whereX(amount)}`, isPlain: false };
    return { what: say.mark("resource", say.mark("n", `{${kind}}`.repeat(amount.n))), isPlain: true };
  }
  const { what, where } = counted(amount, say.in(resources.one), say.in(resources.many));
  return { what: phrase`${what} ${say.mark("resource", say.speech.kind(kind))}${where}`, isPlain: false };
}

export const resourceVerbs = (options: Options): Vocabulary<State>["verbs"] => ({
  gain: word<State, void, Gain, FlaskSpeech>({
    about: {
      name: "Gain resources",
      group: "Resources",
      means: "A player gains resources of one kind.",
      example: { who: "self", resource: "B", n: 2 },
    },
    schema: Type.Object({ who, resource, n: amount }, closed),
    compile: ({ who, resource, n }, compiler) => {
      const [seat, value, colour] = [seatValue(compiler, who), compiler.value(n), colourValue(compiler, resource)];
      compiler.step((state, frame, emit) => {
        const [at, kind, gained] = [seat(state, frame), colour(state, frame), Math.max(0, value(state, frame))];
        const counters = state.players[at]!.counters;
        counters[kind] = counters[kind]! + gained;
        emit?.({ type: "gain", seat: at, resource: colours[kind], n: gained, card: frame.card });
      });
    },
    says: ({ who, resource }, say) => {
      const subject = say.mark("who", say.speech.label(who));
      const { what, isPlain } = ofKind(resource, say);
      return clause(phrase`+${what}`, { subject, ...(isPlain && { goesOn: what }) });
    },
  }),
  lose: word<State, void, Lose, FlaskSpeech>({
    about: {
      name: "Lose resources",
      group: "Resources",
      means: "A player loses resources, of one kind or of any.",
      example: { who: "the player", n: 2, resource: "R" },
    },
    schema: Type.Object(
      {
        who,
        n: amount,
        resource: Type.Optional(resource),
        chooser: Type.Optional(
          slot.oneOf(
            "Who picks",
            { victim: "Who loses them", attacker: "You" },
            { description: "Who picks, where no resource is named; by the house rule." },
          ),
        ),
      },
      closed,
    ),
    compile: ({ who, n, resource: named, chooser }, compiler) => {
      const victim = seatValue(compiler, who);
      if (named !== undefined) {
        const [value, colour] = [compiler.value(n), colourValue(compiler, named)];
        compiler.step((state, frame, emit) => {
          const [seat, kind] = [victim(state, frame), colour(state, frame)];
          const { counters } = state.players[seat]!;
          const lost = Math.min(counters[kind]!, Math.max(0, value(state, frame)));
          counters[kind] = counters[kind]! - lost;
          if (lost > 0)
            emit?.({ type: "lose", seat, resource: colours[kind], n: lost, by: frame.self, card: frame.card });
        });
        return;
      }
      const picked = compiler.slot();
      rounds(compiler, n, (start, left, stop) => {
        compiler.step((state, frame, emit) => {
          const seat = victim(state, frame);
          const { counters } = state.players[seat]!;
          const remaining = frame.slots[left] as number;
          const total = totalOf(state.players[seat]!);
          if (remaining <= 0 || total === 0) frame.step = stop();
          else if (remaining >= total) {
            counters.fill(0);
            emit?.({ type: "lose", seat, n: total, by: frame.self, card: frame.card });
            frame.step = stop();
          } else {
            const asks = (chooser ?? options.lossChooser) === "victim" ? seat : frame.self;
            const possible = coloursIn(counters);
            choose(state, frame, { kind: "loseResource", seat: asks, by: frame.card, slot: picked, options: possible });
          }
        });
        compiler.step((state, frame, emit) => {
          const seat = victim(state, frame);
          const colour = frame.slots[picked] as number;
          const { counters } = state.players[seat]!;
          counters[colour] = counters[colour]! - 1;
          frame.slots[left] = (frame.slots[left] as number) - 1;
          emit?.({ type: "lose", seat, resource: colours[colour], n: 1, by: frame.self, card: frame.card });
          frame.step = start;
        });
      });
    },
    says: ({ who, resource: named, chooser }, say) => {
      const subject = say.mark("who", say.speech.label(who));
      if (named !== undefined) return clause(phrase`-${ofKind(named, say).what}`, { subject });
      const { what, where } = counted(say.value("n"), say.in(resources.one), say.in(resources.many));
      const way = chooser === "attacker" ? say.in({ en: " of your choice", de: " deiner Wahl" }) : "";
      return clause(phrase`-${what}${say.mark("chooser", way)}${where}`, { subject });
    },
  }),
  chooseKind: word<State, void, string, FlaskSpeech>({
    about: {
      name: "Choose a kind",
      group: "Choices",
      means: "Whoever plays the card chooses a kind of resource, which later effects speak of.",
      example: "kind",
    },
    schema: named("colour"),
    compile: (as, compiler) => {
      const slot = compiler.bind(as, "colour");
      compiler.step((state, frame) =>
        choose(state, frame, { kind: "chooseKind", seat: frame.self, by: frame.card, slot, options: [0, 1, 2, 3] }),
      );
    },
    // “Of one kind” on what is gained says as much.
    says: (name, say) => {
      say.speech.introduceKind(name);
      return [];
    },
  }),
});
