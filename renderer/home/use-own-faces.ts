import { useEffect, useState } from "react";
import { call } from "../bridge/client";

const none: readonly string[] = [];
const seen = new Map<string, readonly string[]>();

/** A few faces of a set that lies in a folder, as PNGs; what was seen before shows until the newest have come. */
export function useOwnFaces(folder: string | undefined): readonly string[] {
  const [faces, setFaces] = useState(folder === undefined ? none : (seen.get(folder) ?? none));
  useEffect(() => {
    if (folder === undefined) return;
    let live = true;
    void call("recent.faces", { folder }).then((result) => {
      // Decoration must never be in the way: without them there are blank cards.
      if (!result.ok) return;
      seen.set(folder, result.value);
      if (live) setFaces(result.value);
    });
    return () => {
      live = false;
    };
  }, [folder]);
  return faces;
}
