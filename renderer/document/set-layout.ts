import { formatDocument } from "../../project/format";
import { manifestPath } from "../../project/paths";
import { type LayoutName, layoutLabels } from "../../schemas/layouts";
import type { Manifest } from "../../schemas/manifest";
import { manifestOf } from "../state/manifest";
import { currentProject } from "../state/open-project";
import { writeText } from "./write-text";

/** The layout that all cards of the set have, or those of a type. Each choice is one step of the project's history. */

function write(label: string, change: (manifest: Manifest) => Manifest): void {
  const manifest = manifestOf(currentProject());
  if (manifest) writeText(manifestPath, formatDocument(change(manifest), "manifest", manifest.game), label);
}

export const chooseLayout = (layout: LayoutName): void =>
  write(`Layout of the set: ${layoutLabels[layout]}`, ({ layout: _former, ...manifest }) =>
    layout === "card" ? manifest : { ...manifest, layout },
  );

export const chooseLayoutOf = (kind: string, layout: LayoutName | undefined): void =>
  write(`Layout of some cards`, ({ layouts: former = {}, ...manifest }) => {
    const { [kind]: _former, ...others } = former;
    const layouts = layout === undefined ? others : { ...others, [kind]: layout };
    return Object.keys(layouts).length === 0 ? manifest : { ...manifest, layouts };
  });
