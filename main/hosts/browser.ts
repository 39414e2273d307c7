import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import type { OpenProject } from "../api";
import type { Dispatch } from "../dispatcher";
import type { EventBus } from "../services/events";
import { createBrowserGuard } from "./browser-guard";
import { arrivalPage, foreignPage, missingPage, strangerPage, unbuiltPage } from "./browser-pages";
import { createEventStream } from "./event-stream";
import { pageHeaders } from "./page-headers";
import { bodyLimit, readJsonBody } from "./request-body";
import { type FileSource, findServedFile } from "./served-files";

/** The studio in a browser: a transport over the loopback address. It decides nothing but who may speak. */

interface BrowserHostParts {
  dispatch: Dispatch;
  events: EventBus;
  files: FileSource;
  current(): OpenProject | null;
}

export interface BrowserHost {
  port: number;
  /** With the token that works once. */
  address: string;
  close(): Promise<void>;
}

export async function startBrowserHost(parts: BrowserHostParts, port = 0): Promise<BrowserHost> {
  let boundPort = 0;
  const guard = createBrowserGuard(() => boundPort);
  const stream = createEventStream(parts.events, parts.current);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    const url = requestUrl(request);
    if (!url) return sendText(response, 400, "Bad request");
    const admission = guard.admit(request, url);
    if (admission.kind === "foreign") return sendPage(response, 403, foreignPage);
    if (admission.kind === "stranger")
      return sendPage(response, 401, comesFromElsewhere(request, url) ? arrivalPage("/") : strangerPage);
    if (admission.kind === "welcome") response.setHeader("set-cookie", admission.cookie);
    if (admission.kind === "welcome" || (url.pathname === "/" && url.searchParams.has("token"))) {
      response.setHeader("cache-control", "no-store");
      response.writeHead(303, { location: "/" }).end();
      return;
    }
    if (url.pathname.startsWith("/api/"))
      return answerCall(parts.dispatch, request, response, url.pathname.slice("/api/".length));
    if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(response, "GET, HEAD");
    if (url.pathname === "/events") return stream.connect(request, response);
    return sendFile(parts.files, request, response, url);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((reason: unknown) => {
      // A connection that broke off is nobody's mistake; anything else is one.
      if (!response.destroyed && !response.headersSent) sendText(response, 500, "Cardwright made a mistake");
      else response.destroy();
      if (!request.destroyed)
        process.stderr.write(`[cardwright] ${request.method} ${request.url?.split("?")[0]}: ${String(reason)}\n`);
    });
  });
  // A browser that reuses a connection just as it is dropped would see a call fail.
  server.keepAliveTimeout = 120_000;
  // Whoever connects and then says or takes nothing is let go; events say something every few seconds.
  server.headersTimeout = 15_000;
  server.requestTimeout = 300_000;
  server.setTimeout(600_000);
  server.maxConnections = 1000;
  boundPort = await listen(server, port);
  return {
    port: boundPort,
    address: `http://127.0.0.1:${boundPort}/?token=${guard.token}`,
    async close() {
      stream.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The browser withheld our cookie, if it has one: the way to this page began in a file or on another site. */
const comesFromElsewhere = (request: IncomingMessage, url: URL): boolean =>
  request.method === "GET" && url.pathname === "/" && request.headers["sec-fetch-site"] === "cross-site";

function requestUrl(request: IncomingMessage): URL | null {
  const target = request.url ?? "";
  // An absolute target, as for a proxy, would put another host's words into the address.
  if (!target.startsWith("/") || target.startsWith("//")) return null;
  const whole = `http://studio${target}`;
  return URL.canParse(whole) ? new URL(whole) : null;
}

async function answerCall(
  dispatch: Dispatch,
  request: IncomingMessage,
  response: ServerResponse,
  call: string,
): Promise<void> {
  if (request.method !== "POST") return refuseMethod(response, "POST");
  const body = await readJsonBody(request, bodyLimit(call));
  if (body.kind === "refused") return sendText(response, body.status, refusals[body.status]);
  const result = JSON.stringify(await dispatch(call, body.value));
  response
    .writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
    .end(result);
}

const refusals = { 400: "This is not JSON", 413: "This is too large", 415: "Only application/json is understood" };

async function sendFile(
  files: FileSource,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const file = await findServedFile(files, url);
  if (!file) return sendPage(response, 404, url.pathname === "/" ? unbuiltPage : missingPage);
  const { etag } = file.headers;
  if (etag && request.headers["if-none-match"] === etag) {
    response.writeHead(304, file.headers).end();
    return;
  }
  response.writeHead(200, { ...file.headers, "content-length": file.bytes });
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(file.path), response);
}

const sendPage = (response: ServerResponse, status: number, html: string): void => {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(html);
};

const sendText = (response: ServerResponse, status: number, text: string): void => {
  response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
    .end(`${text}\n`);
};

const refuseMethod = (response: ServerResponse, allow: string): void => {
  response.setHeader("allow", allow);
  sendText(response, 405, "Method not allowed");
};

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
