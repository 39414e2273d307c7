import { promisify } from "node:util";
import { deflate as deflateBeside, deflateSync } from "node:zlib";
import type { Deflate } from "../../press/pdf-file";

/** Bytes; packing as many takes no longer than handing them to another thread and waiting for it. */
const notWorthAThread = 1 << 16;

const beside = promisify(deflateBeside) as (content: Uint8Array) => Promise<Uint8Array>;

/** What is long, on a thread of its own, while the next page is drawn. */
export const deflate: Deflate = (content) =>
  content.length <= notWorthAThread ? deflateSync(content) : beside(content);
