import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import type { AppInfo, PrintedFile, PrintOutput } from "../../main/api";
import { call } from "../bridge/client";
import { pickFolder } from "../bridge/pick-folder";
import { count } from "../state/count";
import { useProject } from "../state/open-project";
import { FolderBrowser } from "../ui/folder-browser";
import link from "../ui/link.module.css";
import { useDelayed } from "../ui/use-delayed";
import { cancelPrint, deliver, type PrintJob, showOutput, startPrint, usePrintJob } from "./print-job";
import { usePrintMemory } from "./print-memory";
import styles from "./print-panel.module.css";

export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

interface Props {
  /** What will come of it. */
  sum: string;
  /** Said more quietly. */
  aside: string | undefined;
  disabled: boolean;
}

/** What will come of it, the button that makes it, and what has come of it. */
export function ExportBar({ sum, aside, disabled }: Props) {
  const settings = usePrintMemory((memory) => memory.settings);
  const output = usePrintMemory((memory) => memory.output);
  const session = useProject(({ open }) => open?.session);
  const job = usePrintJob();
  const info = useAppInfo();
  const [browsing, setBrowsing] = useState(false);
  const running = job.state === "running";
  const late = useDelayed(running, 300);
  const isMany =
    output.kind === "build" ||
    (output.kind === "pictures" && output.packing === "folder") ||
    (output.kind === "tts" && !output.address);
  const start = async () => {
    if (!isMany) return startPrint({ settings, output });
    if (info?.host === "browser") return setBrowsing(true);
    const folder = await pickFolder("export");
    if (folder) await startPrint({ settings, output }, folder);
  };
  return (
    <footer className={styles.foot}>
      <p className={styles.sum}>
        {sum}
        {aside && <span className={styles["aside-sum"]}> · {aside}</span>}
      </p>
      {late && running ? (
        <div role="status" className={styles.progress}>
          <span>{progressWords(job)}</span>
          <LinearProgress
            variant={job.total > 0 ? "determinate" : "indeterminate"}
            value={job.total > 0 ? (job.done / job.total) * 100 : 0}
            aria-label="Progress"
          />
          <Button variant="outlined" disabled={job.cancelling} onClick={cancelPrint}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button
          fullWidth
          variant="contained"
          size="large"
          startIcon={<Download aria-hidden />}
          disabled={disabled || running}
          onClick={() => void start()}
        >
          {isMany ? "Export to a folder…" : exportWords(output.kind)}
        </Button>
      )}
      {job.state === "done" && job.session === session && <Result job={job} isDesktop={info?.host === "electron"} />}
      {browsing && (
        <FolderBrowser
          purpose="export"
          start={info?.projectsFolder.folder}
          onCancel={() => setBrowsing(false)}
          onChoose={(folder) => {
            setBrowsing(false);
            void startPrint({ settings, output }, folder);
          }}
        />
      )}
    </footer>
  );
}

const exportWords = (kind: PrintOutput["kind"]): string => {
  if (kind === "cut") return "Export outlines";
  if (kind === "deck-picture" || kind === "set-picture") return "Export picture";
  return kind === "pictures" || kind === "tts" || kind === "ttp" || kind === "box" ? "Export zip" : "Export PDF";
};

const progressWords = ({ done, total, cancelling }: Extract<PrintJob, { state: "running" }>): string => {
  if (cancelling) return "Stopping…";
  return total > 0 ? `Making it, ${Math.round((done / total) * 100)} %` : "Making it…";
};

function Result({
  job: { file, place },
  isDesktop,
}: {
  job: Extract<PrintJob, { state: "done" }>;
  isDesktop: boolean;
}) {
  const isKept = place !== undefined;
  return (
    <div role="status" className={styles.result}>
      <p>
        <strong>{file.name}</strong>: {contents(file)}, {fileSize(file.bytes)}.{" "}
        {isKept ? `In ${place}.` : isDesktop ? "" : "It is among your downloads."}
      </p>
      <div>
        {isKept && isDesktop && (
          <>
            {file.files === 1 && file.kind !== "build" && (
              <button type="button" className={link.link} onClick={() => void showOutput(file, "open")}>
                Open
              </button>
            )}
            <button type="button" className={link.link} onClick={() => void showOutput(file, "folder")}>
              Show in folder
            </button>
          </>
        )}
        {file.place === undefined && (
          <button type="button" className={link.link} onClick={() => void deliver(file)}>
            Save it again
          </button>
        )}
      </div>
    </div>
  );
}

function contents({ pages, cards, pieces = 0, files, unchanged = 0 }: PrintedFile): string {
  const parts = [
    pages > 0 && count(pages, "page"),
    files > 1 && count(files, "file"),
    unchanged > 0 && `${unchanged} unchanged`,
    cards > 0 && count(cards, "card"),
    pieces > 0 && count(pieces, "piece"),
  ];
  return parts.filter(Boolean).join(", ");
}

function useAppInfo(): AppInfo | undefined {
  const [info, setInfo] = useState<AppInfo>();
  useEffect(() => {
    void call("app.info", {}).then((answer) => answer.ok && setInfo(answer.value));
  }, []);
  return info;
}
