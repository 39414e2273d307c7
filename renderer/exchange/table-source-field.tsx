import Button from "@mui/material/Button";
import { FileSpreadsheet } from "lucide-react";
import { tableEndings } from "../../project/tables/read-table";
import { TextArea } from "../ui/fields/text-field";
import { pickFile } from "../ui/text-files";
import styles from "./exchange.module.css";
import { LinkNew } from "./link-new";
import { LinkedSource } from "./linked-source";
import type { TableSource } from "./use-table";

interface Props {
  source: TableSource | null;
  onChange(source: TableSource | null): void;
}

const accepted = tableEndings.map((ending) => `.${ending}`).join(",");

/** A file, or cells copied from any spreadsheet. */
export function TableSourceField({ source, onChange }: Props) {
  if (source?.kind === "linked") return <LinkedSource source={source} onChange={onChange} />;
  const pick = () => pickFile(accepted, (file) => onChange({ kind: "file", file }));
  if (source?.kind === "file")
    return (
      <div className={styles.source}>
        <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden />
        <strong>{source.file.name}</strong>
        <Button size="small" onClick={pick}>
          Another file…
        </Button>
        <Button size="small" onClick={() => onChange(null)}>
          Paste instead
        </Button>
      </div>
    );
  return (
    <>
      <div className={styles.source}>
        <Button variant="outlined" startIcon={<FileSpreadsheet strokeWidth={1.75} />} onClick={pick}>
          Choose a file…
        </Button>
        <span className={styles.words}>A workbook (.xlsx), .csv, .tsv or .json; or drop one on the window.</span>
      </div>
      <LinkNew onChange={onChange} />
      <span className={styles.words}>Or paste cells that you copied from a spreadsheet, with their headings.</span>
      <TextArea
        label="Cells copied from a spreadsheet, with their headings"
        rows={3}
        spellCheck={false}
        value={source?.text ?? ""}
        onChange={(text) => onChange(text.trim() === "" ? null : { kind: "pasted", text })}
      />
    </>
  );
}
