import { useEffect, useState } from "react";
import { call } from "../bridge/client";
import { count } from "../state/count";
import { closeDialog } from "../state/ui-store";
import { BrandMark } from "../ui/brand-mark";
import { ViewDialog } from "../ui/view-dialog";
import styles from "./about-dialog.module.css";

/** What the build found in the bundles: `scripts/write-notices.mjs`. */
interface Notice {
  name: string;
  version: string;
  licence: string;
  text: string;
}

export function AboutDialog() {
  const [version, setVersion] = useState<string>();
  const notices = useNotices();
  useEffect(() => {
    void call("app.info", {}).then((answer) => answer.ok && setVersion(answer.value.version));
  }, []);
  return (
    <ViewDialog
      title={
        <>
          <BrandMark size={40} />
          <span>
            Cardwright
            <small>{version === undefined ? " " : `Version ${version}`}</small>
          </span>
        </>
      }
      titleClass={styles.title}
      onClose={closeDialog}
    >
      <p>Design, check, play and print community card sets. Free software under the MIT licence.</p>
      <h3>The work of others in it</h3>
      {notices === "missing" && <p>The list is made while Cardwright is built, and this build has none.</p>}
      {Array.isArray(notices) && (
        <>
          <p className={styles.count}>{count(notices.length, "package")}, typefaces and drawings among them.</p>
          <ul className={styles.notices}>
            {notices.map((notice) => (
              <li key={`${notice.name}@${notice.version}`}>
                <details>
                  <summary>
                    <span>{notice.name}</span>
                    <small>{notice.licence}</small>
                  </summary>
                  <pre>{notice.text}</pre>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </ViewDialog>
  );
}

function useNotices(): Notice[] | "coming" | "missing" {
  const [notices, setNotices] = useState<Notice[] | "coming" | "missing">("coming");
  useEffect(() => {
    const asked = new AbortController();
    fetch("./licences.json", { signal: asked.signal })
      .then(async (answer) => setNotices(answer.ok ? ((await answer.json()) as Notice[]) : "missing"))
      .catch(() => {
        if (!asked.signal.aborted) setNotices("missing");
      });
    return () => asked.abort();
  }, []);
  return notices;
}
