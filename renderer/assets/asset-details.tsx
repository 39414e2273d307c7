import Button from "@mui/material/Button";
import { ImageUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { creditPictures, replacePicture } from "../../project/pictures/change-pictures";
import { Art } from "../../schemas/common";
import { licenceWords, pictureLicences } from "../../schemas/licences";
import { pictureTypes } from "../form/art/add-picture";
import { pictureName } from "../form/art/known-pictures";
import { PictureLibrary } from "../form/art/picture-library";
import { addAsset } from "../state/add-asset";
import { count } from "../state/count";
import { deleteAssets } from "../state/delete-assets";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit, useReadOnly } from "../state/open-project";
import { TextField } from "../ui/fields/text-field";
import { pickFile } from "../ui/text-files";
import { type AssetRow, commonCredit } from "./asset-rows";
import styles from "./assets.module.css";
import { CardUses } from "./card-uses";
import { RenamePictureDialog } from "./rename-picture-dialog";
import { ShelfDetails } from "./shelf-details";
import { useThumbnail } from "./use-thumbnail";

interface Props {
  rows: readonly AssetRow[];
  /** They are there no more. */
  onGone(): void;
  onRenamed(path: string): void;
}

/** One picture, or what several have in common: where it is used, whose it is, and what can be done with it. */
export function AssetDetails({ rows, onGone, onRenamed }: Props) {
  const [renaming, setRenaming] = useState(false);
  const readOnly = useReadOnly();
  const [first] = rows;
  const one = rows.length === 1 ? first : undefined;
  const used = rows.filter(({ cards }) => cards.length > 0);
  const unused = rows.filter(({ cards, isMissing }) => cards.length === 0 && !isMissing);
  const title = one ? pictureName(one.path) : count(rows.length, "picture");
  return (
    <ShelfDetails label="About the picture" title={title}>
      {one && <Preview row={one} />}
      {one && <CardUses cards={one.cards} ids={one.ids} />}
      {used.length > 0 && <CreditFields key={rows.map(({ path }) => path).join()} rows={used} readOnly={readOnly} />}
      {used.length === 0 && (
        <p className={styles.note}>Whose a picture is, is noted with the cards that show it: put it on one first.</p>
      )}
      <div className={styles.actions}>
        {one && one.cards.length > 0 && <ReplaceButton row={one} disabled={readOnly} />}
        {one && !one.isMissing && (
          <Button size="small" startIcon={<Pencil aria-hidden />} disabled={readOnly} onClick={() => setRenaming(true)}>
            Rename…
          </Button>
        )}
        {one && renaming && <RenamePictureDialog row={one} onClose={() => setRenaming(false)} onRenamed={onRenamed} />}
        {unused.length > 0 && (
          <Button
            size="small"
            startIcon={<Trash2 aria-hidden />}
            disabled={readOnly}
            onClick={() => {
              onGone();
              void deleteAssets(unused.map(({ path }) => path));
            }}
          >
            {unused.length === 1 ? "Delete" : `Delete ${unused.length} that are on no card`}
          </Button>
        )}
      </div>
    </ShelfDetails>
  );
}

function Preview({ row: { path, version, isMissing } }: { row: AssetRow }) {
  const thumbnail = useThumbnail(path, isMissing ? undefined : version);
  if (!thumbnail) return null;
  return <img className={styles.preview} src={`data:image/webp;base64,${thumbnail.base64}`} alt="" />;
}

const fields = [
  { key: "author", label: "Artist" },
  { key: "source", label: "Source" },
  { key: "licence", label: "Licence" },
] as const;

const longest = Object.fromEntries(
  fields.map(({ key }) => [key, (Art.properties[key] as { maxLength?: number }).maxLength]),
);

/** Written to all cards that show them, when one leaves the field. */
function CreditFields({ rows, readOnly }: { rows: readonly AssetRow[]; readOnly: boolean }) {
  const write = (key: (typeof fields)[number]["key"], value: string) => {
    const { files } = currentProject();
    const game = gameOf({ files });
    const paths = rows.map(({ path }) => path);
    if (game) runEdit(creditPictures(files, game, paths, { [key]: value.trim() }));
  };
  return (
    <div className={styles.credits}>
      {fields.map(({ key, label }) => {
        const common = commonCredit(rows, key);
        const isLicence = key === "licence";
        return (
          <TextField
            key={key}
            id={`asset-${key}`}
            label={label}
            lazy
            value={common ?? ""}
            placeholder={common === undefined ? "mixed" : ""}
            known={isLicence ? pictureLicences.map(({ name, words }) => ({ value: name, label: words })) : undefined}
            note={isLicence ? licenceWords(pictureLicences, common ?? "") : undefined}
            maxLength={longest[key]}
            disabled={readOnly}
            onChange={(value) => write(key, value)}
          />
        );
      })}
    </div>
  );
}

function ReplaceButton({ row, disabled }: { row: AssetRow; disabled: boolean }) {
  const [choosing, setChoosing] = useState(false);
  const replace = (to: string, credits = {}) => {
    setChoosing(false);
    const { files } = currentProject();
    const game = gameOf({ files });
    if (game && to !== row.path) runEdit(replacePicture(files, game, row.path, to, credits));
  };
  const add = () =>
    pickFile(pictureTypes, async (file) => {
      const path = await addAsset(file);
      if (path !== undefined) replace(path);
    });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ImageUp aria-hidden />}
        disabled={disabled}
        onClick={() => setChoosing(true)}
      >
        {row.cards.length === 1 ? "Choose another…" : `Choose another for all ${row.cards.length}…`}
      </Button>
      {choosing && (
        <PictureLibrary
          chosen={row.path}
          onChoose={({ path, credits }) => replace(path, credits)}
          onAdd={add}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
