import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { FlipHorizontal2, FlipVertical2, RotateCcw, RotateCw } from "lucide-react";
import { flips } from "../../../press/image-placement";
import { type Mirror, mirrors } from "../../../schemas/common";
import { isRecord, joinPointer, type Pointer } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import type { Field } from "../../document/schema-fields";
import type { ChangeManner } from "../../document/use-file-editing";
import { useForm } from "../controls/control";
import styles from "./adjust-picture.module.css";
import { AdjustRow, NumberRow } from "./adjust-row";
import { TintRow } from "./tint-row";

/** What a card does with its picture: in this order, each by its name in the schema. */
export const adjustKeys = ["scale", "turn", "mirror", "tint"] as const;

interface Props {
  pointer: Pointer;
  fields: readonly Field[];
  value: unknown;
  problems: readonly Problem[];
  isAdjusted: boolean;
  onReset(): void;
}

/** A picture by hand: scaled, turned, mirrored and tinted on this card, its file as it was. */
export function AdjustPicture({ pointer, fields, value, problems, isAdjusted, onReset }: Props) {
  const { change, disabled } = useForm();
  const art = isRecord(value) ? value : {};
  const field = (key: (typeof adjustKeys)[number]): Field => fields.find((one) => one.key === key) as Field;
  const turn = typeof art["turn"] === "number" ? art["turn"] : 0;
  const mirror = mirrors.find((known) => known === art["mirror"]);
  const set = (key: string) => (next: unknown, manner?: ChangeManner) =>
    change(joinPointer(pointer, key), next, manner);
  return (
    <div className={styles.adjust}>
      <NumberRow field={field("scale")} value={art["scale"]} problems={problems} onChange={set("scale")} />
      <NumberRow field={field("turn")} value={art["turn"]} problems={problems} zero={0} onChange={set("turn")}>
        <Tooltip title="A quarter turn clockwise">
          <span>
            <IconButton
              size="small"
              aria-label="Turn by a quarter"
              disabled={disabled}
              onClick={() => set("turn")(quarterFurther(turn))}
            >
              <RotateCw strokeWidth={1.75} aria-hidden />
            </IconButton>
          </span>
        </Tooltip>
      </NumberRow>
      <AdjustRow field={field("mirror")} problems={problems}>
        <Mirrors mirror={mirror} disabled={disabled} onChange={set("mirror")} />
        <Button
          className={styles.reset ?? ""}
          size="small"
          disabled={disabled || !isAdjusted}
          startIcon={<RotateCcw strokeWidth={1.75} />}
          onClick={onReset}
        >
          Reset
        </Button>
      </AdjustRow>
      <TintRow field={field("tint")} value={art["tint"]} problems={problems} />
    </div>
  );
}

/** Degrees, from −180 to 180. */
const quarterFurther = (turn: number): number => (turn + 90 > 180 ? turn - 270 : turn + 90);

interface MirrorsProps {
  mirror: Mirror | undefined;
  disabled: boolean;
  onChange(mirror: Mirror | undefined): void;
}

function Mirrors({ mirror, disabled, onChange }: MirrorsProps) {
  const [isAcross, isDown] = flips(mirror);
  return (
    <>
      <IconButton
        size="small"
        className={styles.toggle ?? ""}
        title="Left to right"
        aria-label="Mirror left to right"
        aria-pressed={isAcross}
        disabled={disabled}
        onClick={() => onChange(mirrorOf(!isAcross, isDown))}
      >
        <FlipVertical2 strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        className={styles.toggle ?? ""}
        title="Top to bottom"
        aria-label="Mirror top to bottom"
        aria-pressed={isDown}
        disabled={disabled}
        onClick={() => onChange(mirrorOf(isAcross, !isDown))}
      >
        <FlipHorizontal2 strokeWidth={1.75} aria-hidden />
      </IconButton>
    </>
  );
}

const mirrorOf = (isAcross: boolean, isDown: boolean): Mirror | undefined =>
  isAcross && isDown ? "both" : isAcross ? "horizontal" : isDown ? "vertical" : undefined;
