import type { BattleFarmAbility, BattleFarmCard } from "../../../../schemas/cards/battle-farm";
import { battleFarmGroups, battleFarmRarities } from "../../../../schemas/cards/battle-farm";
import { Compiler } from "../../../core/compiler";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import type { BattleFarmOptions } from "../options";
import { type BattleFarmState, bedType } from "./state";
import { type BattleFarmTable, type Design, firstEffect } from "./table";

/** Cards become designs: their values, and their abilities compiled and sorted by trigger. */

/** The card as it is in an edition (rules §3.1). */
export function inEdition(card: BattleFarmCard, { edition }: Pick<BattleFarmOptions, "edition">): BattleFarmCard {
  if (edition !== "later") return card;
  const { later = {}, ...rest } = card;
  // In the later edition every class card is used once in a game, and nothing can be replayed.
  const limit = card.kind === "class" ? { limit: "oncePerGame" as const } : {};
  return { ...rest, replayable: false, ...limit, ...(later as Partial<BattleFarmCard>) } as BattleFarmCard;
}

/** Values of a card without its abilities. */
export function designOfCard(index: number, id: string, card: BattleFarmCard, inDeck: boolean): Design {
  const { name, kind, rarity, group, value, replayable = false, limit, beds = [], bonus = {} } = card;
  return {
    index,
    id,
    name: name || id,
    kind,
    grade: kind === "class" ? 0 : battleFarmRarities.indexOf(rarity ?? "common") + 1,
    colour: kind === "crop" ? battleFarmGroups.indexOf(group ?? "yellow") : -1,
    value,
    replayable,
    oncePerGame: limit === "oncePerGame",
    inDeck,
    beds: beds.map((bed) => bedType[bed]),
    bonus: { coins: bonus.coins ?? 0, fertilizers: bonus.fertilizers ?? 0, card: bonus.card ?? "" },
    on: {},
    effect: -1,
    needs: [],
    live: null,
  };
}

/** What every effect's frame begins with: the bed it is about. */
const ownSlots = 1;
const compilerOf = (vocabulary: Vocabulary<BattleFarmState>): Compiler<BattleFarmState> =>
  new Compiler(vocabulary, ownSlots);

/** Compiles a card's abilities into its design. Throws an `EffectError` for what can't be. */
export function addAbilities(
  table: BattleFarmTable,
  vocabulary: Vocabulary<BattleFarmState>,
  design: Design,
  abilities: readonly BattleFarmAbility[],
): void {
  table.needs = [];
  table.branches = 0;
  const effects: Json[] = [];
  for (const { on = [], do: effect, worth } of abilities) {
    if (worth !== undefined) {
      const value = compilerOf(vocabulary).value(worth as Json);
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
      const program = addProgram(table, vocabulary, effect as Json);
      if (program >= 0) design.on[trigger] = [...(design.on[trigger] ?? []), program];
    }
  }
  if (effects.length > 0) design.effect = addProgram(table, vocabulary, effects);
  design.needs = table.needs;
}

/** The number of the new program; -1 for an effect that by the house rules is none. */
function addProgram(table: BattleFarmTable, vocabulary: Vocabulary<BattleFarmState>, effect: Json): number {
  const compiler = compilerOf(vocabulary);
  compiler.effect(effect);
  if (compiler.isEmpty) return -1;
  if (table.programs.length < firstEffect) table.programs.length = firstEffect;
  return table.programs.push(compiler.steps) - 1;
}
