import { Type } from "typebox";
import { checkedWords } from "../../../core/checked-words";
import type { Compiler } from "../../../core/compiler";
import { coreWords } from "../../../core/control";
import { called } from "../../../core/grammar/things";
import * as slot from "../../../core/slots";
import { combine, type Selection, type Test, type Value, type Vocabulary, word } from "../../../core/vocabulary";
import { cardVerbs } from "./card-verbs";
import type { CompiledSet } from "./compiled-set";
import { cardsSelector, moveVerb } from "./move-verb";
import { resourceVerbs } from "./resource-verbs";
import type { FlaskSpeech } from "./speech";
import { spokenControl } from "./spoken-control";
import { type Colour, colours, type Player, type State, totalOf } from "./state";
import { enemiesOf, resourceLabels, seatValue, who } from "./word-parts";

type Reads = Value<State>;
type Select = Selection<State>;

/** The words of Flask (rules §8.6). They depend on the house rules and the cards, so a match has its own. */
export function vocabulary(set: CompiledSet): Vocabulary<State> {
  const { options } = set;
  const core = coreWords<State>();
  return checkedWords(
    combine<State>(core, spokenControl(core), {
      verbs: { ...resourceVerbs(options), ...cardVerbs(options), ...moveVerb(set) },
      values: flaskValues,
      tests: {
        isActive: word<State, Test<State>, string>({
          about: {
            name: "Whose turn it is",
            group: "Turns",
            means: "True while it is that player's turn.",
            example: "self",
          },
          schema: who,
          compile: (reference: string, compiler: Compiler<State>) => {
            const seat = seatValue(compiler, reference);
            return (state: State, frame) => seat(state, frame) === state.active;
          },
          says: (whose, say) =>
            whose === "self"
              ? {
                  holds: say.in({ en: "it is your turn", de: "du am Zug bist" }),
                  fails: say.in({ en: "it is not your turn", de: "du nicht am Zug bist" }),
                }
              : {
                  holds: say.in({ en: "it is that player's turn", de: "dieser Spieler am Zug ist" }),
                  fails: say.in({ en: "it is not that player's turn", de: "dieser Spieler nicht am Zug ist" }),
                },
        }),
      },
      selectors: {
        ...cardsSelector(set),
        enemies: word<State, Select, true>({
          about: {
            name: "Your enemies",
            group: "Players",
            means: "All players but you who are still in the match.",
            example: true,
          },
          schema: Type.Literal(true),
          of: "player",
          compile: () => (state, frame) => enemiesOf(state, frame.self),
          says: (_, say) => called(say.in({ en: "your enemies", de: "deine Gegner" }), true),
        }),
        living: word<State, Select, true>({
          about: {
            name: "All players",
            group: "Players",
            means: "All players who are still in the match, you among them.",
            example: true,
          },
          schema: Type.Literal(true),
          of: "player",
          compile: () => (state) => enemiesOf(state, -1),
          says: (_, say) => called(say.in({ en: "all players", de: "alle Spieler" }), true),
        }),
      },
    }),
  );
}

const flaskValues: Vocabulary<State>["values"] = {
  counter: word<State, Reads, { who: string; resource: Colour }, FlaskSpeech>({
    about: {
      name: "Resources of one kind",
      group: "Resources",
      means: "How many resources of one kind a player has.",
      example: { who: "self", resource: "B" },
    },
    schema: Type.Object({ who, resource: slot.oneOf("Which kind", resourceLabels) }, { additionalProperties: false }),
    compile: ({ who, resource }, compiler) => {
      const [seat, colour] = [seatValue(compiler, who), colours.indexOf(resource)];
      return (state, frame) => state.players[seat(state, frame)]!.counters[colour]!;
    },
    says: ({ who, resource }, say) => {
      const symbol = say.mark("resource", `{${resource}}`);
      return { words: say.speech.of(who, symbol, symbol, `${say.at}/who`) };
    },
  }),
  total: playerValue("Resources", "Resources", "resources", "Ressourcen", totalOf),
  handSize: playerValue("Hand size", "Cards", "cards in hand", "Handkarten", ({ hand }) => hand.length),
  deckSize: playerValue("Deck size", "Cards", "cards in the deck", "Karten im Deck", ({ deck }) => deck.length),
  discardSize: playerValue(
    "Discard pile size",
    "Cards",
    "cards in the discard pile",
    "Karten im Ablagestapel",
    ({ discard }) => discard.length,
  ),
  playedCount: playerValue(
    "Played row size",
    "Cards",
    "cards in the played row",
    "Karten in der Spielreihe",
    ({ played }) => played.length,
  ),
  pileCount: playerValue(
    "Face-down piles",
    "Cards",
    "face-down piles",
    "verdeckte Stapel",
    ({ piles }) => piles.length,
    "verdeckten Stapel",
  ),
  pileSize: playerValue(
    "Cards in face-down piles",
    "Cards",
    "cards in face-down piles",
    "Karten in verdeckten Stapeln",
    ({ piles }) => piles.reduce((sum, { cards }) => sum + cards.length, 0),
  ),
  plays: word<State, Reads, true>({
    about: {
      name: "Cards paid for this turn",
      group: "Turns",
      means: "How many cards were paid for this turn.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => (state) => state.plays,
    says: (_, say) => ({ words: say.in({ en: "cards paid for this turn", de: "in diesem Zug bezahlte Karten" }) }),
  }),
  turn: word<State, Reads, true>({
    about: {
      name: "The turn",
      group: "Turns",
      means: "The number of the present turn.",
      example: true,
    },
    schema: Type.Literal(true),
    compile: () => (state) => state.turn,
    says: (_, say) => ({ words: say.in({ en: "the number of the turn", de: "Nummer des Zuges" }) }),
  }),
};

function playerValue(
  name: string,
  group: string,
  en: string,
  de: string,
  read: (player: Player) => number,
  /** After “deine”. */
  weak = de,
) {
  return word<State, Reads, string, FlaskSpeech>({
    about: { name, group, means: `The number of ${en} that a player has.`, example: "self" },
    schema: who,
    compile: (reference, compiler) => {
      const seat = seatValue(compiler, reference);
      return (state, frame) => read(state.players[seat(state, frame)]!);
    },
    says: (whose, say) => ({ words: say.speech.of(whose, en, de, say.at, weak) }),
  });
}
