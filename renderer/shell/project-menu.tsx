import IconButton from "@mui/material/IconButton";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { CommandMenu } from "../ui/command-menu";

export function ProjectMenu() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        size="small"
        aria-label="Project menu"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ ml: -0.75 }}
      >
        <ChevronDown strokeWidth={1.75} aria-hidden />
      </IconButton>
      <CommandMenu
        open={open}
        anchorEl={anchor.current}
        label="Project"
        onClose={() => setOpen(false)}
        items={[
          "card.new",
          "deck.new",
          null,
          "project.new",
          "project.open",
          "project.close",
          null,
          "card.import-table",
          "card.export-table",
          "project.unpack",
          "project.pack",
          null,
          "project.settings",
          "project.worth",
          "card.recently-deleted",
          null,
          "go.settings",
          "view.shortcuts",
          "help.about",
        ]}
      />
    </>
  );
}
