import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { dismissNotice, type Notice, notices } from "../state/notices";
import { useUi } from "../state/ui-store";
import { ink } from "../theme/tokens";
import styles from "./notices.module.css";

const looks = {
  info: { icon: Info, colour: ink.second },
  good: { icon: CircleCheck, colour: ink.good },
  error: { icon: CircleAlert, colour: ink.bad },
} as const;

/** Long enough to read, longer for what needs doing; waits while the pointer or the keyboard is on it. */
const lifetime = ({ tone, message, hint }: Notice): number =>
  (tone === "error" ? 10_000 : 5_000) + (message.length + (hint?.length ?? 0)) * 30;

function Toast({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  const { icon: Icon, colour } = looks[notice.tone];
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(notice.id), lifetime(notice));
    return () => clearTimeout(timer);
  }, [held, notice]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding is a convenience; everything in it is a control of its own.
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} color={colour} aria-hidden />
      <div className={styles.text}>
        <p>{notice.message}</p>
        {notice.hint && <p className={styles.hint}>{notice.hint}</p>}
        {notice.details && (
          <details>
            <summary>Details</summary>
            <pre>{notice.details}</pre>
          </details>
        )}
      </div>
      {notice.action && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            dismissNotice(notice.id);
            notice.action?.run();
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton size="small" aria-label="Dismiss" onClick={() => dismissNotice(notice.id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

export function Notices() {
  const shown = useStore(notices, (state) => state.shown);
  const inDialog = useUi(({ dialog }) => dialog !== null);
  return (
    <section className={styles.stack} data-above={inDialog || undefined} aria-label="Messages" aria-live="polite">
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}
