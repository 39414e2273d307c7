import type { Problem } from "../../../../schemas/problem";
import { onlyKey } from "../../../core/compiler";
import { EffectError } from "../../../core/effect-error";
import { refuseIdle, refuseUntimed } from "../../../core/idle-ability";
import type { Json, Test, Vocabulary } from "../../../core/vocabulary";
import { type Card, type GardenAbility, gardenDefaults, gardenMarks, gardenStrengths } from "../card-schema";
import { report } from "../problems";
import {
  bound,
  type CompiledSet,
  type Design,
  type Effect,
  type Handler,
  numberNames,
  ownSlots,
  pieceNames,
  type Site,
  type Trigger,
} from "./compiled-set";
import { type CounterKind, counterIndex, type State } from "./state";
import { addStatic, type Statics } from "./statics";
import { matcher, piecesOf, thousandths } from "./vocabulary/filters";
import { GardenCompiler } from "./vocabulary/parts";

/** Cards become designs: their values, and what they do compiled and sorted by when it happens. */

/** Values of a card without what it does. */
export function designOfCard({ designs }: Pick<CompiledSet, "designs">, id: string, card: Card): Design {
  const { type, cost, attack, defence, ap, range } = { ...gardenDefaults, ...card };
  const { keywords = {} } = card;
  return {
    index: designs.length,
    id,
    name: card.name || id,
    type,
    isCreature: type === "creature" || type === "queen",
    isQueen: type === "queen",
    isStructure: type === "structure",
    tribe: card.tribe,
    subtype: card.subtype,
    token: card.token ?? false,
    cost: type === "queen" || type === "worker" ? 0 : cost,
    attack,
    defence,
    ap: type === "structure" ? 0 : ap,
    range: thousandths(range),
    keywords: [
      ...gardenMarks.map((name) => (keywords[name] ? 1 : 0)),
      ...gardenStrengths.map((name) => keywords[name] ?? 0),
    ],
    condition: undefined,
    site: undefined,
    play: undefined,
    specials: [],
    skills: [],
    triggers: {},
    auras: [],
    costMods: [],
    sources: [],
    bonuses: [],
  };
}

/** Compiles what a card does into its design; the programs go to the set. Throws an `EffectError` for the first that can't be. */
export function compileCard(set: CompiledSet, vocabulary: Vocabulary<State>, design: Design, card: Card): void {
  const compiler = (): GardenCompiler => {
    const made = new GardenCompiler(vocabulary, ownSlots);
    for (const name of pieceNames) made.bind(name, "object", false, bound[name]);
    for (const name of numberNames) made.bind(name, "number", false, bound[name]);
    return made;
  };
  const effect = (tree: Json | undefined): Effect => {
    const made = compiler();
    if (tree !== undefined) made.effect(tree);
    return { program: set.programs.push(made.steps) - 1, needs: made.needs };
  };
  const test = (tree: unknown): Test<State> | undefined =>
    tree === undefined ? undefined : compiler().test(tree as Json);

  const statics: Statics = { auras: [], costMods: [], sources: [], bonuses: [] };
  const triggers: Partial<Record<Trigger, Handler[]>> = {};
  const plays: Json[] = [];
  (card.abilities ?? []).forEach((ability, nth) => {
    refuseIdle(ability, "static");
    refuseUntimed(ability);
    if (ability.static !== undefined) addStatic(set, compiler(), statics, ability.static as Json);
    if (ability.on === undefined) return;
    if (ability.on === "play") {
      plays.push(...playsOf(ability, card));
      return;
    }
    const of = ability.of === undefined ? undefined : matcher(set, ability.of as Json, compiler());
    const handler: Handler = {
      ...effect(ability.do as Json | undefined),
      once: ability.once ? 1 << nth : 0,
      condition: test(ability.if),
      of,
    };
    triggers[ability.on] = [...(triggers[ability.on] ?? []), handler];
  });
  Object.assign(design, statics, { triggers });
  if (plays.length > 0) design.play = effect(plays);
  design.specials = (card.specials ?? []).map(({ name, ap, energy = 0, do: tree }) => ({
    name,
    ap,
    energy,
    ...effect(tree as Json | undefined),
  }));
  design.skills = (card.skills ?? []).map((skill) => ({
    name: skill.name,
    title: skill.title,
    phase: skill.phase as "spawning" | "action" | "any",
    once: skill.once ?? true,
    ap: skill.ap ?? 0,
    energy: skill.energy ?? 0,
    spends: skill.spend === undefined ? -1 : spendIndex(skill.spend),
    yields: skill.spend !== undefined && yieldsEnergy(skill.do as Json) ? 1 : 0,
    condition: test(skill.if),
    ...effect(skill.do as Json),
  }));
  design.condition = test(card.spawnCondition);
  design.site = card.site === undefined ? undefined : compileSite(set, compiler(), card.site as Json);
  const { has } = set;
  const having = (known: boolean[] | undefined): boolean[] =>
    (known ?? set.designs.map(() => false)).map((has, index) => has || index === design.index);
  for (const { stat } of design.auras) has.auras[stat] = having(has.auras[stat]);
  has.bonuses ||= design.bonuses.length > 0;
  if (design.costMods.length > 0) has.costMods = having(has.costMods);
  has.otherDeath ||= triggers.otherDeath !== undefined;
  has.sticky ||= (card.keywords?.sticky ?? false) || mentions(card, "sticky");
}

