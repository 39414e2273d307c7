import Button from "@mui/material/Button";
import { Plus } from "lucide-react";
import type { Template } from "../../../schemas/template";
import inputs from "./inputs.module.css";
import styles from "./inspector.module.css";
import { useInspector } from "./inspector-context";
import { PaletteOverrides } from "./palette-overrides";

/** Which colours a print with little ink has instead. Without any, grounds become white and what lies on them dark. */
export function LowInkFields({ template }: { template: Template }) {
  const { change, disabled, openJson } = useInspector();
  const { lowInk, palette } = template;
  return (
    <section className={styles.section} aria-label="Saving ink">
      <h3>Saving ink</h3>
      {lowInk === undefined ? (
        <>
          <p className={styles.said}>Grounds become white, and what lies on them dark.</p>
          <Button
            size="small"
            disabled={disabled}
            startIcon={<Plus strokeWidth={1.75} aria-hidden />}
            onClick={() => change("/lowInk", { palette: {} }, "how ink is saved")}
          >
            Choose the colours myself
          </Button>
        </>
      ) : (
        <>
          <PaletteOverrides
            palette={palette}
            instead={lowInk.palette}
            pointer="/lowInk/palette"
            when="with little ink"
          />
          {lowInk.layers && (
            <div className={inputs.line}>
              <span className={styles.said}>Other layers, too</span>
              <Button size="small" variant="outlined" onClick={() => openJson("/lowInk/layers")}>
                JSON
              </Button>
            </div>
          )}
          <Button size="small" disabled={disabled} onClick={() => change("/lowInk", undefined, "how ink is saved")}>
            Let Cardwright choose the colours
          </Button>
        </>
      )}
    </section>
  );
}
