import { promisify } from "node:util";
import { deflate as deflateBeside } from "node:zlib";
import type { Deflate } from "../../press/pdf-file";

/** On a thread of its own, while the next page is drawn. */
export const deflate: Deflate = promisify(deflateBeside) as (content: Uint8Array) => Promise<Uint8Array>;
