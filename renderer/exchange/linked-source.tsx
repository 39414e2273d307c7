import Button from "@mui/material/Button";
import { FileSpreadsheet, Globe } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { Problem } from "../../schemas/problem";
import { call } from "../bridge/client";
import { currentProject } from "../state/open-project";
import { CheckField } from "../ui/fields/check-field";
import { ProblemLine } from "../ui/problem-line";
import styles from "./exchange.module.css";
import { makeSource, unlinkTable } from "./linked-table";
import type { TableSource } from "./use-table";

interface Props {
  source: Extract<TableSource, { kind: "linked" }>;
  onChange(source: TableSource | null): void;
}

/** A file is looked at by itself; an address is asked when somebody clicks on its name, and not before. */
export function LinkedSource({ source, onChange }: Props) {
  const { link, content } = source;
  const [problem, setProblem] = useState<Problem>();
  const [isAsking, ask] = useState(false);
  const isFile = link.kind === "file";
  const get = useCallback(async () => {
    const { session } = currentProject().open ?? {};
    if (!session) return;
    ask(true);
    const got = isFile
      ? await call("tables.look", { session })
      : await call("tables.fetch", { session, host: link.where });
    ask(false);
    setProblem(got.ok ? undefined : got.problem);
    if (got.ok) onChange({ kind: "linked", link, content: got.value });
  }, [isFile, link, onChange]);
  useEffect(() => {
    if (isFile && !content) void get();
  }, [isFile, content, get]);
  const unlink = async () => {
    await unlinkTable();
    onChange(null);
  };
  const setSource = async (isSource: boolean) => {
    const changed = await makeSource(isSource);
    if (changed) onChange({ ...source, link: changed });
  };
  const Icon = isFile ? FileSpreadsheet : Globe;
  return (
    <>
      <div className={styles.source}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <span className={styles.linked}>
          <strong>{link.name}</strong> <small>{isFile ? `in ${link.where}` : ""}</small>
        </span>
        {!isFile && (
          <Button size="small" variant="outlined" disabled={isAsking} onClick={() => void get()}>
            {isAsking ? "Fetching…" : `${content ? "Fetch again" : "Fetch"} from ${link.where}`}
          </Button>
        )}
        <Button size="small" onClick={() => void unlink()}>
          Unlink
        </Button>
        <Button size="small" onClick={() => onChange(null)}>
          Another table…
        </Button>
      </div>
      {problem && <ProblemLine problem={problem} />}
      <CheckField
        id="linked-source"
        label="The spreadsheet stays the source"
        help="What was changed here in its columns goes back to what the table says. Otherwise only what the table says anew comes in, what you changed here stays, and of what was changed in both you choose."
        value={link.isSource}
        onChange={(isSource) => void setSource(isSource)}
      />
    </>
  );
}
