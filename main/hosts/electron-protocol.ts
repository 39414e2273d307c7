import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { appOrigin } from "./electron-channels";
import { pageHeaders } from "./page-headers";
import { type FileSource, findServedFile } from "./served-files";

/** Answers the studio's own addresses: its pages, the open project's pictures and finished outputs. */
export async function answerAddress(files: FileSource, request: { url: string; method: string }): Promise<Response> {
  const url = new URL(request.url);
  // `origin` of an address with a scheme of its own is "null" in Node, so the parts are compared.
  if (`${url.protocol}//${url.host}` !== appOrigin) return refusal(403);
  if (request.method !== "GET" && request.method !== "HEAD") return refusal(405);
  const file = await findServedFile(files, url);
  if (!file) return refusal(404);
  const headers = { ...file.headers, "content-length": String(file.bytes) };
  const body = request.method === "HEAD" ? null : (Readable.toWeb(createReadStream(file.path)) as ReadableStream);
  return new Response(body, { status: 200, headers });
}

const refusal = (status: number): Response => new Response(null, { status, headers: pageHeaders });
