import { Info } from "lucide-react";
import type { Template } from "../../../schemas/template";
import { FieldProblems } from "../../form/controls/field-problems";
import link from "../../ui/link.module.css";
import type { CanvasFace } from "../canvas/use-canvas-face";
import { boxWithin } from "../model/box";
import { freedomOf } from "../model/freedom";
import { holderOf, layerAt } from "../model/layer-lists";
import { kindNames, layerName } from "../model/layer-names";
import { selectLayers, useTemplateRoom } from "../session/template-store";
import { kindIcons } from "../tree/kind-icons";
import styles from "./inspector.module.css";
import { propertiesOf, sections } from "./properties";
import { PropertyView } from "./property-view";

/** Everything that can be said about the chosen layer. */
export function LayerPanel({ template, face }: { template: Template; face: CanvasFace }) {
  const selection = useTemplateRoom((state) => state.selection);
  const pointer = selection.at(-1);
  const layer = pointer === undefined ? undefined : layerAt(template, pointer);

  if (pointer === undefined || !layer)
    return (
      <div className={styles.nothing}>
        <p>Choose a layer in the list or on the card to see and change what it says about it.</p>
        <ul>
          <li>Drag a layer to move it, a handle to resize it.</li>
          <li>A second click chooses the layer below.</li>
          <li>Arrow keys move by 0.1 mm, with Shift by 1 mm.</li>
          <li>Drag out of a ruler to make a guide.</li>
        </ul>
      </div>
    );

  const freedom = freedomOf(template, pointer);
  const holder = holderOf(pointer);
  const placed = face.placed.find((one) => one.pointer === pointer);
  const properties = propertiesOf(layer.kind, pointer, freedom.kind === "column", layer as Record<string, unknown>);
  const Icon = kindIcons[layer.kind];
  const holderLayer = holder === undefined ? undefined : layerAt(template, holder);

  return (
    <div className={styles.panel} key={pointer}>
      <header className={styles.who}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <div>
          <h2>{layerName(layer)}</h2>
          <p>
            {kindNames[layer.kind]}
            {holder !== undefined && holderLayer && (
              <>
                {" in "}
                <button type="button" className={link.link} onClick={() => selectLayers([holder])}>
                  {layerName(holderLayer)}
                </button>
              </>
            )}
            {selection.length > 1 && `, and ${selection.length - 1} more chosen`}
          </p>
        </div>
      </header>
      <FieldProblems problems={face.faults.get(pointer) ?? []} />
      {!placed && (
        <p className={styles.note}>
          <Info size={16} strokeWidth={1.75} aria-hidden /> Not drawn on this card.
        </p>
      )}
      {sections.map((section) => {
        const own = properties.filter((property) => property.section === section);
        if (own.length === 0) return null;
        return (
          <section key={section} className={styles.section} aria-label={section}>
            <h3>{section}</h3>
            {section === "Column" && freedom.kind === "column" && <p className={styles.note}>{freedom.why}</p>}
            <div className={styles.rows}>
              {own.map((property) => (
                <PropertyView
                  key={property.pointer}
                  property={property}
                  value={(layer as Record<string, unknown>)[property.key]}
                  drawn={placed && boxWithin(placed.box, placed.holder)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
