import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { mostCompanions } from "../../../schemas/common";
import type { Problem } from "../../../schemas/problem";
import type { Field } from "../../document/schema-fields";
import { CheckInput } from "../../ui/fields/check-field";
import { inputId, useForm } from "../controls/control";
import styles from "./adjust-picture.module.css";
import { AdjustRow } from "./adjust-row";
import { iconWords } from "./icon-library";
import { IconPicker } from "./icon-picker";

interface Props {
  field: Field;
  /** Says that nothing stands beside the figure. */
  alone: Field;
  picture: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
}

/** Symbols beside the figure: those that its name tells of until some are chosen. */
export function CompanionsRow({ field, alone, picture, problems }: Props) {
  const { game, change, disabled } = useForm();
  const [choosing, setChoosing] = useState(false);
  const isAlone = picture["alone"] === true;
  const chosen = Array.isArray(picture["companions"]) ? picture["companions"].map(String) : [];
  const set = (next: readonly string[]) => change(field.pointer, next);
  return (
    <>
      {!isAlone && (
        <AdjustRow field={field} problems={problems}>
          <div className={styles.companions}>
            {chosen.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may stand there twice.
              <span key={`${at} ${name}`} className={styles.companion}>
                {iconWords(name)}
                <IconButton
                  size="small"
                  aria-label={`Remove ${iconWords(name)}`}
                  disabled={disabled}
                  onClick={() => set(chosen.toSpliced(at, 1))}
                >
                  <X strokeWidth={1.75} aria-hidden />
                </IconButton>
              </span>
            ))}
            {chosen.length < mostCompanions && (
              <Button
                id={inputId(field.pointer)}
                size="small"
                disabled={disabled}
                startIcon={<Plus strokeWidth={1.75} />}
                onClick={() => setChoosing(true)}
              >
                {chosen.length === 0 ? "As they fit; choose…" : "Add…"}
              </Button>
            )}
          </div>
        </AdjustRow>
      )}
      <AdjustRow field={alone} problems={problems}>
        <CheckInput
          id={inputId(alone.pointer)}
          labelledBy={`${inputId(alone.pointer)}-label`}
          value={isAlone}
          disabled={disabled}
          onChange={(next) => change(alone.pointer, next)}
        />
      </AdjustRow>
      {choosing && (
        <IconPicker
          game={game.id}
          chosen={undefined}
          onClose={() => setChoosing(false)}
          onChoose={(name) => {
            set([...chosen, name]);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
