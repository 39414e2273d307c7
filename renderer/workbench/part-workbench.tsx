import ToggleButton from "@mui/material/ToggleButton";
import { Braces, Copy, PencilLine, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { FileEditing } from "../document/use-file-editing";
import { DocumentForm } from "../form/document-form";
import { toggleJson, useJsonOpen } from "../json/json-settings";
import { JsonSide, useJsonPlace } from "../json/json-side";
import { IconAction } from "../ui/icon-action";
import { RoomHeader } from "../ui/room";
import { SidePanel } from "../ui/side-panel";
import { useSize } from "../ui/use-size";
import styles from "./part-workbench.module.css";

/** Less room than this makes the faces too small to look at. */
const leastStage = 200;

interface Props {
  id: string;
  name: string;
  /** Whose commands stand above it, and whose width the form remembers. */
  kind: "component" | "keyword";
  editing: FileEditing;
  /** The card on which its abilities are told. */
  toldOn?: object | undefined;
  formWidth: { usual: number; most: number };
  /** What cards with it look like. */
  children: ReactNode;
}

/** What cards share of a project, such as a component, in the hand: its fields, the cards with it, and its text. */
export function PartWorkbench({ id, name, kind, editing, toldOn, formWidth, children }: Props) {
  const { ref: panels, width } = useSize();
  const jsonOpen = useJsonOpen();
  const [jsonPlace, openJson] = useJsonPlace();
  return (
    <section className={styles.editor} aria-label={name}>
      <RoomHeader
        level={2}
        title={name}
        hint={name}
        tools={
          <>
            <IconAction command={`${kind}.rename`} icon={PencilLine} />
            <IconAction command={`${kind}.new-like`} icon={Copy} />
            <IconAction command={`${kind}.delete`} icon={Trash2} />
            <ToggleButton value="json" size="small" selected={jsonOpen} aria-label="JSON" onChange={toggleJson}>
              <Braces strokeWidth={1.75} aria-hidden />
              JSON
            </ToggleButton>
          </>
        }
      >
        <code className={styles.id}>{id}</code>
      </RoomHeader>
      <div className={styles.panels} ref={panels}>
        <SidePanel
          name={`${kind}s.form`}
          side="left"
          label="Fields"
          edge="Width of the form"
          width={formWidth.usual}
          limits={{ min: 280, max: formWidth.most }}
          most={width - leastStage}
        >
          <div className={styles.form}>
            <DocumentForm editing={editing} openJson={openJson} toldOn={toldOn} />
          </div>
        </SidePanel>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
        <section className={styles.stage} aria-label={`Cards with ${name}`} tabIndex={0}>
          {children}
        </section>
        {jsonOpen && <JsonSide editing={editing} place={jsonPlace} className={styles.json} />}
      </div>
    </section>
  );
}
