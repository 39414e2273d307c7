import { describe, expect, it } from "vitest";
import type { Card as CastleLanesCard } from "../../engine/games/castle-lanes/card-schema";
import type { Card as HatchCard } from "../../engine/games/hatch/card-schema";
import { itemBounds } from "../../press/item-bounds";
import type { GlyphItem, Scene } from "../../press/scene";
import { gameFaces, rectsOf } from "./face-kit";

/** What stands too close on a face looks like a mistake, though everything fits. */

const glyphs = ({ items }: Scene, field: string): GlyphItem[] =>
  items.filter((item): item is GlyphItem => item.kind === "glyphs" && item.field === field);

describe("Hatch", () => {
  const dragon = (card: Partial<HatchCard>): HatchCard => ({ name: "A dragon", gives: "food", power: 9, ...card });

  it.each([9, 56, 150])("keeps a power of %i inside the inner line of its egg", async (power) => {
    const { draw, fonts } = await gameFaces<HatchCard>("hatch");
    const [figure] = glyphs(draw(dragon({ power })).scene, "/power");
    const box = itemBounds(figure!, fonts);
    expect(box!.x).toBeGreaterThan(47.2 + 1);
    expect(box!.x + box!.width).toBeLessThan(58.4 - 1);
  });

  it("has air between a name of two lines and the family", async () => {
    const { starter, draw } = await gameFaces<HatchCard>("hatch");
    for (const id of ["bellows-lindworm", "garland-serpent", "flint-wyrmlet"]) {
      const { scene } = draw(starter.card(id));
      const [last] = glyphs(scene, "/name").slice(-1);
      const [family] = glyphs(scene, "/family");
      // The family's capitals are 1.6 mm high; a letter hangs down a quarter of its size.
      expect(family!.y - 1.6 - (last!.y + last!.size / 4), id).toBeGreaterThan(0.6);
    }
  });

  it("shows a struck skull, and no dash, where a dragon cannot be sacrificed", async () => {
    const { draw } = await gameFaces<HatchCard>("hatch");
    const none = draw(dragon({ sacrifice: 0 })).scene;
    expect(glyphs(none, "/sacrifice")).toEqual([]);
    expect(none.items.filter(({ field }) => field === "/sacrifice").length).toBeGreaterThan(2);
    expect(glyphs(draw(dragon({ sacrifice: 2 })).scene, "/sacrifice").map(({ text }) => text)).toEqual(["2"]);
  });

  it("draws the outline of the ribbon with little ink too", async () => {
    const { draw } = await gameFaces<HatchCard>("hatch");
    const lines = draw(dragon({ needs: { fire: 3 } }), "thrifty").scene.items.flatMap((item) =>
      item.kind === "path" && item.field === "/needs" && item.stroke !== undefined ? [item.stroke] : [],
    );
    expect(lines.filter((colour) => colour !== "#ffffff").length).toBeGreaterThanOrEqual(4);
  });
});

describe("Castle Lanes", () => {
  it.each(["brute", "survey-rover"])("leaves air beside the move of %s", async (id) => {
    const { starter, draw, fonts } = await gameFaces<CastleLanesCard>("castle-lanes");
    const [figure] = glyphs(draw(starter.card(id)).scene, "/move");
    const box = itemBounds(figure!, fonts)!;
    expect(box.x).toBeGreaterThan(44.4 + 6.4 + 0.5);
    expect(box.x + box.width).toBeLessThan(58.2 - 0.5);
  });

  it("keeps token names off the ends of their ribbon", async () => {
    const { pieces, fonts } = await gameFaces<CastleLanesCard>("castle-lanes");
    const tokens = pieces().filter(({ piece }) => piece.template === "unit-token");
    expect(tokens.length).toBeGreaterThan(0);
    for (const { scene } of tokens.flatMap(({ faces }) => faces)) {
      for (const item of scene.items) {
        if (item.kind !== "glyphs" || item.y < 12 || item.y > 15.5) continue;
        const box = itemBounds(item, fonts)!;
        expect(box.x, item.text).toBeGreaterThan(4);
        expect(box.x + box.width, item.text).toBeLessThan(21);
      }
    }
  });

  it("gives a card without rules a page of arms that says its traits", async () => {
    const { starter, draw } = await gameFaces<CastleLanesCard>("castle-lanes");
    expect(glyphs(draw(starter.card("brute")).scene, "/text")).toEqual([]);
    expect(draw(starter.card("brute")).scene.items.filter(({ field }) => field === "/text").length).toBeGreaterThan(5);
    expect(glyphs(draw(starter.card("dino-baby")).scene, "/text").map(({ text }) => text)).toEqual(["Dinosaur"]);
  });
});

describe("Battle Farm", () => {
  it("keeps names clear of the panel, the bag and the tag", async () => {
    const { starter, draw, fonts } = await gameFaces<unknown>("battle-farm");
    for (const [id, card] of starter.cards) {
      for (const item of glyphs(draw(card).scene, "/name")) {
        const box = itemBounds(item, fonts)!;
        expect(box.x, id).toBeGreaterThan(17.5);
        expect(item.y + item.size / 5, id).toBeLessThan(19);
      }
    }
  });

  it("has the kind in the middle of the foot", async () => {
    const { starter, draw, fonts } = await gameFaces<unknown>("battle-farm");
    for (const id of ["land-baron", "clone", "corn"]) {
      const [kind] = glyphs(draw(starter.card(id)).scene, "/kind");
      const box = itemBounds(kind!, fonts)!;
      expect(box.x + box.width / 2, id).toBeCloseTo(31.5, 0);
    }
  });
});

describe("Garden Incursion", () => {
  it("keeps the range of a creature in the white of its text box", async () => {
    const { starter, draw, place } = await gameFaces<unknown>("garden-incursion");
    const { scene } = draw(starter.card("jumping-spider"));
    const pill = place(scene, "/range")!;
    const bar = rectsOf(scene, ({ height, width }) => height === 5.2 && width > 60)[0]!;
    expect(pill.y).toBeGreaterThan(bar.y + bar.height + 0.4);
    expect(pill.y + pill.height).toBeLessThan(71.2 - 0.4);
  });

  it("keeps names away from drop and medallion, type lines from the animal", async () => {
    const { starter, draw, fonts } = await gameFaces<unknown>("garden-incursion");
    for (const [id, card] of starter.cards) {
      const { scene } = draw(card);
      const ends = (field: string): number =>
        Math.max(
          ...glyphs(scene, field)
            .map((item) => itemBounds(item, fonts)!)
            .map(({ x, width }) => x + width),
        );
      expect(ends("/name"), id).toBeLessThan(47.8 - 2);
      expect(ends("/type"), id).toBeLessThan(55 - 2);
    }
  });
});

describe("Flask", () => {
  it("frames its picture alike on both sides", async () => {
    const { starter, draw, place } = await gameFaces<unknown>("flask");
    const art = place(draw(starter.card("attack")).scene, "/art")!;
    expect(art.x).toBeCloseTo(63 - art.x - art.width, 5);
    expect(art.x).toBeGreaterThan(3);
  });

  it("says what the number in its foot is", async () => {
    const { starter, draw } = await gameFaces<unknown>("flask");
    const words = draw(starter.card("attack")).scene.items.flatMap((item) =>
      item.kind === "glyphs" ? [item.text] : [],
    );
    expect(words.join("")).toContain("Version 1.0");
  });
});
