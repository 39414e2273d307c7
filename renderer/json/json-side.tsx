import { useCallback, useEffect, useState } from "react";
import type { Pointer } from "../../schemas/json-pointer";
import type { FileEditing } from "../document/use-file-editing";
import { SidePanel } from "../ui/side-panel";
import { jsonLimits } from "./json-limits";
import { JsonPanel } from "./json-panel";
import { hideJson, initialJsonWidth, jsonPanel, showJson, useJsonOpen } from "./json-settings";
import { textEditing } from "./text-editing";

/** Where the JSON was asked to put its cursor. */
interface JsonPlace {
  pointer: Pointer;
  row?: number;
}

/** Opens the JSON at a place. Opened again by hand, it does not jump to where it was once sent. */
export function useJsonPlace(): [place: JsonPlace | undefined, open: (pointer: Pointer, row?: number) => void] {
  const isOpen = useJsonOpen();
  const [place, setPlace] = useState<JsonPlace>();
  useEffect(() => {
    if (!isOpen) setPlace(undefined);
  }, [isOpen]);
  const open = useCallback((pointer: Pointer, row?: number) => {
    showJson();
    setPlace({ pointer, ...(row !== undefined && { row }) });
  }, []);
  return [place, open];
}

interface Props {
  editing: FileEditing;
  place: JsonPlace | undefined;
  /** As wide as it was drawn, if left out. */
  most?: number;
  className?: string | undefined;
}

/** The text of a document beside its form. */
export function JsonSide({ editing, place, most, className }: Props) {
  return (
    <SidePanel
      name={jsonPanel}
      as="div"
      side="right"
      edge="Width of the JSON"
      width={initialJsonWidth}
      limits={jsonLimits}
      most={most}
      className={className}
      onClose={hideJson}
    >
      <JsonPanel editing={textEditing(editing)} goTo={place} onClose={hideJson} />
    </SidePanel>
  );
}
