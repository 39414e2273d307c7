import type { Asset } from "../../main/api";

/** Where the studio fetches a file of the open project. Another content has another address. */
export const assetAddress = ({ path, version }: Pick<Asset, "path" | "version">): string =>
  `./files/${encodeURI(path)}?v=${encodeURIComponent(version)}`;
