import { useContext, useMemo } from "react";
import { isRecord, isWithin } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import { type Field, fieldsOf } from "../../document/schema-fields";
import { usePictureSize } from "../../press/picture-sizes";
import { useProjectSurroundings } from "../../press/surroundings";
import { libraryIcon } from "../../press/symbol-library";
import { AdjustPicture, adjustKeys } from "../art/adjust-picture";
import styles from "../art/art.module.css";
import { ArtChoices } from "../art/art-choices";
import { ArtWell } from "../art/art-well";
import { ArtWindowContext, sharpness } from "../art/art-window";
import { ComposePicture } from "../art/compose-picture";
import { useGameArt } from "../art/game-art";
import { useIconLibrary } from "../art/icon-library";
import { useArt } from "../art/use-art";
import { type ControlProps, inputId, useForm } from "./control";
import { FieldFrame } from "./field-frame";
import { FieldView, problemsWithin } from "./field-view";

/** What this control shows in its own way; the other fields of the art are drawn as fields. */
const ownKeys = new Set<string>(["file", "icon", "focus", "picture", ...adjustKeys]);
const isAdjusting = ({ key }: Field): boolean => adjustKeys.some((own) => own === key);

/** A card's picture or symbol, the focus point, and whose work it is. */
export function ArtControl({ field, value, problems }: ControlProps) {
  const { game, change, disabled } = useForm();
  const { picture } = useProjectSurroundings();
  const library = useIconLibrary(game.id);
  const art = useArt(field.pointer, value, change);
  const href = art.file === undefined ? undefined : picture(art.file);
  const size = usePictureSize(href);
  const window = useContext(ArtWindowContext);
  const fields = useMemo(() => fieldsOf(field.schema, field.pointer), [field]);
  const style = useGameArt(game.id);
  const composed = fields.find(({ key }) => key === "picture");
  const credits = fields.filter(({ key }) => !ownKeys.has(key));
  const ofThis = fields.filter((one) => (art.file === undefined ? one.key === "picture" : isAdjusting(one)));
  const shownElsewhere = [...credits, ...ofThis];
  const own = problems.filter(
    ({ where }) => !shownElsewhere.some(({ pointer }) => isWithin(where.field ?? "", pointer)),
  );
  const outline = art.icon === undefined ? undefined : (ownValue(library?.icons, art.icon) ?? libraryIcon(art.icon)?.d);

  return (
    <FieldFrame field={field} problems={own} isGroup>
      <div className={styles.art}>
        <ArtWell
          href={href}
          symbol={outline === undefined || !library ? undefined : { d: outline, size: library.size }}
          focus={art.focus}
          disabled={disabled}
          onFocus={art.setFocus}
          onFile={art.setFile}
        />
        <ArtChoices
          id={inputId(field.pointer)}
          game={game.id}
          art={art}
          sharp={sharpness(art.file ?? "", size, window, value)}
          disabled={disabled}
        />
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
      {art.file === undefined && style && composed && (
        <ComposePicture
          field={composed}
          style={style}
          value={isRecord(value) ? value["picture"] : undefined}
          problems={problems}
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
    </FieldFrame>
  );
}
