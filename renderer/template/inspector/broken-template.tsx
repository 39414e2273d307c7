import Button from "@mui/material/Button";
import { CircleAlert } from "lucide-react";
import { useDelayed } from "../../ui/use-delayed";
import { showPanel } from "../session/room-settings";
import { setTemplateRoom } from "../session/template-store";
import type { TemplateEditing } from "../session/use-template";
import inputs from "./inputs.module.css";
import styles from "./inspector.module.css";

/** While the text can't be read nothing else can be changed; both ways on are offered. */
export function BrokenTemplate({ editing }: { editing: TemplateEditing }) {
  const stays = useDelayed(true, 600);
  const [problem] = editing.problems;
  if (!stays || !problem) return null;
  const { row, field } = problem.where;
  return (
    <div className={styles.broken} role="status">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <p className={styles.brokenMessage}>{problem.message}</p>
        <p>{problem.hint} Until then the cards look as they last did.</p>
        <div className={inputs.line}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              showPanel("json");
              setTemplateRoom({ jsonPlace: { pointer: field ?? "", ...(row !== undefined && { row }) } });
            }}
          >
            {row === undefined ? "Show it" : `Show line ${row}`}
          </Button>
          <Button size="small" onClick={editing.restore}>
            Restore the last valid one
          </Button>
        </div>
      </div>
    </div>
  );
}
