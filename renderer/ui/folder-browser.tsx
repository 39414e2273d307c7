import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { ChevronRight, FileSpreadsheet, Folder, FolderPlus, Layers } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import type { FolderListing, FolderPlace } from "../../main/api";
import type { Problem } from "../../schemas/problem";
import { call } from "../bridge/client";
import { tellProblem } from "../state/notices";
import { ink } from "../theme/tokens";
import { TextInput } from "../ui/fields/text-field";
import { EmptyNote } from "./empty-state";
import styles from "./folder-browser.module.css";
import { Row, RowLine } from "./row";

interface Props {
  purpose: "open" | "create" | "export" | "table";
  start: string | undefined;
  onCancel(): void;
  /** `file`: the table in it, where one is wanted. */
  onChoose(place: FolderPlace, file?: string): void;
}

const titles = {
  open: "Open a set",
  create: "Where to put the new set",
  export: "Where to put the files",
  table: "Link a table",
} as const;

/** Walks the folders of the machine, where there is no native dialog to do it. */
export function FolderBrowser({ purpose, start, onCancel, onChoose }: Props) {
  const [listing, setListing] = useState<FolderListing>();
  const [problem, setProblem] = useState<Problem>();
  const [naming, setNaming] = useState<string>();

  const show = useCallback(
    async (folder: string | undefined) => {
      const withTables = purpose === "table";
      const result = await call("folders.list", { withTables, ...(folder !== undefined && { folder }) });
      if (result.ok) {
        setListing(result.value);
        setProblem(undefined);
        setNaming(undefined);
      } else setProblem(result.problem);
      return result.ok;
    },
    [purpose],
  );
  // The projects folder is made with the first project; until then there is nothing to show but the folder above.
  useEffect(() => {
    void show(start).then((shown) => {
      if (!shown) void show(undefined);
    });
  }, [show, start]);

  const createFolder = async (event: FormEvent) => {
    event.preventDefault();
    if (!listing || !naming?.trim()) return;
    const result = await call("folders.create", { in: listing.here.folder, name: naming.trim() });
    if (result.ok) await show(result.value.folder);
    else tellProblem(result.problem);
  };

  return (
    <Dialog open onClose={onCancel} maxWidth="sm" fullWidth>
      <DialogTitle>{titles[purpose]}</DialogTitle>
      <DialogContent className={styles.content ?? ""} sx={{ pb: 0 }}>
        <nav aria-label="Places" className={styles.shortcuts}>
          {listing?.shortcuts.map(({ folder, label }) => (
            <RowLine
              key={folder}
              title={label}
              isCurrent={folder === listing.here.folder}
              onOpen={() => void show(folder)}
            />
          ))}
        </nav>
        <div className={styles.main}>
          <nav aria-label="Path" className={styles.trail}>
            {listing?.trail.map(({ folder, label }, at) => (
              <span key={folder}>
                {at > 0 && <ChevronRight size={14} aria-hidden />}
                <button type="button" onClick={() => void show(folder)}>
                  {label}
                </button>
              </span>
            ))}
          </nav>
          {problem && (
            <p className={styles.problem} role="alert">
              {problem.message} {problem.hint}
            </p>
          )}
          <ul className={styles.entries}>
            {listing?.entries.map((entry) => (
              <Row
                key={entry.folder}
                lead={
                  entry.isProject ? (
                    <Layers size={18} strokeWidth={1.75} color={ink.focus} aria-hidden />
                  ) : (
                    <Folder size={18} strokeWidth={1.75} aria-hidden />
                  )
                }
                title={entry.isProject ? <strong>{entry.name}</strong> : entry.name}
                facts={entry.isProject ? "Card set" : undefined}
                onOpen={() =>
                  entry.isProject && purpose === "open"
                    ? onChoose({ folder: entry.folder, label: entry.name })
                    : void show(entry.folder)
                }
              />
            ))}
            {listing?.tables?.map((name) => (
              <Row
                key={name}
                lead={<FileSpreadsheet size={18} strokeWidth={1.75} color={ink.focus} aria-hidden />}
                title={<strong>{name}</strong>}
                onOpen={() => onChoose(listing.here, name)}
              />
            ))}
            {listing?.entries.length === 0 && (listing.tables?.length ?? 0) === 0 && (
              <li className={styles.none}>
                <EmptyNote>{purpose === "table" ? "No folders or tables in here." : "No folders in here."}</EmptyNote>
              </li>
            )}
          </ul>
        </div>
      </DialogContent>
      <DialogActions>
        {purpose === "table" ? null : naming === undefined ? (
          <Button
            startIcon={<FolderPlus aria-hidden />}
            disabled={!listing?.writable}
            onClick={() => setNaming("")}
            sx={{ mr: "auto" }}
          >
            New folder
          </Button>
        ) : (
          <form className={styles.naming} onSubmit={(event) => void createFolder(event)}>
            <TextInput
              autoFocus
              label="Name of the new folder"
              placeholder="Name of the folder"
              maxLength={120}
              value={naming}
              onChange={setNaming}
            />
            <Button type="submit" variant="outlined">
              Make it
            </Button>
          </form>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        {purpose !== "table" && (
          <Button
            variant="contained"
            disabled={!listing || (purpose !== "open" && !listing.writable)}
            onClick={() => listing && onChoose(listing.here)}
          >
            {purpose === "open" ? "Open this folder" : "Put it here"}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
