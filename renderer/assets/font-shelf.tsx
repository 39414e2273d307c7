import Button from "@mui/material/Button";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { addFont, fontTypes } from "../press/add-font";
import { useOwnFonts } from "../press/own-fonts";
import { typefaceStyle } from "../press/typeface-style";
import { count } from "../state/count";
import { useProject, useReadOnly } from "../state/open-project";
import { Room } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { pickFile } from "../ui/text-files";
import styles from "./assets.module.css";
import { usesInWords } from "./card-uses";
import { FontDetails } from "./font-details";
import { type FontRow, fontRows } from "./font-rows";
import { ShelfHeader } from "./shelf-header";
import { ShelfKinds } from "./shelf-kinds";
import { ShelfLine } from "./shelf-line";
import { ShelfList } from "./shelf-list";
import { type FontCredit, useFontCredits } from "./use-font-credits";
import { useTemplatesInUse } from "./used-templates";

type Kind = "all" | "unused" | "missing" | "rights";
const words: Readonly<Record<Kind, string>> = {
  all: "All",
  unused: "In no template",
  missing: "Missing",
  rights: "Rights unknown",
};

/** The fonts of the set: its own, and those of the house that its templates name. */
export function FontShelf() {
  const assets = useProject(({ open }) => open?.assets);
  const readOnly = useReadOnly();
  const templates = useTemplatesInUse();
  const creditOf = useFontCredits();
  const [kind, setKind] = useState<Kind>("all");
  const [chosen, choose] = useState<string>();
  const rows = useMemo(
    () => templates && fontRows(assets?.map(({ path }) => path) ?? [], templates),
    [assets, templates],
  );
  if (!rows) return <RoomSkeleton />;
  const isOf: Readonly<Record<Kind, (row: FontRow) => boolean>> = {
    all: () => true,
    unused: ({ uses }) => uses.length === 0,
    missing: ({ isMissing }) => isMissing,
    rights: (row) => row.isOwn && !row.isMissing && row.note === undefined && creditOf(row.id)?.licence === "",
  };
  const found = rows.filter(isOf[kind]);
  const open = rows.find(({ id }) => id === chosen);
  const header = (
    <ShelfHeader
      shelf="fonts"
      tools={
        <Button
          variant="contained"
          startIcon={<Plus aria-hidden />}
          disabled={readOnly}
          onClick={() => pickFile(fontTypes, (file) => void addFont(file).then(choose))}
        >
          Add a font
        </Button>
      }
    >
      <ShelfKinds
        label="Which fonts"
        words={words}
        kind={kind}
        countOf={(each) => rows.filter(isOf[each]).length}
        onChange={setKind}
      />
    </ShelfHeader>
  );
  return (
    <Room header={header}>
      <section className={styles.main} aria-label={count(found.length, "font")}>
        <ShelfList
          count={found.length}
          nothing="No font is like this."
          row={(index, start) => {
            const row = found[index];
            return (
              row && (
                <FontLine
                  key={row.id}
                  row={row}
                  credit={creditOf(row.id)}
                  start={start}
                  isChosen={row.id === chosen}
                  onOpen={() => choose(row.id)}
                />
              )
            );
          }}
        />
      </section>
      {open && <FontDetails row={open} credit={creditOf(open.id)} onGone={() => choose(undefined)} />}
    </Room>
  );
}

interface LineProps {
  row: FontRow;
  credit: FontCredit | undefined;
  start: number;
  isChosen: boolean;
  onOpen(): void;
}

function FontLine({ row, credit, ...line }: LineProps) {
  const { id, isOwn, isMissing, uses, note } = row;
  const own = useOwnFonts();
  const hasRights = !isOwn || note !== undefined || (credit?.licence ?? "") !== "";
  return (
    <ShelfLine
      {...line}
      lead={
        !isMissing && (
          <span className={styles.letters} style={typefaceStyle(id, own)} aria-hidden>
            Aa
          </span>
        )
      }
      name={credit?.name ?? id.replace(/^fonts\//, "")}
      about={isMissing ? "There is no such font" : isOwn ? id.replace(/^fonts\//, "") : "Comes with Cardwright"}
      isWrong={isMissing}
      used={uses.length > 0 ? usesInWords(uses) : "In no template"}
      isUnused={uses.length === 0}
      author={credit?.copyright.replace(/ *\(.*$/, "") ?? ""}
      licence={
        isMissing
          ? ""
          : (note?.replace(/^fonts\//, "") ?? (hasRights ? shortLicence(credit?.licence) : "Rights unknown"))
      }
      isWithoutRights={!hasRights}
    />
  );
}

/** Most fonts say the same one, in a paragraph. */
const shortLicence = (words = ""): string =>
  words.replace(/^.*\b(SIL Open Font License),? (?:Version )?([\d.]*\d).*$/s, "$1 $2");
