import type { Problem } from "../../../../schemas/problem";
import { Compiler } from "../../../core/compiler";
import { refuseIdle } from "../../../core/idle-ability";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import { type BattleFarmAbility, battleFarmGroups, battleFarmRarities, type Card } from "../card-schema";
import type { Options } from "../options";
import { report } from "../problems";
import type { CompiledSet, Design } from "./compiled-set";
import { bedType, type State } from "./state";

/** Cards become designs: their values, and their abilities compiled and sorted by trigger. */

/** The card as it is in an edition (rules §3.1). */
function inEdition(card: Card, { edition }: Pick<Options, "edition">): Card {
  if (edition !== "later") return card;
  const { later = {}, ...rest } = card;
  // In the later edition every class card is used once in a game, and nothing can be replayed.
  const limit = card.kind === "class" ? { limit: "oncePerGame" as const } : {};
  return { ...rest, replayable: false, ...limit, ...later };
}

/** Keywords hold in both editions. */
export const prepend = (card: Card, more: readonly unknown[]): Card => {
  const before = (own: readonly BattleFarmAbility[] = []) => [...(more as readonly BattleFarmAbility[]), ...own];
  const { abilities, later } = card;
  return {
    ...card,
    abilities: before(abilities),
    ...(later?.abilities && { later: { ...later, abilities: before(later.abilities) } }),
  };
};

/** Values of a card without its abilities. */
export function designOfCard({ options, designs }: CompiledSet, id: string, card: Card): Design {
  const { name, kind, rarity, group, value, replayable, limit, beds = [], bonus = {} } = inEdition(card, options);
  return {
    index: designs.length,
    id,
    name: name || id,
    kind,
    grade: kind === "class" ? 0 : battleFarmRarities.indexOf(rarity ?? "common") + 1,
    colour: kind === "crop" ? battleFarmGroups.indexOf(group ?? "yellow") : -1,
    value,
    replayable: replayable ?? false,
    oncePerGame: limit === "oncePerGame",
    inDeck: false,
    beds: beds.map((bed) => bedType[bed]),
    bonus: { coins: bonus.coins ?? 0, fertilizers: bonus.fertilizers ?? 0, card: bonus.card ?? "" },
    on: {},
    effect: -1,
    needs: [],
    live: null,
  };
}

export function markDeck({ designs, decks }: CompiledSet): void {
  for (const index of decks[0]!) designs[index]!.inDeck = true;
}

/** What every effect's frame begins with: the bed it is about. */
const ownSlots = 1;

export function compileCard(set: CompiledSet, words: Vocabulary<State>, design: Design, card: Card): void {
  compileAbilities(set, words, design, inEdition(card, set.options).abilities ?? []);
}

/** Compiles abilities into a design. Throws an `EffectError` for what can't be. */
export function compileAbilities(
  set: CompiledSet,
  words: Vocabulary<State>,
  design: Design,
  abilities: readonly BattleFarmAbility[],
): void {
  set.needs = [];
  set.branches = 0;
  const effects: Json[] = [];
  for (const ability of abilities) {
    const { on = [], do: effect, worth } = ability;
    refuseIdle(ability, "worth");
    if (worth !== undefined) {
      const value = new Compiler(words, ownSlots).value(worth as Json);
      const before = design.live;
      design.live = before === null ? value : (state, frame) => before(state, frame) + value(state, frame);
    }
    if (effect === undefined) continue;
    if (design.kind !== "crop") {
      effects.push(effect as Json);
      continue;
    }
    for (const trigger of on) {
      if (trigger === "whileGrowing") continue;
      const program = addProgram(set, words, effect as Json);
      if (program >= 0) design.on[trigger] = [...(design.on[trigger] ?? []), program];
    }
  }
  if (effects.length > 0) design.effect = addProgram(set, words, effects);
  design.needs = set.needs;
}

/** The number of the new program; -1 for an effect that by the house rules is none. */
function addProgram({ programs }: CompiledSet, words: Vocabulary<State>, effect: Json): number {
  const compiler = new Compiler(words, ownSlots);
  compiler.effect(effect);
  return compiler.isEmpty ? -1 : programs.push(compiler.steps) - 1;
}

export const badCard = ({ id, name }: Design, reason: string): Problem =>
  report("battle-farm/bad-effect", { card: id }, { card: name, reason });
