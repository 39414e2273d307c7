import { useArrivals } from "../press/arrivals";
import { Drawing } from "../press/drawing";
import type { PressKit } from "../press/press-kit";
import { useProjectPress } from "../press/project-press";
import type { SymbolMarkup } from "../press/rich-words";
import { symbolMarkup } from "../press/symbol-markup";
import styles from "./assets.module.css";
import type { SymbolRow } from "./symbol-rows";

const markups = new WeakMap<object, { kit: PressKit; markup: SymbolMarkup }>();

/** A symbol as it is drawn; nothing until its piece of the library is there. */
export function SymbolStamp({ row: { name, from, isMissing } }: { row: SymbolRow }) {
  useArrivals();
  const kit = useProjectPress()?.kit;
  if (!kit || isMissing) return null;
  if (from) {
    const known = markups.get(from.template);
    const markup = known?.kit === kit ? known.markup : symbolMarkup(from.template, kit);
    markups.set(from.template, { kit, markup });
    return <Drawing as="span" className={styles.stamp} data-inked aria-hidden markup={markup(name) ?? ""} />;
  }
  const icon = kit.icons(name);
  return (
    icon && (
      <span className={styles.stamp} aria-hidden>
        <svg viewBox={`0 0 ${icon.width} ${icon.height}`} aria-hidden="true">
          <path d={icon.d} fill="currentColor" />
        </svg>
      </span>
    )
  );
}
