import { completeOptions, type Options } from "../engine/core/options";
import { cardGame } from "../engine/games/registry";
import type { Manifest } from "../schemas/manifest";
import type { Problem } from "../schemas/problem";

interface HouseRules {
  /** All of them: the game's own where the project says nothing, or nothing that can be had. */
  rules: Options;
  problems: Problem[];
}

const known = new WeakMap<Manifest, HouseRules>();

/** The house rules by which a project's cards and decks are judged. */
export function houseRulesOf(manifest: Manifest): HouseRules {
  const rules = known.get(manifest) ?? complete(manifest);
  known.set(manifest, rules);
  return rules;
}

function complete({ game, options = {} }: Manifest): HouseRules {
  const { options: specs, presets } = cardGame(game);
  const wished = completeOptions(specs, options, presets);
  if (wished.ok) return { rules: wished.value, problems: [] };
  const usual = Object.fromEntries(specs.map((spec) => [spec.name, spec.default]));
  return { rules: usual, problems: [{ ...wished.problem, where: { field: "/options" } }] };
}
