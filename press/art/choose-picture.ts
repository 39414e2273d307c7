import type { ArtLight } from "../../schemas/common";
import { artLights, mostCompanions } from "../../schemas/common";
import { isRecord } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import { hash, numbersFrom } from "../geometry";
import { fillText, holds, readPath, type Scope } from "../values";
import type { ArtColours, ArtRule, ArtStyle, Scenery } from "./art-style";

/** What a card's picture is made of: what the card says, and what follows from it where it says nothing. */
export interface ChosenPicture {
  scenery: string;
  colours: string;
  light: ArtLight;
  figure: string;
  companions: readonly string[];
  random(): number;
}

export function choosePicture(style: ArtStyle, id: string, scope: Scope): ChosenPicture | undefined {
  const said = readPath("card.art.picture", scope);
  const rule = style.rules.find(({ when }) => holds(when, scope));
  if (!isRecord(said) || !rule) return undefined;
  const seed = typeof said["seed"] === "number" ? said["seed"] : 0;
  // Another scenery or light moves nothing else: each choice draws from numbers of its own.
  const drawn = <T>(what: string, list: readonly T[]): T =>
    list[Math.floor(numbersFrom(hash(`${id} ${seed} ${what}`))() * list.length)] as T;
  const scenery = known(style.sceneries, said["scenery"]) ?? drawn("scenery", rule.sceneries);
  const { figure, companions } = whoIsShown(style, rule, said, scope, (list) => drawn("figure", list));
  return {
    scenery,
    colours: known(style.colours, said["colours"]) ?? coloursOf(rule, style, scope),
    light: artLights.find((one) => one === said["light"]) ?? drawn("light", usualLights),
    figure,
    companions,
    random: numbersFrom(hash(`${id} ${seed}`)),
  };
}

/** The others are for those who ask for them: most cards should be seen well, and share what they are drawn with. */
const usualLights = ["day", "evening"] as const satisfies readonly ArtLight[];

const known = (list: Readonly<Record<string, unknown>>, name: unknown): string | undefined =>
  typeof name === "string" && ownValue(list, name) !== undefined ? name : undefined;

function coloursOf({ colours }: ArtRule, style: ArtStyle, scope: Scope): string {
  const wanted = fillText(colours, scope).split("|").map(asName);
  return wanted.find((name) => known(style.colours, name)) ?? (Object.keys(style.colours)[0] as string);
}

/** `Copperhill Ants` is called `copperhill-ants` here. */
const asName = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

function whoIsShown(
  { words }: ArtStyle,
  { icons, among }: ArtRule,
  said: Readonly<Record<string, unknown>>,
  scope: Scope,
  pick: (list: readonly string[]) => string,
): Pick<ChosenPicture, "figure" | "companions"> {
  const own = readPath("card.art.icon", scope);
  const name = readPath("card.name", scope);
  const named = typeof name === "string" ? name.toLowerCase().split(/[^\p{L}]+/u) : [];
  const told = named.flatMap((word) => ownValue(words, word) ?? []);
  const all = [...new Set([...(typeof own === "string" && own !== "" ? [own] : []), ...told])];
  const figure = all.find((icon) => among === undefined || among.includes(icon)) ?? pick(icons);
  if (said["alone"] === true) return { figure, companions: [] };
  const wished = Array.isArray(said["companions"]) ? said["companions"].filter((one) => typeof one === "string") : [];
  if (wished.length > 0) return { figure, companions: wished.slice(0, mostCompanions) };
  return { figure, companions: all.filter((one) => one !== figure && !among?.includes(one)).slice(0, 2) };
}

/** What may lie about in its scenery, besides what is chosen for the card. */
export const iconsAround = ({ sceneries }: ArtStyle, { scenery }: ChosenPicture): string[] =>
  (sceneries[scenery]?.layers ?? []).flatMap((layer) =>
    "icons" in layer ? layer.icons.filter((icon) => icon !== "figure") : [],
  );

/** For whoever offers them: what there is to choose from, by name and in words. */
export const sceneriesOf = ({ sceneries }: ArtStyle): [string, string][] => titled(sceneries);
export const coloursIn = ({ colours }: ArtStyle): [string, string][] => titled(colours);
const titled = (list: Readonly<Record<string, Scenery | ArtColours>>): [string, string][] =>
  Object.entries(list).map(([name, { title }]) => [name, title]);
