import IconButton from "@mui/material/IconButton";
import Slider from "@mui/material/Slider";
import Tooltip from "@mui/material/Tooltip";
import { ChartColumn, FilePlus2, Languages, LayoutGrid, List, Table2, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useCommand } from "../commands/use-command";
import { CardSearch } from "../search/card-search";
import { useTypingFinds } from "../search/use-typing-finds";
import { count } from "../state/count";
import { inNumbers } from "../state/numbers";
import { remember } from "../state/settings";
import { setUi, useUi } from "../state/ui-store";
import type { AnsweringCards } from "../state/use-visible-cards";
import { CommandButton } from "../ui/command-button";
import { type Toggle, Toggles } from "../ui/fields/toggles";
import { LanguageSwitch } from "../ui/language-switch";
import { RoomHeader } from "../ui/room";
import { ArrangeButton } from "./arrange-button";
import { LookButton } from "./look-button";
import styles from "./set-room.module.css";

function SearchField({ slips }: Pick<AnsweringCards, "slips">) {
  const query = useUi((ui) => ui.query);
  const field = useRef<HTMLInputElement>(null);
  // Typing anywhere in the set begins a search.
  useTypingFinds(field, (target) => target.closest("[data-card-keys]") !== null);
  return (
    <div className={styles.search}>
      <CardSearch
        inputRef={field}
        label="Search the set"
        placeholder="Search names, texts, tags"
        value={query}
        slips={slips}
        onChange={(text) => setUi({ query: text })}
        onKeyDown={(event) => {
          if (event.key === "Escape") setUi({ query: "" });
          if (event.key === "ArrowDown") event.preventDefault();
          if (event.key === "Escape" || event.key === "ArrowDown")
            document.querySelector<HTMLElement>("[data-card-keys]")?.focus();
        }}
      />
    </div>
  );
}

export const setViews = ["cards", "list", "sheet", "statistics", "translations"] as const;
export type SetView = (typeof setViews)[number];

const views: readonly Toggle<SetView>[] = [
  { value: "cards", label: "As cards", icon: LayoutGrid },
  { value: "list", label: "As a list", icon: List },
  { value: "sheet", label: "As a sheet", icon: Table2 },
  { value: "statistics", label: "As statistics", icon: ChartColumn },
  { value: "translations", label: "As translations", icon: Languages },
];

/** Where there is hardly room, the palette has it. */
const rarely = { "@media (max-width: 640px)": { display: "none" } };

interface Props {
  visible: AnsweringCards;
  view: SetView;
  size: number;
}

export function SetBar({ visible, view, size }: Props) {
  const deleted = useCommand("card.recently-deleted");
  return (
    <RoomHeader
      className={styles.bar}
      title="Set"
      tools={
        <>
          {view === "cards" && (
            <Slider
              sx={{ display: { xs: "none", md: "block" }, width: { md: 64, lg: 110 }, mr: 0.5 }}
              size="small"
              min={110}
              max={320}
              step={5}
              value={size}
              aria-label="Size of the cards"
              onChange={(_, value) => remember("set.cardSize", value)}
            />
          )}
          {(view === "cards" || view === "list") && <LanguageSwitch />}
          {view === "cards" && <LookButton />}
          {(view === "cards" || view === "sheet") && <ArrangeButton />}
          <Toggles
            icons
            label="How the set is shown"
            value={view}
            options={views}
            onChange={(next) => remember("set.view", next)}
          />
          <Tooltip title={deleted.label.replace("…", "")} describeChild>
            <IconButton sx={rarely} aria-label={deleted.label} onClick={deleted.run}>
              <Trash2 strokeWidth={1.75} aria-hidden />
            </IconButton>
          </Tooltip>
          <CommandButton variant="contained" command="card.new" icon={FilePlus2}>
            New card
          </CommandButton>
        </>
      }
    >
      <SearchField slips={visible.slips} />
      <span className={`${styles.count} ${visible.query === "" ? styles.resting : ""}`} role="status">
        {visible.query === ""
          ? count(visible.total, "card")
          : `${inNumbers(visible.ids.length)} of ${count(visible.total, "card")}`}
      </span>
    </RoomHeader>
  );
}
