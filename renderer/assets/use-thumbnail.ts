import { useEffect, useState } from "react";
import type { AssetThumbnail } from "../../main/api";
import { call } from "../bridge/client";
import { RecentMap } from "../press/recent-map";
import { useProject } from "../state/open-project";

/** So many are kept in sight of whoever scrolls back. */
const kept = new RecentMap<string, AssetThumbnail | null>(600);

/** A small picture of a picture; null where there is none, undefined until it has come. */
export function useThumbnail(path: string, version: string | undefined): AssetThumbnail | null | undefined {
  const session = useProject(({ open }) => open?.session);
  const key = `${session} ${path} ${version}`;
  const [, arrived] = useState("");
  useEffect(() => {
    if (!session || version === undefined || kept.get(key) !== undefined) return;
    let live = true;
    void call("assets.thumbnail", { session, path }).then((result) => {
      kept.set(key, result.ok ? result.value : null);
      if (live) arrived(key);
    });
    return () => {
      live = false;
    };
  }, [session, path, version, key]);
  return version === undefined ? null : kept.get(key);
}
