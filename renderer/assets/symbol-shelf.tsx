import { useMemo, useState } from "react";
import { iconWords } from "../form/art/icon-library";
import { count } from "../state/count";
import { SearchInput } from "../ui/fields/search-input";
import { Room } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import styles from "./assets.module.css";
import { usesInWords } from "./card-uses";
import { ShelfHeader } from "./shelf-header";
import { ShelfKinds } from "./shelf-kinds";
import { ShelfLine } from "./shelf-line";
import { ShelfList } from "./shelf-list";
import { SymbolDetails } from "./symbol-details";
import { isUnused, type SymbolRow } from "./symbol-rows";
import { SymbolStamp } from "./symbol-stamp";
import { useSymbolRows } from "./use-symbol-rows";

type Kind = "all" | "line" | "unused" | "missing";
const isOf: Readonly<Record<Kind, (row: SymbolRow) => boolean>> = {
  all: () => true,
  line: ({ from }) => from !== undefined,
  unused: isUnused,
  missing: ({ isMissing }) => isMissing,
};
const words: Readonly<Record<Kind, string>> = {
  all: "All",
  line: "In texts",
  unused: "Drawn nowhere",
  missing: "Missing",
};

const keyOf = ({ name, from }: SymbolRow): string => `${from?.title ?? ""} ${name}`;

/** The symbols of the set: those that texts show, and those of the library that pictures are made of. */
export function SymbolShelf() {
  const rows = useSymbolRows();
  const [query, seek] = useState("");
  const [kind, setKind] = useState<Kind>("all");
  const [chosen, choose] = useState<string>();
  const found = useMemo(() => {
    const wanted = query
      .toLowerCase()
      .split(/[\s-]+/)
      .filter(Boolean);
    return rows?.filter((row) => {
      const text = [
        iconWords(row.name),
        row.from?.template.symbols?.[row.name]?.word,
        ...row.cards.map(({ name }) => name),
      ];
      return isOf[kind](row) && wanted.every((word) => text.join(" ").toLowerCase().includes(word));
    });
  }, [rows, kind, query]);
  const open = rows?.find((row) => keyOf(row) === chosen);
  if (!rows || !found) return <RoomSkeleton />;
  const header = (
    <ShelfHeader shelf="symbols">
      <div className={styles.find}>
        <SearchInput label="Find a symbol" placeholder="Name, card" value={query} onChange={seek} />
      </div>
      <ShelfKinds
        label="Which symbols"
        words={words}
        kind={kind}
        countOf={(each) => rows.filter(isOf[each]).length}
        onChange={setKind}
      />
    </ShelfHeader>
  );
  return (
    <Room header={header}>
      <section className={styles.main} aria-label={count(found.length, "symbol")}>
        <ShelfList
          count={found.length}
          nothing="No symbol answers this."
          row={(index, start) => {
            const row = found[index];
            const key = row && keyOf(row);
            return (
              row && (
                <ShelfLine
                  key={key}
                  start={start}
                  isChosen={key === chosen}
                  onOpen={() => choose(key)}
                  {...saidOf(row)}
                  lead={<SymbolStamp row={row} />}
                />
              )
            );
          }}
        />
      </section>
      {open && <SymbolDetails row={open} onReplaced={() => choose(undefined)} />}
    </Room>
  );
}

function saidOf(row: SymbolRow) {
  const { name, from, cards, templates, isMissing } = row;
  const used = usesInWords(templates, cards.length);
  const word = from?.template.symbols?.[name]?.word;
  return {
    name: from ? `{${name}}` : iconWords(name),
    about: isMissing
      ? from
        ? `${from.title} has no such symbol`
        : "The library has no such symbol"
      : from
        ? word
        : "From the library",
    isWrong: isMissing,
    used: used === "" ? "Drawn nowhere" : used,
    isUnused: used === "",
    author: isMissing ? "" : from ? "Drawn in the template" : "game-icons.net",
    licence: isMissing || from ? "" : "CC BY 3.0",
    isWithoutRights: false,
  };
}
