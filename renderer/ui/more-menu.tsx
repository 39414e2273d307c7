import IconButton from "@mui/material/IconButton";
import { Ellipsis } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { CommandMenu } from "./command-menu";

interface MoreMenuProps {
  /** Of what there is more. */
  name: string;
  items: ComponentProps<typeof CommandMenu>["items"];
  size?: "small" | "medium";
}

/** What else can be done with something, behind three dots. */
export function MoreMenu({ name, items, size = "medium" }: MoreMenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        size={size}
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Ellipsis strokeWidth={1.75} aria-hidden />
      </IconButton>
      <CommandMenu open={isOpen} anchorEl={anchor.current} label={name} onClose={() => setOpen(false)} items={items} />
    </>
  );
}
