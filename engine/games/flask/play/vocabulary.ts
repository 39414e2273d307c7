import { Type } from "typebox";
import type { Compiler } from "../../../core/compiler";
import { coreWords } from "../../../core/control";
import { combine, type Selection, type Value, type Vocabulary, word } from "../../../core/vocabulary";
import type { FlaskOptions } from "../options";
import { cardVerbs } from "./card-verbs";
import { resourceVerbs } from "./resource-verbs";
import { type Colour, colours, type FlaskPlayer, type FlaskState, totalOf } from "./state";
import { enemiesOf, seatValue, who } from "./word-parts";

/** The words of Flask (rules §8.6). They depend on the house rules, so a match has its own. */
export function flaskVocabulary(options: FlaskOptions): Vocabulary<FlaskState> {
  return combine<FlaskState>(coreWords(), {
    verbs: { ...resourceVerbs(options), ...cardVerbs(options) },
    values: {
      counter: word<FlaskState, Value<FlaskState>, { who: string; resource: Colour }>({
        schema: Type.Object({ who, resource: Type.Enum([...colours]) }, { additionalProperties: false }),
        compile: ({ who, resource }, compiler) => {
          const [seat, colour] = [seatValue(compiler, who), colours.indexOf(resource)];
          return (state, frame) => state.players[seat(state, frame)]!.counters[colour]!;
        },
        text: ({ resource }) => `{${resource}}`,
      }),
      total: playerValue("resources", "Ressourcen", totalOf),
      handSize: playerValue("cards in hand", "Handkarten", ({ hand }) => hand.length),
      deckSize: playerValue("cards in the deck", "Karten im Deck", ({ deck }) => deck.length),
      discardSize: playerValue("cards in the discard pile", "abgelegte Karten", ({ discard }) => discard.length),
      playedCount: playerValue(
        "cards played this turn",
        "in diesem Zug gespielte Karten",
        ({ played }) => played.length,
      ),
      pileCount: playerValue("Reaction piles", "Reaktionsstapel", ({ piles }) => piles.length),
      plays: word<FlaskState, Value<FlaskState>, true>({
        schema: Type.Literal(true),
        compile: () => (state) => state.plays,
        text: (_, wording) => wording.say({ en: "plays this turn", de: "Spielzüge in diesem Zug" }),
      }),
      turn: word<FlaskState, Value<FlaskState>, true>({
        schema: Type.Literal(true),
        compile: () => (state) => state.turn,
        text: (_, wording) => wording.say({ en: "the number of the turn", de: "die Nummer des Zuges" }),
      }),
    },
    tests: {
      isActive: word({
        schema: who,
        compile: (reference: string, compiler: Compiler<FlaskState>) => {
          const seat = seatValue(compiler, reference);
          return (state: FlaskState, frame) => seat(state, frame) === state.active;
        },
        text: (_: string, wording) => wording.say({ en: "it is your turn", de: "du am Zug bist" }),
      }),
    },
    selectors: {
      enemies: word<FlaskState, Selection<FlaskState>, true>({
        schema: Type.Literal(true),
        compile: () => (state, frame) => enemiesOf(state, frame.self),
        text: (_, wording) => wording.say({ en: "your enemies", de: "deinen Gegnern" }),
      }),
      living: word<FlaskState, Selection<FlaskState>, true>({
        schema: Type.Literal(true),
        compile: () => (state) => enemiesOf(state, -1),
        text: (_, wording) => wording.say({ en: "all players", de: "allen Spielern" }),
      }),
    },
  });
}
function playerValue(en: string, de: string, read: (player: FlaskPlayer) => number) {
  return word<FlaskState, Value<FlaskState>, string>({
    schema: who,
    compile: (reference, compiler) => {
      const seat = seatValue(compiler, reference);
      return (state, frame) => read(state.players[seat(state, frame)]!);
    },
    text: (_, wording) => wording.say({ en, de }),
  });
}
