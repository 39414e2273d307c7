import type { Options } from "../engine/core/options";
import { cardGame } from "../engine/games/registry";
import type { Manifest } from "../schemas/manifest";
import { houseRulesOf } from "./house-rules";

/** In what a set differs from its game. */
export function ownRulesOf(manifest: Manifest): Options {
  const { rules } = houseRulesOf(manifest);
  const { options: specs } = cardGame(manifest.game);
  return Object.fromEntries(
    specs.flatMap(({ name, default: usual }) =>
      rules[name] === undefined || rules[name] === usual ? [] : [[name, rules[name]]],
    ),
  );
}

/** The same as a set writes it down: by the name of a preset, where one says just that; nothing, where it plays as its game does. */
export function writtenRules({ game }: Pick<Manifest, "game">, own: Options): Manifest["options"] {
  const { options: specs, presets = [] } = cardGame(game);
  if (Object.keys(own).length === 0) return undefined;
  const preset = presets.find(({ options }) =>
    specs.every(({ name, default: usual }) => (own[name] ?? usual) === (options[name] ?? usual)),
  );
  return preset ? { preset: preset.id } : { ...own };
}
