import { expect, test } from "vitest";
import { linked, named } from "../../../engine/core/grammar/german/compounds";
import { both } from "../../../engine/core/grammar/german/conditions";
import { textOf } from "../../../engine/core/grammar/phrase";
import { cardGame } from "../../../engine/games/registry";

test.each([
  ["Maschine", "Maschinen-"],
  ["Samtschuppe", "Samtschuppen-"],
  ["Expedition", "Expeditions-"],
  ["Dinosaurier", "Dinosaurier-"],
  ["Crew", "Crew-"],
  ["Zombie", "Zombie-"],
  ["Alte Garde", "„Alte Garde“-"],
])("“%s” begins a compound as “%s”", (word, begins) => expect(linked(word)).toBe(begins));

test("a card's name stays as it is printed", () => {
  expect(named("Traube")).toBe("Traube-");
  expect(named("Saurer Quell")).toBe("„Saurer Quell“-");
});

test("whoever does both is said once", () => {
  expect(textOf(both("du sie ausspielst", "du eine andere hast"))).toBe("du sie ausspielst und eine andere hast");
  expect(textOf(both("diese Einheit marschiert", "du eine andere hast"))).toBe(
    "diese Einheit marschiert und du eine andere hast",
  );
});

test("for each of several one card becomes one egg", () => {
  const card = (lay: object) => ({ name: "Test", power: 1, abilities: [{ on: "hatched", do: { lay } }] });
  const laid = (lay: object) => cardGame("hatch").describe(card(lay), "de").text;
  expect(laid({ top: { handSize: "you" } })).toMatch(
    /für jede deiner Handkarten eine Karte .* als Ei aus\. Sie ruhen\.$/,
  );
  expect(laid({ top: 2 })).toMatch(/zwei obersten Karten .* als Eier aus\. Sie ruhen\.$/);
});
