import Button from "@mui/material/Button";
import { Trash2 } from "lucide-react";
import { joinPointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import { TextInput } from "../../ui/fields/text-field";
import { withoutVariant } from "../model/variants";
import { editTemplate } from "../session/template-edits";
import { setTemplateRoom } from "../session/template-store";
import { Fold } from "./fold";
import styles from "./inspector.module.css";
import { useInspector } from "./inspector-context";
import { PaletteOverrides } from "./palette-overrides";
import { looseProperty } from "./properties";
import { PropertyView } from "./property-view";

/** Which cards look different from the others, and in which colours. Their layers are those in the list on the left. */
export function VariantFields({ template }: { template: Template }) {
  const { change, disabled } = useInspector();
  const { variants = [], palette } = template;
  if (variants.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Looks of their own">
      <h3>Looks of their own</h3>
      {variants.map((variant, index) => {
        const place = joinPointer("/variants", index);
        const at = (key: string) => joinPointer(place, key);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what makes a variant.
          <Fold key={index} title={variant.name} aside={variant.layers ? "own layers" : "same layers"}>
            <div className={styles.row}>
              <span className={styles.label}>Name</span>
              <div className={styles.control}>
                <TextInput
                  compact
                  lazy
                  label={`Name of the look ${variant.name}`}
                  value={variant.name}
                  disabled={disabled}
                  onChange={(name) => name.trim() !== "" && change(at("name"), name.trim(), "Name")}
                />
              </div>
            </div>
            <PropertyView
              property={looseProperty(at("when"), "For cards", "condition", { optional: false })}
              value={variant.when}
            />
            <PaletteOverrides
              palette={palette}
              instead={variant.palette}
              pointer={at("palette")}
              when={`of ${variant.name}`}
            />
            <Button
              size="small"
              disabled={disabled}
              startIcon={<Trash2 strokeWidth={1.75} aria-hidden />}
              onClick={() => {
                if (editTemplate(`Remove the look of ${variant.name}`, (now) => withoutVariant(now, index)))
                  setTemplateRoom({ variant: undefined, selection: [] });
              }}
            >
              Remove this look
            </Button>
          </Fold>
        );
      })}
    </section>
  );
}
