import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compose, formatCode, parseCode } from "../../engine/core/composition";
import { type FlaskBase, Card as FlaskCard, flaskBases } from "../../engine/games/flask/card-schema";
import { componentsFor, flaskComponents } from "../../engine/games/flask/components";
import { options as flaskOptions } from "../../engine/games/flask/options";

const limits: Record<FlaskBase, number> = { G2: 1, Y1: 3, B1: 3, B2: 3, G1: 3, R1: 3, R2: 3, Y2: 1 };
const counts = fc.record(
  Object.fromEntries(flaskBases.map((base) => [base, fc.integer({ min: 0, max: limits[base] })])),
) as fc.Arbitrary<Record<FlaskBase, number>>;

describe("composing a card", () => {
  test("the component set of the widest house rule has the limits of the card schema", () => {
    const widest = flaskOptions.specs.find(({ name }) => name === "maxPerBase") as { max: number };
    const schema = FlaskCard.properties.composition.properties as unknown as Record<string, { maximum: number }>;
    expect(componentsFor(widest.max).components.map(({ id, max }) => [id, max])).toEqual(
      flaskBases.map((base) => [base, schema[base]!.maximum]),
    );
  });

  test("does not depend on the order in which counts are given", () => {
    fc.assert(
      fc.property(counts, (given) => {
        const reversed = Object.fromEntries(Object.entries(given).reverse());
        expect(compose(flaskComponents, reversed)).toEqual(compose(flaskComponents, given));
      }),
    );
  });

  test("costs add up: cost(a + b) = cost(a) + cost(b)", () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const both = Object.fromEntries(flaskBases.map((base) => [base, a[base] + b[base]]));
        const [costA, costB, sum] = [a, b, both].map((given) => compose(flaskComponents, given).cost);
        expect(sum!.any).toBe(costA!.any + costB!.any);
        expect(sum!.cards).toBe(costA!.cards + costB!.cards);
        for (const colour of flaskComponents.costOrder) {
          expect(sum!.fixed[colour]).toBe(costA!.fixed[colour]! + costB!.fixed[colour]!);
        }
      }),
    );
  });

  test("a code tells the counts, and parsing reads them back", () => {
    fc.assert(
      fc.property(counts, (given) => {
        const used = Object.fromEntries(Object.entries(given).filter(([, n]) => n > 0));
        expect(parseCode(flaskComponents, formatCode(flaskComponents, given))).toEqual({ ok: true, counts: used });
      }),
    );
  });

  test("a code may be written in any order and is printed in the canonical one", () => {
    const parsed = parseCode(flaskComponents, "R1-G2 - R1");
    expect(parsed).toEqual({ ok: true, counts: { R1: 2, G2: 1 } });
    if (parsed.ok) expect(formatCode(flaskComponents, parsed.counts)).toBe("G2 - R1 - R1");
  });

  test.each([
    ["X9", "unknown", "X9"],
    ["Y2 - Y2", "too-many", "Y2"],
    ["R1 - R1 - R1 - R1", "too-many", "R1"],
  ])("refuses the code %s", (code, reason, id) => {
    expect(parseCode(flaskComponents, code)).toEqual({ ok: false, reason, id });
  });
});
