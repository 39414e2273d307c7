import { describe, expect, it } from "vitest";
import { type Card as HatchCard, hatchGifts } from "../../engine/games/hatch/card-schema";
import { gameFaces, looks } from "./face-kit";

const dragon = (card: Partial<HatchCard>): HatchCard => ({ name: "A dragon", gives: "food", power: 9, ...card });

describe("the face of a Hatch card (rules §11)", () => {
  it("fits every card of the starter set, in colour and with little ink", async () => {
    const { starter, draw } = await gameFaces<HatchCard>("hatch");
    for (const [id, card] of starter.cards) {
      expect(draw(card, "card", id).problems, id).toEqual([]);
      expect(draw(card, "thrifty", id).problems, id).toEqual([]);
    }
  });

  it("hangs the needs down from the top left and begins a second column after five", async () => {
    const { draw, place } = await gameFaces<HatchCard>("hatch");
    const five = place(draw(dragon({ needs: { food: 2, fire: 3 } })).scene, "/needs");
    const six = place(draw(dragon({ needs: { food: 2, fire: 3 }, skulls: 1 })).scene, "/needs");
    expect(five?.x).toBeLessThan(4);
    expect(five?.width).toBeLessThan(9);
    expect(six?.height).toBeCloseTo(five?.height ?? 0);
    expect(six?.width).toBeGreaterThan(16);
  });

  it("has the power at the top right and the name between both", async () => {
    const { draw, place } = await gameFaces<HatchCard>("hatch");
    const { scene } = draw(dragon({ name: "Mourning Warden", needs: { love: 1 }, power: 150 }));
    const [needs, name, power] = [place(scene, "/needs"), place(scene, "/name"), place(scene, "/power")];
    expect(name?.x).toBeGreaterThan((needs?.x ?? 0) + (needs?.width ?? 0));
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(power?.x ?? 0);
    expect((power?.y ?? 99) + (power?.height ?? 0)).toBeLessThan(20);
  });

  it("leaves the picture 55 × 42 mm beside a usual ability", async () => {
    const { starter, draw, place } = await gameFaces<HatchCard>("hatch");
    const art = place(draw(starter.card("cinder-magpie")).scene, "/art");
    expect(art?.width).toBeCloseTo(55, 0);
    expect(art?.height).toBeGreaterThan(41.5);
  });

  it.each(hatchGifts)("still shows what it gives when only 12 mm of it look out under an egg: %s", async (gives) => {
    const { draw, place } = await gameFaces<HatchCard>("hatch");
    const { scene } = draw(dragon({ gives }));
    const gift = place(scene, "/gives");
    expect(gift?.y).toBeGreaterThan(88 - 12.5);
    expect((gift?.x ?? 0) + (gift?.width ?? 0) / 2).toBeCloseTo(31.5);
    const turned = scene.items.filter(({ field }) => field === "/gives");
    for (const { matrix } of turned) expect(Math.sign(matrix?.[0] ?? 1)).toBe(-1);
    const ground = scene.items.find((item) => item.kind === "rect" && item.box.y >= 74 && item.box.width >= 63);
    const others = hatchGifts.filter((one) => one !== gives).map((one) => draw(dragon({ gives: one })).scene);
    for (const other of others) expect(other.items).not.toContainEqual(ground);
  });

  it("saves more than half of the ink when asked to", async () => {
    const { starter, draw, ink } = await gameFaces<HatchCard>("hatch");
    for (const id of ["crumb-drake", "first-flame", "twinflame-oracle"]) {
      const card = starter.card(id);
      expect(await ink(draw(card, "thrifty").scene), id).toBeLessThan((await ink(draw(card).scene)) / 2);
    }
  });
});

it("gives every card of Hatch the same back, so that none is known from behind", async () => {
  const { starter, draw } = await gameFaces<HatchCard>("hatch");
  const backs = new Set([...starter.cards].map(([id, card]) => looks(draw(card, "back", id).scene)));
  expect(backs.size).toBe(1);
});
