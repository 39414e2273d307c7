import Button from "@mui/material/Button";
import { ImagePlus, Shapes, X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { isRecord, isWithin } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import { type Field, fieldsOf } from "../../document/schema-fields";
import { useProjectSurroundings } from "../../press/surroundings";
import { libraryIcon } from "../../press/symbol-library";
import { pictureTypes } from "../art/add-picture";
import { AdjustPicture, adjustKeys } from "../art/adjust-picture";
import styles from "../art/art.module.css";
import { ArtWell } from "../art/art-well";
import { iconWords, useIconLibrary } from "../art/icon-library";
import { IconPicker } from "../art/icon-picker";
import { useArt } from "../art/use-art";
import { type ControlProps, inputId, useForm } from "./control";
import { FieldFrame } from "./field-frame";
import { FieldView, problemsWithin } from "./field-view";

/** What this control shows in its own way; the other fields of the art are drawn as fields. */
const ownKeys = new Set<string>(["file", "icon", "focus", ...adjustKeys]);
const isAdjusting = ({ key }: Field): boolean => adjustKeys.some((own) => own === key);

/** A card's picture or symbol, the focus point, and whose work it is. */
export function ArtControl({ field, value, problems }: ControlProps) {
  const { game, change, disabled } = useForm();
  const { picture } = useProjectSurroundings();
  const library = useIconLibrary(game.id);
  const art = useArt(field.pointer, value, change);
  const [picking, setPicking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const fields = useMemo(() => fieldsOf(field.schema, field.pointer), [field]);
  const credits = fields.filter(({ key }) => !ownKeys.has(key));
  const shownElsewhere = art.file === undefined ? credits : [...credits, ...fields.filter(isAdjusting)];
  const own = problems.filter(
    ({ where }) => !shownElsewhere.some(({ pointer }) => isWithin(where.field ?? "", pointer)),
  );
  const outline = art.icon === undefined ? undefined : (ownValue(library?.icons, art.icon) ?? libraryIcon(art.icon)?.d);

  return (
    <FieldFrame field={field} problems={own} isGroup>
      <div className={styles.art}>
        <ArtWell
          href={art.file === undefined ? undefined : picture(art.file)}
          symbol={outline === undefined || !library ? undefined : { d: outline, size: library.size }}
          focus={art.focus}
          disabled={disabled}
          onFocus={art.setFocus}
          onFile={art.setFile}
        />
        <div className={styles.choices}>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={pictureTypes}
            data-testid="picture-file"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = "";
              if (file) void art.setFile(file);
            }}
          />
          <Button
            id={inputId(field.pointer)}
            size="small"
            variant="outlined"
            disabled={disabled}
            startIcon={<ImagePlus strokeWidth={1.75} />}
            onClick={() => chooser.current?.click()}
          >
            {art.file === undefined ? "Choose picture…" : "Replace picture…"}
          </Button>
          {art.file !== undefined && (
            <Button size="small" disabled={disabled} startIcon={<X strokeWidth={1.75} />} onClick={art.removeFile}>
              Remove picture
            </Button>
          )}
          {art.file === undefined && (
            <Button
              size="small"
              variant="outlined"
              disabled={disabled}
              startIcon={<Shapes strokeWidth={1.75} />}
              onClick={() => setPicking(true)}
            >
              {art.icon === undefined ? "Choose symbol…" : "Change symbol…"}
            </Button>
          )}
          {art.file === undefined && art.icon !== undefined && (
            <Button
              size="small"
              disabled={disabled}
              startIcon={<X strokeWidth={1.75} />}
              onClick={() => art.setIcon(undefined)}
            >
              Remove symbol
            </Button>
          )}
          <p>{explain(art.file, art.icon)}</p>
        </div>
      </div>
      {art.file !== undefined && (
        <AdjustPicture
          pointer={field.pointer}
          fields={fields}
          value={value}
          problems={problems}
          isAdjusted={art.isAdjusted}
          onReset={art.reset}
        />
      )}
      <div className={styles.credits}>
        {credits.map((credit) => (
          <FieldView
            key={credit.pointer}
            field={credit}
            value={isRecord(value) ? value[credit.key] : undefined}
            problems={problemsWithin(problems, credit.pointer)}
          />
        ))}
      </div>
      {picking && (
        <IconPicker
          game={game.id}
          chosen={art.icon}
          onClose={() => setPicking(false)}
          onChoose={(icon) => {
            art.setIcon(icon);
            setPicking(false);
          }}
        />
      )}
    </FieldFrame>
  );
}

function explain(file: string | undefined, icon: string | undefined): string {
  if (file !== undefined) return `${file.replace(/^art\//, "")}. Drag the ring to what must stay in view.`;
  if (icon !== undefined) return `Symbol: ${iconWords(icon)}. A picture takes its place.`;
  return "Without either, a symbol that fits the card is printed.";
}
