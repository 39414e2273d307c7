import { useMemo } from "react";
import type { Supply } from "../../engine/core/setup";
import { supplyOf } from "../../project/supply";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";

export function useSupply(): Supply | undefined {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  return useMemo(() => (game ? supplyOf(files, game) : undefined), [files, game]);
}
