import { promisify } from "node:util";
import { deflate as deflateBeside, deflateSync } from "node:zlib";
import type { Deflate } from "../../press/pdf-file";

/** Bytes; packing as many takes no longer than handing them to another thread and waiting for it. */
const notWorthAThread = 1 << 16;

/**
 * What a page says again it has said within its last 8 KB: looking further back finds hardly more and takes a third longer.
 * With the largest table of places, fewer of them are looked at in vain.
 */
const nearby = { windowBits: 13, memLevel: 9 };

const beside = promisify(deflateBeside) as (content: Uint8Array) => Promise<Uint8Array>;

/** What is long, on a thread of its own, while the next page is drawn. */
export const deflate: Deflate = (content) =>
  content.length <= notWorthAThread ? deflateSync(content, nearby) : beside(content);
