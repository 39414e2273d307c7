import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import { joinPointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import { NumberInput } from "../../ui/fields/number-field";
import { TextInput } from "../../ui/fields/text-field";
import type { Guides } from "../canvas/use-guides";
import { renameColour, usesOfColour, withNewColour, withoutColour } from "../model/palette";
import { editTemplate } from "../session/template-edits";
import { FontFields } from "./font-fields";
import inputs from "./inputs.module.css";
import styles from "./inspector.module.css";
import { useInspector } from "./inspector-context";
import { LowInkFields } from "./low-ink-fields";
import pickers from "./pickers.module.css";
import { SymbolFields } from "./symbol-fields";
import { VariantFields } from "./variant-fields";

/** What holds for the whole template: its measures, colours and fonts. */
export function TemplatePanel({ template, guides }: { template: Template; guides: Guides }) {
  const { change, disabled } = useInspector();
  const measures: [title: string, pointer: string, value: number, min: number][] = [
    ["Width", "/size/width", template.size.width, 10],
    ["Height", "/size/height", template.size.height, 10],
    ["Bleed", "/bleed", template.bleed, 0],
    ["Safe zone", "/safe", template.safe, 0],
    ["Corners", "/corner", template.corner, 0],
  ];
  return (
    <div className={styles.panel}>
      <section className={styles.section} aria-label="Measures">
        <h3>Measures</h3>
        <div className={styles.rows}>
          <div className={styles.row}>
            <label className={styles.label} htmlFor="template-name">
              Name
            </label>
            <div className={styles.control}>
              <TextInput
                compact
                lazy
                id="template-name"
                value={template.name}
                disabled={disabled}
                onChange={(name) => change("/name", name, "Name")}
              />
            </div>
          </div>
          {measures.map(([title, pointer, value, min]) => (
            <div key={pointer} className={styles.row} data-half>
              <label className={styles.label} htmlFor={`template${pointer.replaceAll("/", "-")}`}>
                {title}
              </label>
              <div className={styles.control}>
                <NumberInput
                  id={`template${pointer.replaceAll("/", "-")}`}
                  compact
                  value={value}
                  unit="mm"
                  step={0.5}
                  range={{ least: min }}
                  beyond="written"
                  disabled={disabled}
                  onChange={(next) => next !== undefined && change(pointer, next, title, "typing")}
                />
              </div>
            </div>
          ))}
          <div className={styles.row} data-half>
            <label
              className={styles.label}
              htmlFor="template-fluid"
              title="On cards of another size: how much is laid out anew, with type as large as it is; the rest is scaled."
            >
              Laid out anew
            </label>
            <div className={styles.control}>
              <NumberInput
                id="template-fluid"
                compact
                value={template.fluid === undefined ? undefined : Math.round(template.fluid * 100)}
                unit="%"
                step={10}
                range={{ least: 0, most: 100 }}
                beyond="written"
                placeholder="scaled"
                disabled={disabled}
                onChange={(next) =>
                  change("/fluid", next === undefined ? undefined : next / 100, "Laid out anew", "typing")
                }
              />
            </div>
          </div>
        </div>
      </section>
      <Palette template={template} />
      <FontFields template={template} />
      <SymbolFields template={template} />
      <VariantFields template={template} />
      <LowInkFields template={template} />
      <GuideList guides={guides} />
    </div>
  );
}

function Palette({ template }: { template: Template }) {
  const { change, disabled } = useInspector();
  return (
    <section className={styles.section} aria-label="Colours">
      <h3>Colours</h3>
      <ul className={styles.list}>
        {Object.entries(template.palette).map(([name, hex]) => {
          const uses = usesOfColour(template, name);
          return (
            <li key={name} className={inputs.line}>
              <input
                type="color"
                className={pickers.picker}
                aria-label={`Colour ${name}`}
                value={hex}
                disabled={disabled}
                onChange={(event) => change(joinPointer("/palette", name), event.target.value, name, "typing")}
              />
              <TextInput
                compact
                lazy
                label={`Name of ${name}`}
                value={name}
                disabled={disabled}
                onChange={(next) => editTemplate(`Rename ${name}`, (now) => renameColour(now, name, next.trim()))}
              />
              <span className={styles.uses}>{uses === 0 ? "unused" : `${uses} ×`}</span>
              <IconButton
                size="small"
                aria-label={`Remove ${name}`}
                disabled={disabled || uses > 0}
                onClick={() => editTemplate(`Remove ${name}`, (now) => withoutColour(now, name))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button
        size="small"
        disabled={disabled}
        startIcon={<Plus strokeWidth={1.75} aria-hidden />}
        onClick={() => editTemplate("Add a colour", withNewColour)}
      >
        Add colour
      </Button>
    </section>
  );
}

/** Lines to lay things on, for those who would rather type than drag. They are never printed. */
function GuideList({ guides: { guides, set } }: { guides: Guides }) {
  return (
    <section className={styles.section} aria-label="Guides">
      <h3>Guides</h3>
      <ul className={styles.list}>
        {guides.map(({ axis, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two guides may lie on each other.
          <li key={index} className={inputs.line}>
            <span className={styles.uses}>{axis === "x" ? "upright" : "lying"}</span>
            <NumberInput
              label={`Guide ${index + 1}, ${axis === "x" ? "from the left" : "from the top"}, mm`}
              compact
              value={at}
              unit="mm"
              step={0.5}
              beyond="written"
              onChange={(next) => next !== undefined && set(guides.with(index, { axis, at: next }))}
            />
            <IconButton
              size="small"
              aria-label={`Remove guide ${index + 1}`}
              onClick={() => set(guides.toSpliced(index, 1))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={inputs.line}>
        <Button
          size="small"
          startIcon={<Plus strokeWidth={1.75} aria-hidden />}
          onClick={() => set([...guides, { axis: "x", at: 5 }])}
        >
          Upright
        </Button>
        <Button
          size="small"
          startIcon={<Plus strokeWidth={1.75} aria-hidden />}
          onClick={() => set([...guides, { axis: "y", at: 5 }])}
        >
          Lying
        </Button>
      </div>
    </section>
  );
}
