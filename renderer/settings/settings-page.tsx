import { type ReactNode, useEffect, useRef } from "react";
import { revealField } from "../form/reveal-field";
import { setUi, useUi } from "../state/ui-store";
import { RoomHeader } from "../ui/room";
import styles from "./settings.module.css";

interface Props {
  title: string;
  tools?: ReactNode;
  /** By which a jump to one of its fields means it. */
  file: string;
  /** Beside the page. */
  aside?: ReactNode;
  /** Sections. */
  children: ReactNode;
}

/** One page of settings: a column of sections. */
export function SettingsPage({ title, tools, file, aside, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const jump = useUi((ui) => ui.jump);
  useEffect(() => {
    if (jump?.file !== file || !page.current) return;
    if (jump.field !== undefined) revealField(page.current, jump.field);
    setUi({ jump: null });
  }, [jump, file]);
  return (
    <section className={styles.main} aria-label={title}>
      <RoomHeader level={2} title={title} tools={tools} />
      <div className={styles.panels}>
        <div ref={page} className={styles.page}>
          <div className={styles.column}>{children}</div>
        </div>
        {aside}
      </div>
    </section>
  );
}
