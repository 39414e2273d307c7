import { Type } from "typebox";
import { choose } from "../../../core/choices";
import { phrase } from "../../../core/grammar/phrase";
import { clause } from "../../../core/grammar/statements";
import type { Language } from "../../../core/language";
import type { Step } from "../../../core/machine";
import { roll } from "../../../core/roll";
import * as slot from "../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../core/vocabulary";
import type { Options } from "../options";
import { cards, counted, type FlaskSay, type FlaskSpeech } from "./speech";
import { type Player, type State, take } from "./state";
import { amount, enemiesOf, named, rounds, seatValue, who } from "./word-parts";

/** What cards do to cards and players (rules §8.3: Draw, Discard). */

const sourceNames = ["deck", "discard", "anyDiscard"] as const;
type Source = (typeof sourceNames)[number];
const sourceLabels: Readonly<Record<Source, string>> = {
  deck: "The deck",
  discard: "The discard pile",
  anyDiscard: "Anywhere in the discard pile",
};
const chooserLabels = { victim: "Who discards", attacker: "You, unseen", random: "Chance" };
type Chooser = keyof typeof chooserLabels;

interface Draw {
  who: string;
  n: Json;
  from?: readonly Source[];
}
interface Discard {
  who: string;
  n: Json;
  chooser?: Chooser;
  overflow?: "mill";
}
/** The seed's Draw takes from either pile and says neither. */
function drawnFrom(from: readonly Source[]): Record<Language, string> {
  const [deck, top, any] = sourceNames.map((name) => from.includes(name));
  if (any) {
    return deck
      ? { en: " from the deck or anywhere in the discard pile", de: " vom Deck oder beliebig vom Ablagestapel" }
      : { en: " from anywhere in the discard pile", de: " beliebig vom Ablagestapel" };
  }
  if (deck && top) return { en: "", de: "" };
  return deck ? { en: " from the deck", de: " vom Deck" } : { en: " from the discard pile", de: " vom Ablagestapel" };
}

const ways = {
  victim: { en: "", de: "" },
  attacker: { en: ", your choice unseen", de: ", ungesehen von dir gewählt" },
  random: { en: ", at random", de: ", zufällig" },
} as const satisfies Record<Chooser, Record<Language, string>>;

const cardsCounted = (say: FlaskSay) => counted(say.value("n"), say.in(cards.one), say.in(cards.many));

/** Source of a drawn card: the deck's top, or a card of the discard pile by instance. */
export const fromDeck = -1;

