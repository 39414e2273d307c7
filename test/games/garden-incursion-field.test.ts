import { describe, expect, it } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import { defaults as gardenRules } from "../../engine/games/garden-incursion/options";
import { makeSpace } from "../../engine/games/garden-incursion/play/make-space";
import type { Space } from "../../engine/games/garden-incursion/play/space";
import { mustBe, mustEqual } from "../engine/must-be";

describe("the field of Garden Incursion", () => {
  const spaceOf = (options: object): Space => makeSpace({ ...gardenRules, ...options }, 2) as Space;
  const continuous = spaceOf({});

  it("goes towards a place without ever going too far", () => {
    expect(continuous.towards(0, 0, 3000, 4000, 1000)).toEqual([600, 800]);
    expect(continuous.towards(1000, 1000, 1600, 1000, 1000)).toEqual([1600, 1000]);
    for (let n = 1; n < 400; n++) {
      const [x, y] = continuous.towards(3000, 2000, (n * 7919) % 6000, (n * 104729) % 4000, 777);
      expect((x - 3000) ** 2 + (y - 2000) ** 2).toBeLessThanOrEqual(777 ** 2);
    }
  });

  it("lists sixteen directions, halves, objects and stand-off points", () => {
    const things = [{ x: 2700, y: 2000, owner: 1 }];
    const spots = continuous.candidates({ x: 1000, y: 2000, r: 1000, things, seat: 0, range: 1000 }).map(String);
    for (const spot of ["2000,2000", "1700,2000", "1707,2707", "1923,2382", "1500,2000", "1353,2353"])
      expect(spots).toContain(spot);
    expect(new Set(spots).size).toBe(1 + 16 + 8 + 1);
  });

  it("stays in bounds and off obstacles", () => {
    const around = { x: 100, y: 100, r: 1000, things: [], seat: 0, range: 1000 };
    for (const [x, y] of spaceOf({ obstacles: "900,0-1100,400" }).candidates(around))
      expect([x >= 0, y >= 0, x >= 900 && y <= 400]).toEqual([true, true, false]);
  });

  it.each<[string, object]>([
    ["without cells", {}],
    ["without cells, around obstacles", { obstacles: "900,0-1100,400 3000,3000-3500,3500" }],
    ["of squares", { space: "square" }],
    ["of hexes", { space: "hex", obstacles: "4,5 9,9-12,10" }],
  ])("lists the same points on a field %s, in order, whatever it was asked before", (_, options) => {
    const space = spaceOf(options);
    const rng = seedRng(3);
    const at = (limit: number) => nextInt(rng, limit + 1);
    const newThing = () => ({ x: at(space.width), y: at(space.height), owner: at(1) });
    const things = Array.from({ length: 12 }, newThing);
    for (let n = 0; n < 600; n++) {
      // Mostly one thing moves; now and then something comes or leaves.
      if (n % 40 === 0) things.push(newThing());
      else if (n % 60 === 1) things.splice(at(things.length - 1), 1);
      else if (n % 3 > 0) things[at(things.length - 1)] = newThing();
      for (const { x, y, owner } of things.slice(0, 5)) {
        const around = { x, y, r: 1000, things, seat: owner, range: n % 7 === 0 ? 1500 : 1000 };
        const listed = space.candidates(around);
        mustEqual(listed, spaceOf(options).candidates(around));
        const isInOrder = listed.every(([px, py], k) => k === 0 || px > listed[k - 1]![0] || py > listed[k - 1]![1]);
        mustBe(isInOrder, true);
      }
    }
  });

  it.each<[string, object, [number, number], [number, number]]>([
    ["squares", { space: "square" }, [15, 6], [6, 6]],
    ["squares without diagonals", { space: "square", diagonals: false }, [15, 12], [6, 6]],
    ["hexes", { space: "hex" }, [15, 6], [6, 6]],
  ])("goes towards a cell on %s", (_, options, goal, reached) => {
    const space = spaceOf(options);
    expect(space.towards(3, 6, ...goal, 1000)).toEqual(reached);
    expect(space.within(3, 6, ...reached, 1000)).toBe(true);
  });

  it("measures hexes by axial steps", () => {
    const hex = spaceOf({ space: "hex" });
    const reach = (x: number, y: number): boolean => hex.within(5, 5, x, y, 334);
    const near = [];
    for (let x = 3; x < 8; x++) for (let y = 3; y < 8; y++) if (reach(x, y)) near.push(`${x},${y}`);
    expect(near).toEqual(["4,5", "5,4", "5,5", "5,6", "6,4", "6,5", "6,6"]);
  });
});
