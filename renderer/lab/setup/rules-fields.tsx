import { useState } from "react";
import { layered } from "../../../engine/core/options";
import { cardGame } from "../../../engine/games/registry";
import { manifestOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { HouseRules } from "../../ui/house-rules/house-rules";
import type { SetupProps } from "./setup-panel";

/** The house rules of this question, where they aren't those of the set. */
export function RulesFields({ game, experiment, isReadOnly, change }: SetupProps) {
  const manifest = useProject(manifestOf);
  const [sought, seek] = useState("");
  const { options: specs, presets = [] } = cardGame(game);
  return (
    <HouseRules
      specs={specs}
      presets={presets}
      standard={layered(presets, manifest?.options)}
      options={experiment.options ?? {}}
      disabled={isReadOnly}
      sought={sought}
      onSeek={seek}
      onChange={(options) =>
        change({ options: Object.keys(options).length > 0 ? { ...options } : undefined }, "/options")
      }
    />
  );
}
