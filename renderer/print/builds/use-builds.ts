import { useMemo } from "react";
import { buildsOf, type NamedBuild } from "../../../project/builds";
import { formatDocument } from "../../../project/format";
import { buildPath } from "../../../project/paths";
import type { Build } from "../../../schemas/build";
import { gameOf } from "../../state/manifest";
import { currentProject, editFile, useProject } from "../../state/open-project";

export function useBuilds(): NamedBuild[] {
  const files = useProject((state) => state.files);
  return useMemo(() => buildsOf(files), [files]);
}

/** One that every set can be becomes the project's own by being changed. */
export function writeBuild(id: string, build: Build, label: string): boolean {
  const game = gameOf(currentProject());
  return game !== undefined && editFile(buildPath(id), formatDocument(build, "build", game), { label });
}