export function cardVerbs(options: Options): Vocabulary<State>["verbs"] {
  const sources = (player: Player, from: readonly Source[]): number[] => {
    const deck = from.includes("deck") && player.deck.length > 0 ? [fromDeck] : [];
    const isAny = from.includes("anyDiscard") || (from.includes("discard") && options.discardDraw === "any");
    if (isAny) return [...deck, ...player.discard];
    return from.includes("discard") ? [...deck, ...player.discard.slice(-1)] : deck;
  };

  return {
    draw: word<State, void, Draw, FlaskSpeech>({
      about: {
        name: "Draw cards",
        group: "Cards",
        means: "A player draws cards from the deck, the discard pile or both.",
        example: { who: "self", n: 2 },
      },
      schema: Type.Object(
        {
          who,
          n: amount,
          from: Type.Optional(
            Type.Array(slot.oneOf("From where", sourceLabels), { title: "From where", minItems: 1, default: ["deck"] }),
          ),
        },
        { additionalProperties: false },
      ),
      compile: ({ who, n, from = ["deck"] }, compiler) => {
        const drawer = seatValue(compiler, who);
        const picked = compiler.slot();
        rounds(compiler, n, (start, left, stop) => {
          compiler.step((state, frame) => {
            const seat = drawer(state, frame);
            const possible = sources(state.players[seat]!, from);
            if ((frame.slots[left] as number) <= 0 || possible.length === 0) frame.step = stop();
            else choose(state, frame, { kind: "drawFrom", seat, by: frame.card, slot: picked, options: possible });
          });
          compiler.step((state, frame, emit) => {
            const seat = drawer(state, frame);
            const player = state.players[seat]!;
            const source = frame.slots[picked] as number;
            const card = source === fromDeck ? player.deck.shift()! : source;
            if (source !== fromDeck) take(player.discard, card);
            player.hand.push(card);
            frame.slots[left] = (frame.slots[left] as number) - 1;
            if (source === fromDeck) emit?.({ type: "draw", seat, from: "deck", secret: { card }, seenBy: [seat] });
            else emit?.({ type: "draw", seat, from: "discard", card });
            frame.step = start;
          });
        });
      },
      says: ({ who, from = ["deck"] }, say) => {
        const subject = say.mark("who", say.speech.label(who));
        const { what, where } = cardsCounted(say);
        const way = say.mark("from", say.in(drawnFrom(from)));
        return clause(phrase`${say.in({ en: "Draw", de: "Ziehe" })} ${what}${way}${where}`, { subject });
      },
    }),
    discard: word<State, void, Discard, FlaskSpeech>({
      about: {
        name: "Discard cards",
        group: "Cards",
        means: "A player discards cards from hand.",
        example: { who: "the player", n: 1, chooser: "random" },
      },
      schema: Type.Object(
        {
          who,
          n: amount,
          chooser: Type.Optional(
            slot.oneOf("Who picks", chooserLabels, {
              description: "Who picks, an attacker without seeing them; by the house rule.",
            }),
          ),
          overflow: Type.Optional(Type.Literal("mill", { title: "From the deck, where the hand is too small" })),
        },
        { additionalProperties: false },
      ),
      compile: ({ who, n, chooser = options.discardChooser, overflow }, compiler) => {
        const victim = seatValue(compiler, who);
        const picked = compiler.slot();
        rounds(compiler, n, (start, left, stop) => {
          compiler.step((state, frame, emit) => {
            const seat = victim(state, frame);
            const player = state.players[seat]!;
            if ((frame.slots[left] as number) <= 0) frame.step = stop();
            else if (player.hand.length > 0) {
              if (chooser === "random") frame.slots[picked] = player.hand[roll(state, player.hand.length) - 1]!;
              else
                choose(state, frame, {
                  kind: "discardCard",
                  seat: chooser === "victim" ? seat : frame.self,
                  by: frame.card,
                  slot: picked,
                  options: [...player.hand],
                });
            } else if (overflow === "mill" && player.deck.length > 0) {
              mill(state, seat, 1)(state, frame, emit);
              frame.slots[left] = (frame.slots[left] as number) - 1;
              frame.step = start;
            } else frame.step = stop();
          });
          compiler.step((state, frame, emit) => {
            const seat = victim(state, frame);
            const player = state.players[seat]!;
            const card = frame.slots[picked] as number;
            take(player.hand, card);
            player.discard.push(card);
            frame.slots[left] = (frame.slots[left] as number) - 1;
            emit?.({ type: "discard", seat, card, by: frame.self });
            frame.step = start;
          });
        });
      },
      says: ({ who, chooser, overflow }, say) => {
        const subject = say.mark("who", say.speech.label(who));
        const { what, where } = cardsCounted(say);
        const way = say.mark("chooser", chooser === undefined ? "" : say.in(ways[chooser]));
        // A card that doesn't say so takes the missing ones from the deck.
        const hand = overflow === undefined ? say.in({ en: " from hand", de: " von der Hand" }) : "";
        return clause(phrase`-${what}${say.mark("overflow", hand)}${way}${where}`, { subject });
      },
    }),
    mill: word<State, void, { who: string; n: Json }, FlaskSpeech>({
      about: {
        name: "Discard from the deck",
        group: "Cards",
        means: "Cards go from the top of a deck to the discard pile.",
        example: { who: "the player", n: 3 },
      },
      schema: Type.Object({ who, n: amount }, { additionalProperties: false }),
      compile: ({ who, n }, compiler) => {
        const [victim, count] = [seatValue(compiler, who), compiler.value(n)];
        compiler.step((state, frame, emit) =>
          mill(state, victim(state, frame), count(state, frame))(state, frame, emit),
        );
      },
      says: ({ who }, say) => {
        const subject = say.mark("who", say.speech.label(who));
        const { what, where } = cardsCounted(say);
        const top = say.in({ en: " from the top of the deck", de: " oben vom Deck" });
        return clause(phrase`-${what}${top}${where}`, { subject });
      },
    }),
    chooseEnemy: word<State, void, string, FlaskSpeech>({
      about: {
        name: "Choose an enemy",
        group: "Choices",
        means: "Whoever plays the card chooses an enemy, whom later effects speak of.",
        example: "enemy",
      },
      schema: named("player"),
      compile: (as, compiler) => {
        const slot = compiler.bind(as, "player");
        compiler.step((state, frame) => {
          const enemies = enemiesOf(state, frame.self);
          if (enemies.length > 0)
            choose(state, frame, { kind: "chooseEnemy", seat: frame.self, by: frame.card, slot, options: enemies });
          else frame.slots[slot] = frame.self;
        });
      },
      // An “Action” before what happens to the enemy says as much.
      says: (name, say) => {
        say.speech.introduce(name, "enemy");
        return [];
      },
    }),
  };
}

function mill(state: State, seat: number, n: number): Step<State> {
  return (_, frame, emit) => {
    const player = state.players[seat]!;
    const cards = player.deck.splice(0, n);
    player.discard.push(...cards);
    if (cards.length > 0) emit?.({ type: "mill", seat, cards, by: frame.self });
  };
}
