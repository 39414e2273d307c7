import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { fontsOf } from "../../press/font-table";
import { type IconSubset, iconsOf } from "../../press/icon-source";
import { layOut } from "../../press/layout";
import { dressPiece } from "../../press/pieces";
import { readDocument } from "../../project/document";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Template } from "../../schemas/template";
import { readStarter } from "./starter";

/** A layout is only data: with any part of it gone or of another kind, it is refused by name, or drawn. */

type Part = { [key: string]: unknown };
const strange: readonly unknown[] = [undefined, null, 7, -1, "", "{{slots.nothing}}", "none", true, [], {}, [null]];
const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;

/** What all games' layouts are made of is drawn by the same code: a place that is known from one of them is tried there. */
const known = new Set<string>();

/** Each place of a layout, of those that are alike the first. */
function* placesIn(whole: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (!isPart(whole)) return;
  for (const [key, value] of Object.entries(whole)) {
    const place = [...path, key];
    const alike = [whole["kind"], ...place.filter((each) => !/^\d+$/.test(each)).slice(-3), typeof value].join("/");
    if (!known.has(alike)) yield place;
    known.add(alike);
    yield* placesIn(value, place);
  }
}

/** A copy with something else at one place; nothing there, if it is undefined. */
function changed(whole: Part, [key, ...rest]: readonly string[], value: unknown): Part {
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Part;
  if (rest.length > 0) copy[key!] = changed(copy[key!] as Part, rest, value);
  else if (value !== undefined) copy[key!] = value;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key!];
  return copy;
}

async function kitOf(game: GameId) {
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join("templates", game, ...path), "utf8"));
  const names = readdirSync(join("templates", game, "layouts")).map((file) => file.replace(/\.json$/, ""));
  const layouts = new Map(names.map((name) => [name, read("layouts", `${name}.json`) as Template]));
  const fonts = await fontsOnDisk(fontsOf([...layouts.values()]));
  const [[id, card] = ["", {}]] = readStarter<object>(game).cards;
  const face = { id, card, facts: cardGame(game).describe(card) };
  const around = { icons: iconsOf(read("icons.json") as IconSubset), set: { name: "Set" } };
  return { layouts, draw: (template: Template) => layOut(template, face, fonts, around) };
}

describe.each(gameIds)("%s", async (game) => {
  const { layouts, draw } = await kitOf(game);

  async function faultOf(name: string, changedLayout: Part): Promise<string | undefined> {
    const { value, problems } = readDocument<Template>(`templates/${name}.json`, JSON.stringify(changedLayout), game);
    if (!value) return problems[0]?.where.field === undefined ? "no field is named" : undefined;
    const find = async (wanted: string) => (wanted === name ? value : layouts.get(wanted));
    const dressed = await dressPiece({ id: name, name, template: name }, find);
    if (dressed.ok) draw(dressed.value.template);
    return undefined;
  }

  test.each([...layouts.keys()])("%s", { timeout: 120_000 }, async (name) => {
    const whole = layouts.get(name) as unknown as Part;
    const faults: string[] = [];
    for (const place of placesIn(whole)) {
      for (const value of strange) {
        const fault = await faultOf(name, changed(whole, place, value)).catch((reason: Error) => reason.message);
        if (fault !== undefined) faults.push(`/${place.join("/")} = ${JSON.stringify(value)}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
