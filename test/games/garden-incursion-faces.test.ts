import { describe, expect, it } from "vitest";
import { type Card as GardenIncursionCard, gardenTypes } from "../../engine/games/garden-incursion/card-schema";
import { gameFaces, looks, rectsOf, wordsOf } from "./face-kit";

const faces = () => gameFaces<GardenIncursionCard>("garden-incursion");
const creature = (card: Partial<GardenIncursionCard> = {}): GardenIncursionCard => ({
  name: "A creature",
  type: "creature",
  tribe: "Copperhill Ants",
  attack: 2,
  defence: 3,
  ap: 2,
  ...card,
});

describe("the face of a Garden Incursion card (rules §11)", () => {
  it("fits every card of the starter set, in colour and with little ink", async () => {
    const { starter, draw } = await faces();
    expect(new Set([...starter.cards.values()].map(({ type }) => type))).toEqual(new Set(gardenTypes));
    for (const [id, card] of starter.cards) {
      expect(draw(card, "card", id).problems, id).toEqual([]);
      expect(draw(card, "thrifty", id).problems, id).toEqual([]);
    }
  });

  it("has attack, action points and defence at the foot, from left to right", async () => {
    const { draw, place } = await faces();
    const { scene } = draw(creature());
    const [attack, ap, defence] = ["/attack", "/ap", "/defence"].map((field) => place(scene, field));
    expect((attack?.x ?? 0) + (attack?.width ?? 0)).toBeLessThan(ap?.x ?? 0);
    expect((ap?.x ?? 0) + (ap?.width ?? 0)).toBeLessThan(defence?.x ?? 0);
    for (const stat of [attack, ap, defence]) expect(stat?.y).toBeGreaterThan(70);
  });

  it.each([1, 5, 9])("has a dot for each of %s action points, however many", async (ap) => {
    const { draw, place } = await faces();
    const { scene } = draw(creature({ ap }));
    expect(scene.items.filter(({ field }) => field === "/ap")).toHaveLength(ap);
    expect(place(scene, "/ap")?.x).toBeGreaterThan(16);
  });

  it("shows no action points on structures, and where they may be built between type and text", async () => {
    const { starter, draw, place } = await faces();
    const { scene } = draw(starter.card("tunnel-mouth"));
    expect(place(scene, "/ap")).toBeUndefined();
    const [type, site, text] = ["/type", "/location", "/text"].map((field) => place(scene, field));
    expect(site?.y).toBeGreaterThanOrEqual((type?.y ?? 0) + (type?.height ?? 0) - 0.01);
    expect(text?.y).toBeGreaterThan((site?.y ?? 0) + (site?.height ?? 0) - 0.01);
    expect(wordsOf(scene)).toEqual(expect.arrayContaining(["Condition", "Location"]));
  });

  it("has a badge above the attack only for a range that is not 1", async () => {
    const { draw, place } = await faces();
    expect(place(draw(creature()).scene, "/range")).toBeUndefined();
    const { scene } = draw(creature({ range: 1.5 }));
    const [range, attack] = [place(scene, "/range"), place(scene, "/attack")];
    expect((range?.y ?? 0) + (range?.height ?? 99)).toBeLessThan((attack?.y ?? 0) + 0.5);
  });

  it.each([
    ["queen", []],
    ["worker", ["0"]],
    ["creature", ["4"]],
  ] as const)("prints in the drop what a %s costs: %j", async (type, figures) => {
    const { draw } = await faces();
    const { scene } = draw({ ...creature(), type, ...(type === "creature" && { cost: 4 }) });
    const drop = scene.items.filter((item) => item.kind === "glyphs" && item.field === "/cost");
    expect(drop.map((item) => "text" in item && item.text)).toEqual(figures);
  });

  it("measures a whole range along its left edge, tenth by tenth", async () => {
    const { draw } = await faces();
    const marks = rectsOf(draw(creature()).scene, ({ x, width, height }) => x < 0 && width < 5 && height < 0.3);
    const middles = marks.map(({ y, height }) => y + height / 2);
    expect(middles).toHaveLength(11);
    middles.forEach((y, tenth) => {
      expect(y).toBeCloseTo(4 + tenth * 8);
    });
  });

  it("saves more than half of the ink when asked to", async () => {
    const { starter, draw, ink } = await faces();
    for (const id of ["bulldog-major", "amber-sovereign", "sheet-web"]) {
      const card = starter.card(id);
      expect(await ink(draw(card, "thrifty").scene), id).toBeLessThan((await ink(draw(card).scene)) / 2);
    }
  });
});

describe("the back of a Garden Incursion card", () => {
  it("is the same on all that is shuffled, and says that a worker lying on its face is spent", async () => {
    const { starter, draw } = await faces();
    const shuffled = [...starter.cards].filter(
      ([, { type, token }]) => type !== "queen" && type !== "skills" && token !== true,
    );
    const backs = shuffled.map(([id, card]) => draw(card, "back", id));
    expect(new Set(backs.map(({ scene }) => looks(scene))).size).toBe(1);
    expect(backs.flatMap(({ problems }) => problems)).toEqual([]);
    expect(wordsOf(backs[0]!.scene)).toContain("SPENT");
  });

  it.each([
    ["amber-sovereign", "QUEEN"],
    ["hatchling", "TOKEN"],
    ["clover-bees", "SKILLS"],
  ])("names what never lies in a deck: %s is a %s", async (id, word) => {
    const { starter, draw } = await faces();
    const { scene, problems } = draw(starter.card(id), "back");
    expect(problems).toEqual([]);
    expect(wordsOf(scene)).toContain(word);
    expect(wordsOf(scene)).not.toContain("SPENT");
  });
});
