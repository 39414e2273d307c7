import { expect, test } from "vitest";
import { linked, named } from "../../../engine/core/grammar/german/compounds";
import { both } from "../../../engine/core/grammar/german/conditions";
import { textOf } from "../../../engine/core/grammar/phrase";

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
