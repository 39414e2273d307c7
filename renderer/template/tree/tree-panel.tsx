import { ArrowDown, ArrowUp, Copy, Group, Trash2, Ungroup } from "lucide-react";
import { memo } from "react";
import { IconAction } from "../../ui/icon-action";
import type { CanvasFace } from "../canvas/use-canvas-face";
import type { TemplateEditing } from "../session/use-template";
import { AddLayer } from "./add-layer";
import { LayerTree } from "./layer-tree";
import styles from "./tree.module.css";

export const TreePanel = memo(function TreePanel({ editing, face }: { editing: TemplateEditing; face: CanvasFace }) {
  return (
    <section className={styles.panel} aria-label="Layers of the template">
      <header className={styles.head}>
        <h2>Layers</h2>
        <AddLayer disabled={!editing.canEdit} />
      </header>
      <LayerTree editing={editing} face={face} />
      <footer className={styles.foot}>
        <IconAction command="template.raise" icon={ArrowUp} />
        <IconAction command="template.lower" icon={ArrowDown} />
        <IconAction command="template.group" icon={Group} />
        <IconAction command="template.ungroup" icon={Ungroup} />
        <IconAction command="template.duplicate" icon={Copy} />
        <IconAction command="template.delete" icon={Trash2} />
      </footer>
    </section>
  );
});
