import type { Problem } from "../../schemas/problem";
import type { Asset } from "../api";
import { listAssets } from "./assets";
import type { Disk } from "./disk";

/** The pictures and fonts as they were last seen. */
export class AssetShelf {
  assets: Asset[];
  problems: ReadonlyMap<string, Problem>;

  constructor(
    private readonly disk: Disk,
    private readonly root: string,
  ) {
    ({ assets: this.assets, problems: this.problems } = listAssets(disk, root));
  }

  /** Whether anything came, went or changed. */
  look(): boolean {
    const { assets, problems } = listAssets(this.disk, this.root);
    const isSame = (asset: Asset, at: number) =>
      this.assets[at]?.path === asset.path && this.assets[at].version === asset.version;
    const changed = assets.length !== this.assets.length || !assets.every(isSame);
    this.problems = problems;
    if (changed) this.assets = assets;
    return changed;
  }
}
