import { expect, test } from "vitest";
import type { Card } from "../../engine/games/garden-incursion/card-schema";
import { game } from "../../engine/games/garden-incursion/game";

/** What no starter card says: who is “sie” when there are two, when abilities come, and what holds always. */

const own = { side: "own", kind: "creature" };
const enemy = { side: "enemy", kind: "creature" };
const rich = { compare: [{ workers: true }, ">=", 3] };
const german = (card: object): string =>
  game.describe({ name: "Novelty", type: "ability", tribe: "Copperhill Ants", cost: 0, ...card } as Card, "de").text;

// biome-ignore-start lint/suspicious/noThenProperty: effects say “then”.
test.each<[string, unknown, string]>([
  [
    "two that were chosen",
    [
      { pick: { from: { ...own, queen: false }, as: "a" } },
      { pick: { from: { ...enemy, near: [1, "a"] }, as: "b" } },
      { strike: { object: "b", n: 4 } },
      { destroy: "a" },
    ],
    "Wähle eine deiner Kreaturen (außer deiner Königin). Füge einer gegnerischen Kreatur im Umkreis von 1 Reichweite um sie 4 Schaden zu. Vernichte deine Kreatur.",
  ],
  [
    "one that something more is done to",
    [
      { pick: { from: own, as: "c" } },
      { counter: { object: "c", kind: "venom", n: "off" } },
      { modify: { object: "c", stat: "defence", n: 2, until: "yourNextTurn" } },
    ],
    "Entferne alle Giftmarken von einer deiner Kreaturen. Sie erhält bis zu deinem nächsten Zug +2 {D}.",
  ],
  [
    "several, each for itself",
    { each: { of: { objects: own }, as: "o", do: { displace: { object: "o", by: 1 } } } },
    "Verschiebe deine Kreaturen jeweils bis zu 1 Reichweite weit.",
  ],
  [
    "tokens of a kind",
    { destroy: { side: "enemy", kind: "creature", token: true } },
    "Vernichte alle gegnerischen Kreaturen-Spielsteine.",
  ],
  [
    "what lies on a building",
    [
      { pick: { from: { kind: "structure" }, as: "c" } },
      { destroy: "queen" },
      { counter: { object: "c", kind: "web", n: 2 } },
    ],
    "Vernichte deine Königin. Lege zwei Netzmarken auf ein Bauwerk.",
  ],
  [
    "what another chooses",
    [{ chooseOpponent: "o" }, { discard: { who: "o", n: 2, chooser: "self" } }],
    "Wähle einen Gegner. Dieser Gegner wirft zwei Karten deiner Wahl ab (falls vorhanden).",
  ],
])("%s", (_, effect, printed) => expect(german({ abilities: [{ on: "play", do: effect }] })).toBe(printed));

test.each<[object, string]>([
  [{ on: "turnEnd", do: { energy: 1 } }, "Am Ende deines Zuges erhältst du 1 {E}."],
  [
    { on: "turnEnd", if: rich, do: { draw: 1 } },
    "Am Ende deines Zuges gilt: Wenn du mindestens 3 Arbeiter hast, ziehe eine Karte.",
  ],
  [
    { on: "death", if: rich, do: { draw: 1 } },
    "Wenn dieses Bauwerk vernichtet wird und du mindestens 3 Arbeiter hast, ziehe eine Karte.",
  ],
  [
    { on: "spawn", do: { if: { if: rich, then: { draw: 1 } } } },
    "Wenn dieses Bauwerk ins Spiel kommt und du mindestens 3 Arbeiter hast, ziehe eine Karte.",
  ],
  [
    { on: "otherDeath", of: { ...own, other: true }, do: { draw: 1 } },
    "Immer wenn eine deiner anderen Kreaturen vernichtet wird, ziehe eine Karte.",
  ],
  [
    { static: { skirmishBonus: { when: "attacked", stat: "defence", n: 1, if: rich } } },
    "Solange du mindestens 3 Arbeiter hast, hat dieses Bauwerk als Ziel eines Angriffs +1 {D}.",
  ],
])("of %j", (ability, printed) =>
  expect(german({ type: "structure", location: "Ort", abilities: [ability] })).toBe(`**Ort** Ort\n${printed}`),
);
// biome-ignore-end lint/suspicious/noThenProperty: as above.

test("what stands around the text", () => {
  const { slots } = game.describe(
    { name: "Egg", type: "creature", tribe: "Ants", token: true, keywords: { flight: true, venom: 1 } } as Card,
    "de",
  );
  expect([slots.typeLine, slots.keywords]).toEqual(["Ants – Kreatur-Spielstein", [{ title: "Flug, Gift 1" }]]);
});
