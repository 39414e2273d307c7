import { expect, test } from "vitest";
import { printPresets } from "../../press/print-presets";
import { shopProblems } from "../../press/shop-check";
import { attacks, printedSheet } from "./orders";

/** What print services want, and what they won't take. */

test.each([
  ["tgc-poker", [825, 1125]],
  ["tgc-mini", [600, 825]],
  ["tgc-micro", [450, 600]],
  ["tgc-tarot", [900, 1500]],
  ["tgc-square", [1125, 1125]],
  ["tgc-jumbo", [1125, 1725]],
  ["mpc-poker", [822, 1122]],
  ["drivethru-poker", [825, 1125]],
] as const)("a picture for %s has %j pixels", (name, pixels) => {
  const { width, height } = printPresets[name].pixels;
  expect([width, height]).toEqual(pixels);
});

const { card, bleed } = printPresets["mpc-poker"];
test.each([
  ["as it is wanted", { shop: "mpc-poker", bleed }, card, 54, []],
  ["for nobody", { bleed: 0 }, { width: 10, height: 10 }, 1000, []],
  ["for a service that isn't known", { shop: "nobody", bleed: 0 }, card, 1, []],
  ["in another size", { shop: "mpc-poker", bleed }, { width: 57, height: 89 }, 54, ["press/shop-size"]],
  ["with little bleed", { shop: "mpc-poker", bleed: 2 }, card, 54, ["press/shop-bleed"]],
  ["with too many cards", { shop: "mpc-poker", bleed }, card, 613, ["press/shop-too-many"]],
  ["where no transparency is taken", { shop: "drivethru-poker", bleed: 3.175 }, card, 54, ["press/shop-flat"]],
] as const)("a print %s", (_, print, size, copies, codes) => {
  expect(shopProblems(print, size, copies).map(({ code }) => code)).toEqual(codes);
});

test("text that a service's cut may hit is told of with its own distance", async () => {
  const print = { paperSize: "card", bleed: 3.2, cardSize: "63.5x88.9" } as const;
  const edge = async (shop?: string) =>
    (await printedSheet({ ...print, ...(shop && { shop }) }, { cards: [attacks(1)] })).problems.filter(
      ({ code }) => code === "press/outside-safe",
    );
  const [own, asked] = [await edge(), await edge("tgc-poker")];
  expect(asked.length).toBeGreaterThanOrEqual(own.length);
  for (const { message } of asked) expect(message).toContain("3.2 mm");
});