export const badCard = ({ id, name }: Design, reason: string): Problem =>
  report("garden-incursion/bad-ability", { card: id }, { card: name, reason });

/** The skill sheets by tribe. */
export function findSheets(set: CompiledSet): void {
  const sheets = set.designs.filter(({ type }) => type === "skills");
  set.sheets = new Map(sheets.flatMap((sheet) => (sheet.tribe === undefined ? [] : [[sheet.tribe, sheet]])));
}

/** The parts of a card that do something. */
export const partsOf = ({ abilities, specials, skills, spawnCondition, site }: Card): unknown => [
  abilities,
  specials,
  skills,
  spawnCondition,
  site,
];

/** An ability card does all of this when it is played, one after the other. */
function playsOf(ability: GardenAbility, { type }: Card): Json[] {
  if (type !== "ability") throw new EffectError("Only ability cards do something when they are played: use “spawn”.");
  const body = (ability.do === undefined ? [] : ability.do) as Json;
  // biome-ignore lint/suspicious/noThenProperty: the word of the file format.
  if (ability.if !== undefined) return [{ if: { if: ability.if as Json, then: body } }];
  return Array.isArray(body) ? body : [body];
}

const mentions = (card: Card, keyword: string): boolean =>
  JSON.stringify([card.abilities, card.specials, card.skills] as unknown[]).includes(`"keyword":"${keyword}"`);

function spendIndex(kind: string): number {
  const index = counterIndex[kind as CounterKind];
  if (index === undefined) throw new EffectError(`There are no “${kind}” counters.`);
  return index;
}

/** Whether one counter more is one energy more. */
const yieldsEnergy = (tree: Json): boolean =>
  Array.isArray(tree)
    ? tree.some(yieldsEnergy)
    : onlyKey(tree) === "energy" && (tree as Record<string, Json>)["energy"] === "n";

/** { near: [ranges, anchors] } or { same: anchors }. */
function compileSite(set: CompiledSet, compiler: GardenCompiler, tree: Json): Site {
  const { near, same } = (tree ?? {}) as { near?: readonly [number, Json]; same?: Json };
  if (Array.isArray(near) && typeof near[0] === "number") {
    const many = Array.isArray(near[1]) ? (near[1] as Json[]) : [near[1]];
    const anchors = many.map((each) => piecesOf(set, each, compiler));
    return { r: thousandths(near[0]), anchors: (state, frame) => anchors.flatMap((each) => each(state, frame)) };
  }
  if (same === undefined) throw new EffectError("A location says near what it is, or at the same position as what.");
  return { r: -1, anchors: piecesOf(set, same, compiler) };
}
