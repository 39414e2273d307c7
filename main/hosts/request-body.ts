import type { IncomingMessage } from "node:http";
import { readJson } from "../../schemas/json-text";
import { ownValue } from "../../schemas/own-value";

type Body = { kind: "json"; value: unknown } | { kind: "refused"; status: 400 | 413 | 415 };

/** Pictures travel as base64, a whole set may change at once, a match brings its cards; everything else is small. */
const megabyte = 1024 * 1024;
const limits: Record<string, number> = {
  "assets.add": 140 * megabyte,
  "bundle.open": 140 * megabyte,
  "versions.read": 140 * megabyte,
  "project.edit": 64 * megabyte,
  "match.keep": 64 * megabyte,
  "match.put-aside": 64 * megabyte,
  "free-table.keep": 64 * megabyte,
  "position.keep": 64 * megabyte,
};
export const bodyLimit = (call: string): number => ownValue(limits, call) ?? megabyte;

/** JSON only: a form of another site could never send that type without asking first. */
export async function readJsonBody(request: IncomingMessage, limit: number): Promise<Body> {
  const type = (request.headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/json") return { kind: "refused", status: 415 };
  if (Number(request.headers["content-length"] ?? 0) > limit) return { kind: "refused", status: 413 };
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop would cut the connection before the refusal is heard: what is too much is read and dropped.
    if (bytes > limit) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (bytes > limit) return { kind: "refused", status: 413 };
  const read = readJson(Buffer.concat(chunks).toString("utf8"));
  return read.ok ? { kind: "json", value: read.json } : { kind: "refused", status: 400 };
}
