import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { X } from "lucide-react";
import { lazy, Suspense } from "react";
import { redo, undo } from "../state/open-project";
import { palettes } from "../theme/tokens";
import { useDelayed } from "../ui/use-delayed";
import type { JsonEditorProps } from "./json-editor";
import styles from "./json-panel.module.css";
import type { TextEditing } from "./text-editing";

const JsonEditor = lazy(() => import("./json-editor").then(({ JsonEditor }) => ({ default: JsonEditor })));

interface Props {
  editing: TextEditing;
  goTo: JsonEditorProps["goTo"];
  onClose(): void;
  /** What there is to say of a text that nobody can change. */
  fixed?: string;
}

export function JsonPanel({ editing, goTo, onClose, fixed }: Props) {
  const { mode, systemMode } = useColorScheme();
  const scheme = (mode === "system" ? systemMode : mode) === "dark" ? "dark" : "light";
  const { text, isDraft, changeText, tidy, ...rest } = editing;
  return (
    <section className={styles.panel} aria-label="JSON">
      <header className={styles.head}>
        <h2>JSON</h2>
        <span className={styles.state} data-draft={isDraft || undefined}>
          {fixed ?? (isDraft ? "Draft, kept beside the file until it is valid" : "In step with the file")}
        </span>
        <Tooltip title="Close the JSON view" describeChild>
          <IconButton size="small" aria-label="Close the JSON view" onClick={onClose}>
            <X strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      </header>
      <div className={styles.body}>
        <Suspense fallback={<Waiting text={text} />}>
          <JsonEditor
            {...rest}
            text={text}
            palette={palettes[scheme]}
            isDark={scheme === "dark"}
            goTo={goTo}
            onText={changeText}
            onLeave={tidy}
            onUndo={undo}
            onRedo={redo}
          />
        </Suspense>
      </div>
    </section>
  );
}

/** The text can be read at once, also while the editor for it is still coming. */
function Waiting({ text }: { text: string }) {
  const isLate = useDelayed(true);
  return <pre className={styles.waiting}>{isLate ? text : ""}</pre>;
}
