import Button from "@mui/material/Button";
import { FileText, Trash2 } from "lucide-react";
import { noteFor } from "../../press/font-table";
import { coming } from "../../press/lettering";
import { useOwnFonts } from "../press/own-fonts";
import { typefaceStyle } from "../press/typeface-style";
import { addAsset } from "../state/add-asset";
import { deleteAssets } from "../state/delete-assets";
import { useReadOnly } from "../state/open-project";
import { SeverityIcon } from "../ui/severity-icon";
import { pickFile } from "../ui/text-files";
import styles from "./assets.module.css";
import { TemplateUses } from "./card-uses";
import { Fact } from "./fact";
import type { FontRow } from "./font-rows";
import { ShelfDetails } from "./shelf-details";
import type { FontCredit } from "./use-font-credits";

interface Props {
  row: FontRow;
  credit: FontCredit | undefined;
  onGone(): void;
}

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** A font written large, where it is used, whose it is. */
export function FontDetails({ row: { id, isOwn, isMissing, uses, note }, credit, onGone }: Props) {
  const own = useOwnFonts();
  const readOnly = useReadOnly();
  const checked = own.check(id);
  const problems = checked === undefined || checked === coming ? [] : checked.problems;
  const title = credit?.name ?? fileName(id);
  const licence = credit?.licence ?? "";
  // Beside the font and under its name: so it is found again, and named on the page of credits.
  const addNote = () =>
    pickFile(".txt", async (file) => void addAsset(new File([await file.arrayBuffer()], fileName(noteFor(id)))));
  return (
    <ShelfDetails label="About the font" title={title}>
      {!isMissing && (
        <p className={styles.specimen} style={typefaceStyle(id, own)}>
          <span>Quartz glyph job vext dwarf imps</span>
          <span>0123456789 +−× “!?”</span>
        </p>
      )}
      {isMissing && (
        <p className={styles.note}>
          {isOwn
            ? `Templates name ${id}, and there is no such file: add a font of that name, or choose another in the template.`
            : "No typeface of Cardwright is called so: choose another in the template."}
        </p>
      )}
      {problems.map(({ code, severity, message, hint }) => (
        <p key={code} className={styles.told}>
          <SeverityIcon severity={severity} size={14} />
          <span>
            {message} {hint}
          </span>
        </p>
      ))}
      <TemplateUses uses={uses} />
      {uses.length === 0 && (
        <p className={styles.note}>In no template. Letters that other fonts lack come from it all the same.</p>
      )}
      {credit && (
        <dl className={styles.facts}>
          <Fact name="Made by" said={credit.copyright || "The font doesn’t say."} />
          <Fact
            name="Licence"
            said={note === undefined ? licence || "Neither the font nor a text beside it says." : `See ${note}`}
          />
          <Fact name="From" said={isOwn ? id : "Comes with Cardwright"} />
        </dl>
      )}
      <div className={styles.actions}>
        {isOwn && !isMissing && note === undefined && (
          <Button size="small" startIcon={<FileText aria-hidden />} disabled={readOnly} onClick={addNote}>
            Add its licence…
          </Button>
        )}
        {isOwn && !isMissing && uses.length === 0 && (
          <Button
            size="small"
            startIcon={<Trash2 aria-hidden />}
            disabled={readOnly}
            onClick={() => {
              onGone();
              void deleteAssets([id]);
            }}
          >
            Delete
          </Button>
        )}
      </div>
    </ShelfDetails>
  );
}
