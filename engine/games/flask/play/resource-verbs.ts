import { Type } from "typebox";
import { choose } from "../../../core/choices";
import { plural } from "../../../core/rich-text";
import { type Json, type Vocabulary, word } from "../../../core/vocabulary";
import type { FlaskOptions } from "../options";
import { type Colour, colours, coloursIn, type FlaskState, totalOf } from "./state";
import { amount, rounds, seatValue, who } from "./word-parts";

/** What cards do to counters (rules §8.3: Add, Choose, Remove). */

interface Gain {
  who: string;
  resource: string;
  n: Json;
}
interface Lose {
  who: string;
  n: Json;
  chooser?: "victim" | "attacker";
}

export const resourceVerbs = (options: FlaskOptions): Vocabulary<FlaskState>["verbs"] => ({
  gain: word<FlaskState, void, Gain>({
    schema: Type.Object({ who, resource: Type.String(), n: amount }, { additionalProperties: false }),
    compile: ({ who, resource, n }, compiler) => {
      const [seat, value] = [seatValue(compiler, who), compiler.value(n)];
      const fixed = colours.indexOf(resource as Colour);
      const colour = fixed >= 0 ? () => fixed : compiler.value(resource);
      compiler.emit((state, frame, emit) => {
        const [at, kind, gained] = [seat(state, frame), colour(state, frame), value(state, frame)];
        const counters = state.players[at]!.counters;
        counters[kind] = counters[kind]! + gained;
        emit?.({ type: "gain", seat: at, resource: colours[kind], n: gained, card: frame.card });
      });
    },
    text: ({ resource, n }, wording) => {
      if (colours.includes(resource as Colour))
        return typeof n === "number" ? `+${`{${resource}}`.repeat(n)}` : `+${wording.value(n)} {${resource}}`;
      const one = n === 1;
      return wording.say({
        en: `+${wording.value(n)} ${one ? "Resource" : "Resources"} of one kind`,
        de: `+${wording.value(n)} ${one ? "Ressource" : "Ressourcen"} einer Art`,
      });
    },
  }),
  lose: word<FlaskState, void, Lose>({
    schema: Type.Object(
      { who, n: amount, chooser: Type.Optional(Type.Enum(["victim", "attacker"])) },
      { additionalProperties: false },
    ),
    compile: ({ who, n, chooser }, compiler) => {
      const victim = seatValue(compiler, who);
      const picked = compiler.slot();
      rounds(compiler, n, (start, left, stop) => {
        compiler.emit((state, frame, emit) => {
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
        compiler.emit((state, frame, emit) => {
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
    text: ({ n }, wording) =>
      typeof n === "number"
        ? wording.say({
            en: `Action: -${plural(n, "Resource")}`,
            de: `Aktion: -${plural(n, "Ressource", "Ressourcen")}`,
          })
        : wording.say({ en: `Action: -${wording.value(n)} Resources`, de: `Aktion: -${wording.value(n)} Ressourcen` }),
  }),
  chooseKind: word<FlaskState, void, string>({
    schema: Type.String({ description: "The name under which later effects know the chosen colour." }),
    compile: (name, compiler) => {
      const slot = compiler.slot(name);
      compiler.emit((state, frame) =>
        choose(state, frame, { kind: "chooseKind", seat: frame.self, by: frame.card, slot, options: [0, 1, 2, 3] }),
      );
    },
    // “Of one kind” on what is gained says as much.
    text: () => "",
  }),
});
