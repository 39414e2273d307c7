import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { Braces } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { EmptyNote } from "../../ui/empty-state";
import { SearchInput } from "../../ui/fields/search-input";
import { RowLine } from "../../ui/row";
import type { Hole } from "../model/holes";
import { useInspector } from "./inspector-context";
import pickers from "./pickers.module.css";

interface Props {
  label: string;
  /** Only lists and numbers make sense. */
  only?: "lists" | undefined;
  onPick(path: string): void;
}

const sourceNames: Record<string, string> = {
  card: "The card",
  facts: "What follows from it",
  slots: "What the game makes of it",
  numbers: "Numbers of your own",
  set: "The set",
};

/** What a template can take from a card, with what it is on the card shown. */
export function HolePicker({ label, only, onPick }: Props) {
  const { holes, disabled } = useInspector();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={label} describeChild>
        <span>
          <IconButton
            ref={anchor}
            size="small"
            aria-label={label}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={() => setOpen(true)}
          >
            <Braces strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Popover
        open={open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { "aria-label": label, role: "dialog" } }}
      >
        {open && (
          <HoleList
            holes={only ? holes().filter(({ isList, example }) => isList || /^\d+$/.test(example)) : holes()}
            onPick={(path) => {
              setOpen(false);
              onPick(path);
            }}
          />
        )}
      </Popover>
    </>
  );
}

function HoleList({ holes, onPick }: { holes: readonly Hole[]; onPick(path: string): void }) {
  const [query, setQuery] = useState("");
  const found = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    return holes.filter(({ path, example }) => `${path} ${example}`.toLowerCase().includes(wanted));
  }, [holes, query]);
  const sources = [...new Set(found.map(({ path }) => path.split(".")[0] ?? ""))];
  return (
    <div className={pickers.holes}>
      <SearchInput
        autoFocus
        compact
        label="Search fields"
        value={query}
        onChange={setQuery}
        onEnter={() => found[0] && onPick(found[0].path)}
      />
      <div className={pickers.holeList}>
        {sources.map((source) => (
          <section key={source} aria-label={sourceNames[source] ?? source}>
            <h4>{sourceNames[source] ?? source}</h4>
            {found
              .filter(({ path }) => path.split(".")[0] === source)
              .map(({ path, example }) => (
                <RowLine key={path} title={<code>{path}</code>} facts={example} onOpen={() => onPick(path)} />
              ))}
          </section>
        ))}
        {found.length === 0 && <EmptyNote>No field answers “{query.trim()}”.</EmptyNote>}
      </div>
    </div>
  );
}
