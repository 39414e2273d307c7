import { expect, test } from "vitest";
import { callCli } from "./run-cli";

interface Listed {
  id: string;
  cost?: string;
  worth?: { value?: number; cost: number; parts: Record<string, number> };
}
const cards = async (query: string): Promise<Listed[]> =>
  JSON.parse((await callCli(["cards", "templates/castle-lanes/starter", "--query", query, "--json"])).out).cards;

test("cards are listed with what they are worth, part by part", async () => {
  const [guard, ...others] = await cards('name:"royal guard"');
  expect(others).toEqual([]);
  const { value, cost, parts } = guard!.worth!;
  expect(cost).toBe(4);
  expect(value).toBeCloseTo(Object.values(parts).reduce((sum, part) => sum + part, 0));
  expect(Object.keys(parts)).toEqual(["Body"]);
});

test("cards that nobody pays for are listed without", async () => {
  expect((await cards("type:class")).map(({ worth }) => worth)).toEqual([undefined, undefined]);
});

test("numbers of cards are asked for in the search", async () => {
  const dear = await cards("cost>=5");
  expect(dear.length).toBeGreaterThan(3);
  expect(dear.every(({ cost }) => Number(cost) >= 5)).toBe(true);
  const bargains = await cards("unit=1 worth-cost>0.3");
  expect(bargains.length).toBeGreaterThan(0);
  for (const { worth } of bargains) expect(worth!.value! - worth!.cost).toBeGreaterThan(0.3);
});
