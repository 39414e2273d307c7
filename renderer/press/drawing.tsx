import type { HTMLAttributes } from "react";
import { useDrawing } from "./drawn-markup";

interface Props extends HTMLAttributes<HTMLElement> {
  as?: "div" | "span" | "li";
  markup: string;
}

/** An element that holds what the press drew. */
export function Drawing({ as: Tag = "div", markup, ...more }: Props) {
  return <Tag {...more} {...useDrawing(markup)} />;
}
