import type { KeptSheet, Manifest } from "../../schemas/manifest";
import type { PlannedEdit } from "../commands";
import { formatDocument } from "../format";
import { manifestPath } from "../paths";
import { type Files, manifestOf } from "../project-text";
import { layoutsRenaming, withNumberRenamed } from "../rename-number";

/** What a project keeps of its sheet: which columns it shows, and the numbers that it works out. */

function keep(label: string, manifest: Manifest): PlannedEdit {
  const { sheet, numbers, ...others } = manifest;
  const changed = {
    ...others,
    ...(numbers && Object.keys(numbers).length > 0 && { numbers }),
    ...(sheet && { sheet }),
  };
  return { label, changes: [{ path: manifestPath, text: formatDocument(changed, "manifest", manifest.game) }] };
}

/** Nothing, for the columns that a sheet begins with. */
export function changeSheet(files: Files, sheet: KeptSheet | undefined): PlannedEdit {
  const { sheet: _former, ...manifest } = manifestOf(files)!;
  return keep("Change the columns of the sheet", sheet ? { ...manifest, sheet } : manifest);
}

/** In the place of the one that was called `former`, whose new name is then said wherever it was named. */
export function keepNumber(
  files: Files,
  former: string | undefined,
  number: { name: string; text: string } | undefined,
): PlannedEdit {
  const isRenamed = former !== undefined && number !== undefined && former !== number.name;
  const before = manifestOf(files)!;
  const manifest = isRenamed ? withNumberRenamed(before, former, number.name) : before;
  const written = number ? [[number.name, number.text] as const] : [];
  const known = Object.entries(manifest.numbers ?? {});
  const numbers = Object.fromEntries([
    ...known.flatMap((one) => (one[0] === former ? written : [one])),
    ...(former === undefined ? written : []),
  ]);
  const renamed = manifest.sheet?.columns.flatMap((column) =>
    column.name !== `number.${former}` ? column : number ? { ...column, name: `number.${number.name}` } : [],
  );
  const columns = renamed && number && former === undefined ? [...renamed, { name: `number.${number.name}` }] : renamed;
  const sheet = columns && manifest.sheet && { ...manifest.sheet, columns };
  const { sheet: _former, ...others } = manifest;
  const label = number ? `Work out ${number.name}` : `Delete the number ${former}`;
  const edit = keep(label, { ...others, numbers, ...(sheet && { sheet }) });
  return isRenamed ? { ...edit, changes: [...edit.changes, ...layoutsRenaming(files, former, number.name)] } : edit;
}
