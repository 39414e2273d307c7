import { Type } from "typebox";
import { checkedWords } from "../../../core/checked-words";
import type { Compiler } from "../../../core/compiler";
import { coreWords } from "../../../core/control";
import { combine, type Selection, type Test, type Value, type Vocabulary, word } from "../../../core/vocabulary";
import type { FlaskOptions } from "../options";
import { cardVerbs } from "./card-verbs";
import { cardsSelector, moveVerb } from "./move-verb";
import { resourceVerbs } from "./resource-verbs";
import { speech } from "./speech";
import { spokenControl, spokenTests, spokenValues } from "./spoken-control";
import { type Colour, colours, type FlaskPlayer, type FlaskState, totalOf } from "./state";
import type { FlaskTable } from "./table";
import { enemiesOf, seatValue, who } from "./word-parts";

type Reads = Value<FlaskState>;
type Select = Selection<FlaskState>;

/** The words of Flask (rules §8.6). They depend on the house rules and the cards, so a match has its own. */
export function flaskVocabulary(options: FlaskOptions, table: Pick<FlaskTable, "designs">): Vocabulary<FlaskState> {
  const core = coreWords<FlaskState>();
  return checkedWords(
    combine<FlaskState>(core, spokenControl(core), spokenTests(core), spokenValues(core), {
      verbs: { ...resourceVerbs(options), ...cardVerbs(options), ...moveVerb(table) },
      values: flaskValues,
      tests: {
        isActive: word<FlaskState, Test<FlaskState>, string>({
          schema: who,
          compile: (reference: string, compiler: Compiler<FlaskState>) => {
            const seat = seatValue(compiler, reference);
            return (state: FlaskState, frame) => seat(state, frame) === state.active;
          },
          text: (whose, wording) =>
            whose === "self"
              ? wording.say({ en: "it is your turn", de: "du am Zug bist" })
              : wording.say({ en: "it is that player's turn", de: "dieser Spieler am Zug ist" }),
        }),
      },
      selectors: {
        ...cardsSelector(table),
        enemies: word<FlaskState, Select, true>({
          schema: Type.Literal(true),
          of: "player",
          compile: () => (state, frame) => enemiesOf(state, frame.self),
          text: (_, wording) => wording.say({ en: "your enemies", de: "deine Gegner" }),
        }),
        living: word<FlaskState, Select, true>({
          schema: Type.Literal(true),
          of: "player",
          compile: () => (state) => enemiesOf(state, -1),
          text: (_, wording) => wording.say({ en: "all players", de: "alle Spieler" }),
        }),
      },
    }),
  );
}

const flaskValues: Vocabulary<FlaskState>["values"] = {
  counter: word<FlaskState, Reads, { who: string; resource: Colour }>({
    schema: Type.Object({ who, resource: Type.Enum([...colours]) }, { additionalProperties: false }),
    compile: ({ who, resource }, compiler) => {
      const [seat, colour] = [seatValue(compiler, who), colours.indexOf(resource)];
      return (state, frame) => state.players[seat(state, frame)]!.counters[colour]!;
    },
    text: ({ who, resource }, wording) => speech(wording).of(who, `{${resource}}`, `{${resource}}`),
  }),
  total: playerValue("resources", "Ressourcen", totalOf),
  handSize: playerValue("cards in hand", "Handkarten", ({ hand }) => hand.length),
  deckSize: playerValue("cards in the deck", "Karten im Deck", ({ deck }) => deck.length),
  discardSize: playerValue("cards in the discard pile", "Karten im Ablagestapel", ({ discard }) => discard.length),
  playedCount: playerValue("cards in the played row", "Karten in der Spielreihe", ({ played }) => played.length),
  pileCount: playerValue("face-down piles", "verdeckten Stapel", ({ piles }) => piles.length),
  pileSize: playerValue("cards in face-down piles", "Karten in verdeckten Stapeln", ({ piles }) =>
    piles.reduce((sum, { cards }) => sum + cards.length, 0),
  ),
  plays: word<FlaskState, Reads, true>({
    schema: Type.Literal(true),
    compile: () => (state) => state.plays,
    text: (_, wording) => wording.say({ en: "cards paid for this turn", de: "in diesem Zug bezahlte Karten" }),
  }),
  turn: word<FlaskState, Reads, true>({
    schema: Type.Literal(true),
    compile: () => (state) => state.turn,
    text: (_, wording) => wording.say({ en: "the number of the turn", de: "Nummer des Zuges" }),
  }),
};

function playerValue(en: string, de: string, read: (player: FlaskPlayer) => number) {
  return word<FlaskState, Reads, string>({
    schema: who,
    compile: (reference, compiler) => {
      const seat = seatValue(compiler, reference);
      return (state, frame) => read(state.players[seat(state, frame)]!);
    },
    text: (whose, wording) => speech(wording).of(whose, en, de),
  });
}
