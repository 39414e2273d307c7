import { Type } from "typebox";
import { amountOf } from "../../../../core/grammar/amounts";
import { phrase } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { asSubject, called, isMany, mass, type Noun, noun, several } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import { type About, type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import { stealEgg, stealResource } from "../attack";
import type { CompiledSet } from "../compiled-set";
import { fits, slotsOf } from "../eggs";
import { triggerEnd } from "../ending";
import { reduce } from "../ritual";
import { eggOf, eggWith, type Kind, kinds, type State, take } from "../state";
import { discardFrom, reveal } from "../zones";
import { amount, cards, cardsOf, closed, kindName, kindOf, ownerOf, seatOf, self, whoOrTrue } from "./parts";
import { doing, powerText, taken } from "./phrases";

const slotNames: Readonly<Record<Kind, Noun>> = {
  food: noun("food slot"),
  fire: noun("fire slot"),
  love: noun("love slot"),
  any: noun("slot for any resource", "slots for any resource"),
};

type Verbs = Vocabulary<State>["verbs"];

const feeding = Type.Object(
  {
    card: cards,
    egg: slot.titled("Which egg", cards),
    mustFit: Type.Optional(
      Type.Boolean({
        ...{ title: "Must it be needed", default: true },
        "x-labels": { true: "Only what the egg needs", false: "Whatever it is" },
      }),
    ),
  },
  closed,
);

/** Verbs about eggs, worth, power and mercenaries. */
export function boardVerbs(set: CompiledSet): Verbs {
  return {
    reduce: word<State, void, { egg: Json; kind: string; n?: Json }>({
      about: {
        name: "Need less",
        group: "Eggs",
        means: "Your eggs lose slots of a kind until the end of the turn, as far as they have any.",
        example: { egg: { eggs: {} }, kind: "food" },
      },
      schema: Type.Object({ egg: slot.titled("Which eggs", cards), kind: kindName, n: Type.Optional(amount) }, closed),
      compile: ({ egg, kind, n = 1 }, compiler) => {
        const [select, which, count] = [cardsOf(compiler, egg), kindOf(compiler, kind), compiler.value(n)];
        compiler.step((state, frame, emit) => {
          for (const card of select(state, frame)) {
            const found = eggOf(state.players[frame.self]!, card);
            const slot = which(state, frame);
            for (let k = count(state, frame); k > 0 && found && slot >= 0; k--)
              if (slotsOf(set.cards[card]!, found, slot) > 0) reduce(state, frame.self, card, slot, emit);
          }
        });
      },
      says: ({ kind, n = 1 }, say) => {
        const slots = (kinds as readonly string[]).includes(kind)
          ? slotNames[kind as Kind]
          : (say.speech.discourse.call(kind)?.noun ?? noun("slot of your choice", "slots of your choice"));
        const { what, rest } = amountOf(say.value("n"), slots);
        const count = n === 1 ? phrase`${say.mark("n", "one")} ${slots.one}` : what;
        return clause(
          phrase`reduce ${taken(say, "egg")} by ${say.mark("kind", count)}${rest} until the end of the turn`,
        );
      },
    }),
    attach: word<State, void, { card: Json; egg: Json; mustFit?: boolean }>({
      about: {
        name: "Feed an egg",
        group: "Eggs",
        means: "Cards from your hand, the discard pile or the draw pile are fed to one of your eggs.",
        example: { card: { discardPile: { gives: "food" } }, egg: "the card" },
      },
      schema: feeding,
      compile: ({ card, egg, mustFit = true }, compiler) => {
        const [resource, target] = [cardsOf(compiler, card), cardsOf(compiler, egg)];
        compiler.step((state, frame, emit) => {
          const player = state.players[frame.self]!;
          const [where = -1] = target(state, frame);
          const found = eggOf(player, where);
          if (!found) return;
          for (const what of [...resource(state, frame)]) {
            if (mustFit && !fits(set, found, set.cards[what]!.gives)) continue;
            const place = [player.hand, state.discard, state.draw].find((each) => each.includes(what));
            if (!place) continue;
            take(place, what);
            found.resources.push(what);
            emit?.({ type: "attach", seat: frame.self, card: what, egg: where });
          }
        });
      },
      says: (_, say) => clause(phrase`feed ${taken(say, "card")} to ${taken(say, "egg")}`),
    }),
    stealEgg: word<State, void, Json>({
      about: {
        name: "Take eggs",
        group: "Other players",
        means: "You take eggs of other players with all they hold.",
        example: { eggs: { of: "the player" } },
      },
      schema: cards,
      compile: (egg, compiler) => {
        const select = cardsOf(compiler, egg);
        compiler.step((state, frame, emit) => {
          for (const card of [...select(state, frame)]) {
            const from = ownerOf(state, card);
            if (from >= 0 && from !== frame.self && eggOf(state.players[from]!, card))
              stealEgg(set, state, from, frame.self, card, emit);
          }
        });
      },
      says: (_, say) => clause(phrase`take ${taken(say)} with all ${isMany(say.things()) ? "they hold" : "it holds"}`),
    }),
    stealResource: word<State, void, { card: Json; egg: Json; mustFit?: boolean }>({
      about: {
        name: "Take a resource",
        group: "Other players",
        means: "You take a resource from another player's egg and feed one of your eggs with it.",
        example: { card: { resources: { of: "the player" } }, egg: "the card" },
      },
      schema: feeding,
      compile: ({ card, egg, mustFit = true }, compiler) => {
        const [resource, target] = [cardsOf(compiler, card), cardsOf(compiler, egg)];
        compiler.step((state, frame, emit) => {
          const [what = -1] = resource(state, frame);
          const [where = -1] = target(state, frame);
          const found = eggOf(state.players[frame.self]!, where);
          const from = ownerOf(state, what);
          if (!found || from < 0 || from === frame.self || !eggWith(state.players[from]!, what)) return;
          if (!mustFit || fits(set, found, set.cards[what]!.gives))
            stealResource(state, from, frame.self, [what, where], emit);
        });
      },
      says: (_, say) => clause(phrase`take ${taken(say, "card")} to feed ${taken(say, "egg")}`),
    }),
    gainSacrifice: worth(1, {
      name: "Gain sacrifice worth",
      means:
        "You may spend so much more sacrifice worth on eggs in this turn; in other players' turns nothing happens.",
    }),
    spendSacrifice: worth(-1, {
      name: "Lose sacrifice worth",
      means: "You lose sacrifice worth that is not spent yet; in other players' turns nothing happens.",
    }),
    power: word<State, void, { of?: Json; n: Json; until?: "attack" | "turn" }>({
      about: {
        name: "Give power",
        group: "Dragons and power",
        means: "Dragons have more power until the end of the turn, or your side has more in the present attack.",
        example: { of: { dragons: {} }, n: 2 },
      },
      schema: Type.Object(
        {
          of: Type.Optional(slot.titled("Which dragons", cards, { default: "this" })),
          n: slot.titled("How much", amount),
          until: Type.Optional(
            slot.oneOf(
              "For how long",
              { attack: "In this attack", turn: "Until the end of the turn" },
              {
                default: "turn",
                description: "Your side of this attack, or your dragons until the end of the turn.",
              },
            ),
          ),
        },
        closed,
      ),
      compile: ({ of = "this", n, until = "turn" }, compiler) => {
        const [select, count] = [cardsOf(compiler, of), compiler.value(n)];
        compiler.step((state, frame, emit) => {
          const plus = count(state, frame);
          const { fight } = state;
          if (until === "turn") {
            for (const card of select(state, frame)) {
              state.boosts.push({ card, n: plus });
              emit?.({ type: "boost", seat: frame.self, card, n: plus });
            }
          } else if (fight) {
            if (fight.attacker === frame.self) fight.attack += plus;
            else if (fight.defender === frame.self) fight.defence += plus;
            emit?.({ type: "fightBoost", seat: frame.self, card: self(frame), n: plus });
          }
        });
      },
      says: ({ of, until = "turn" }, say) => {
        const things = of === undefined ? called("this") : say.things("of");
        const plus = powerText(say.value("n"));
        const time = say.mark("until", until === "attack" ? "in this attack" : "until the end of the turn");
        return clause(phrase`${isMany(things) ? "have" : "has"} ${plus} ${time}`, {
          subject: asSubject(several(things)),
        });
      },
    }),
    placeMercenary: word<State, void, Json>({
      about: {
        name: "Contract a mercenary",
        group: "Mercenaries",
        means: "A card from your hand or the discard pile becomes your mercenary, face down, if you have none.",
        example: "the card",
      },
      schema: cards,
      compile: (which, compiler) => {
        const select = cardsOf(compiler, which);
        compiler.step((state, frame, emit) => {
          const player = state.players[frame.self]!;
          const [card = -1] = select(state, frame);
          const place = [player.hand, state.discard].find((each) => each.includes(card));
          if (!place || player.mercenary !== null) return;
          take(place, card);
          player.mercenary = { card, faceUp: false, contracted: state.turn };
          emit?.({ type: "contract", seat: frame.self, secret: { card }, seenBy: [frame.self] });
        });
      },
      says: (_, say) => clause(phrase`place ${taken(say)} as your mercenary`),
    }),
    reveal: forPlayer(
      {
        name: "Reveal the mercenary",
        group: "Mercenaries",
        means: "A player's mercenary turns face up, and does what it does when revealed.",
      },
      "reveal",
      "reveals",
      "the mercenary",
      (state, seat, emit) => reveal(set, state, seat, emit),
    ),
    discardMercenary: forPlayer(
      {
        name: "Discard the mercenary",
        group: "Mercenaries",
        means: "A player's mercenary goes to the discard pile.",
      },
      "discard",
      "discards",
      "the mercenary",
      (state, seat, emit) => {
        const { mercenary } = state.players[seat]!;
        if (mercenary === null) return;
        discardFrom(state, state.players[seat]!, mercenary.card);
        emit?.({ type: "dismiss", seat, card: mercenary.card });
      },
    ),
    markTargeted: forPlayer(
      {
        name: "Count as targeted",
        group: "Other players",
        means: "A player counts as targeted once more, as by an attack, until that player's next turn.",
      },
      "count",
      "counts",
      "as targeted",
      (state, seat, emit) => {
        state.players[seat]!.targeted++;
        emit?.({ type: "targeted", seat });
      },
    ),
    triggerEnd: forPlayer(
      {
        name: "Bring the end",
        group: "The match",
        means: "A player triggers the end as if that player had reached the power for it: this round is the last.",
      },
      "bring",
      "brings",
      "the end",
      triggerEnd,
    ),
  };
}

function worth(sign: 1 | -1, about: Pick<About, "name" | "means">) {
  return word<State, void, { n: Json }>({
    about: { ...about, group: "Rituals and sacrifice", example: { n: 1 } },
    schema: Type.Object({ n: slot.titled("How much", amount) }, closed),
    compile: ({ n }, compiler) => {
      const count = compiler.value(n);
      compiler.step((state, frame, emit) => {
        if (state.active !== frame.self) return;
        const plus = Math.max(-state.pool, sign * count(state, frame));
        state.pool += plus;
        emit?.({ type: "worth", seat: frame.self, n: plus });
      });
    },
    says: (_, say) => {
      const { what, rest } = amountOf(say.value("n"), mass("sacrifice worth"));
      return clause(phrase`${sign > 0 ? "gain" : "lose"} ${what}${rest}`);
    },
  });
}

type PlayerVerb = (state: State, seat: number, emit: Parameters<typeof triggerEnd>[2]) => void;

function forPlayer(about: Omit<About, "example">, verb: string, verbs: string, object: string, run: PlayerVerb) {
  return word<State, void, string | true>({
    about: { ...about, example: "you" },
    schema: whoOrTrue,
    compile: (reference, compiler) => {
      const seat = seatOf(compiler, reference === true ? "you" : reference);
      compiler.step((state, frame, emit) => {
        const found = seat(state, frame);
        if (found >= 0) run(state, found, emit);
      });
    },
    says: (reference, say) => doing(reference, [verb, verbs], () => object, say),
  });
}
