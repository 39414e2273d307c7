import { useState } from "react";
import { isPortablePath, twinKey } from "../../project/names";
import { renamePicture } from "../../project/pictures/rename-picture";
import { pictureName } from "../form/art/known-pictures";
import { count } from "../state/count";
import { currentProject, runEdit } from "../state/open-project";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import type { AssetRow } from "./asset-rows";

interface Props {
  row: AssetRow;
  onClose(): void;
  onRenamed(path: string): void;
}

/** The file and whatever names it, as one step; its folder and its ending stay. */
export function RenamePictureDialog({ row: { path, cards }, onClose, onRenamed }: Props) {
  const [, folder = "", stem = "", ending = ""] = /^(.*\/)([^/]*?)(\.[^./]*)$/.exec(path) ?? [];
  const [name, setName] = useState(stem);
  const to = `${folder}${name.trim()}${ending}`;
  const assets = currentProject().open?.assets ?? [];
  const isTaken = assets.some((asset) => asset.path !== path && twinKey(asset.path) === twinKey(to));
  const fault = isTaken
    ? "Another picture has this name."
    : name.trim() === "" || /[/\\]/.test(name) || !isPortablePath(to)
      ? 'A name that works on every computer: no / \\ : * ? " < > |, and no dot at its ends.'
      : undefined;
  const rename = () => {
    onClose();
    if (to !== path && runEdit(renamePicture(currentProject().files, path, to))) onRenamed(to);
  };
  return (
    <FormDialog
      title={`Rename ${pictureName(path)}`}
      action="Rename"
      disabled={fault !== undefined}
      onClose={onClose}
      onSubmit={rename}
    >
      <TextField
        id="picture-name"
        label="File name"
        autoFocus
        selectOnFocus
        value={name}
        onChange={setName}
        fault={fault}
        note={
          cards.length > 0 ? `Without “${ending}”. ${count(cards.length, "card")} will follow.` : `Without “${ending}”.`
        }
        maxLength={120}
      />
    </FormDialog>
  );
}
