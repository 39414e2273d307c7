import { useMemo } from "react";
import { plural } from "../../../engine/core/rich-text";
import { houseRulesOf } from "../../../project/house-rules";
import { useSharedParts } from "../../document/use-card";
import { manifestOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import link from "../../ui/link.module.css";
import { BaseTile } from "./base-tile";
import { countOf, totalOf, trayOf } from "./composition";
import styles from "./composition.module.css";
import { type ControlProps, inputId, useForm } from "./control";
import { FieldFrame } from "./field-frame";

/** A card put together from components: the tray of all of them, each with what it costs and gives. */
export function CompositionControl({ field, value, problems }: ControlProps) {
  const { change, disabled, game } = useForm();
  const parts = useSharedParts();
  const manifest = useProject(manifestOf);
  const bases = useMemo(
    () => trayOf(field, manifest ? houseRulesOf(manifest).rules : {}, game, parts, value),
    [field, manifest, game, parts, value],
  );
  const total = totalOf(value);
  const clear = (
    <button type="button" className={`${link.link} ${styles.clear}`} onClick={() => change(field.pointer, {})}>
      Clear
    </button>
  );
  return (
    <FieldFrame
      field={field}
      problems={problems}
      isGroup
      aside={
        <>
          {plural(total, "component")}
          {total > 0 && !disabled && clear}
        </>
      }
    >
      <div className={styles.well}>
        <div className={styles.tray} id={inputId(field.pointer)}>
          {bases.map((base) => (
            <BaseTile
              key={base.field.key}
              base={base}
              count={countOf(value, base.field.key)}
              isWrong={problems.some(({ where }) => where.field === base.field.pointer)}
            />
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}
