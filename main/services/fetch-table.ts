import { lookup as resolveName } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSealed } from "node:https";
import type { LookupFunction } from "node:net";
import { mostTableBytes } from "../../project/tables/read-table";
import { fail, type Result, succeed } from "../../schemas/problem";
import { appProblems } from "../problems";
import { isInside, isLoopback, numberOf, readAddress } from "./table-address";

/**
 * A published table, fetched because a person asked for it just now. Nothing is sent but the question: no cookies, no name.
 * What a name or a redirect leads to is looked at before anything is asked there, so that no address outside reaches what is
 * inside the person's own network; only what they typed as such does.
 */

interface FetchedTable {
  /** With the ending of what it is. */
  name: string;
  bytes: Uint8Array;
}

interface FetchLimits {
  ms: number;
  bytes: number;
  redirects: number;
}
const usual: FetchLimits = { ms: 20_000, bytes: mostTableBytes, redirects: 5 };

const endings: Readonly<Record<string, string>> = {
  "text/csv": "csv",
  "text/comma-separated-values": "csv",
  "text/tab-separated-values": "tsv",
  "text/plain": "csv",
  "application/csv": "csv",
  "application/json": "json",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/octet-stream": "csv",
};

/** Why it didn't come, in the middle of a sentence. */
class NotFetched extends Error {}

export async function fetchTable(address: string, limits = usual): Promise<Result<FetchedTable>> {
  const typed = readAddress(address);
  if (!typed.ok) return typed;
  const { host } = typed.value;
  const end = AbortSignal.timeout(limits.ms);
  try {
    let at = typed.value;
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const answer = await ask(at, hop === 0 || (isLoopback(typed.value) && isLoopback(at)), end);
      const to = redirectOf(answer);
      if (to === undefined) return succeed({ name: nameOf(at, answer), bytes: await bodyOf(answer, limits.bytes) });
      answer.destroy();
      at = redirected(at, to);
    }
    throw new NotFetched("it leads from one address to the next");
  } catch (reason) {
    const said = end.aborted ? `it took longer than ${limits.ms / 1000} seconds` : saidOf(reason);
    return fail(appProblems.report("app/not-fetched", {}, { host, reason: said }));
  }
}

function saidOf(reason: unknown): string {
  if (reason instanceof NotFetched) return reason.message;
  const { code, message } = reason as NodeJS.ErrnoException;
  if (code === undefined) throw reason;
  return { ENOTFOUND: "there is no such place", ECONNREFUSED: "nobody answers there" }[code] ?? message;
}

/** Where a person didn't type it, no number from inside is asked. */
function ask(at: URL, isTyped: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const mayBeInside = isTyped && (isLoopback(at) || numberOf(at) !== undefined);
  const written = numberOf(at);
  if (!mayBeInside && written !== undefined && isInside(written)) throw insideRefused();
  const request = at.protocol === "https:" ? requestSealed : requestPlain;
  const headers = {
    accept:
      "text/csv, text/tab-separated-values, application/json, application/vnd.openxmlformats-officedocument.*, */*",
    "accept-encoding": "identity",
    "user-agent": "Cardwright",
  };
  return new Promise((resolve, reject) => {
    const asked = request(at, { headers, signal, agent: false, lookup: mayBeInside ? resolveName : guarded });
    asked.on("response", resolve);
    asked.on("error", reject);
    asked.end();
  });
}

const insideRefused = () => new NotFetched("it leads into a network of your own, which you didn't name");

/** The numbers behind a name are looked at where they are used: asked twice, a name may answer otherwise. */
const guarded: LookupFunction = (name, options, done) =>
  resolveName(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "", 0);
    if (found.some(({ address }) => isInside(address))) return done(insideRefused(), "", 0);
    const [first] = found;
    if (options.all) done(null, found);
    else done(null, first!.address, first!.family);
  });

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;

function redirected(from: URL, to: string): URL {
  const next = readAddress(URL.canParse(to, from.href) ? new URL(to, from).href : to);
  const isSafe = next.ok && (next.value.protocol === "https:" || from.protocol === "http:");
  if (!isSafe) throw new NotFetched("it leads on to where nothing is sealed");
  // On this computer a table may move about; from outside nothing leads in.
  if (isLoopback(next.value) && !isLoopback(from)) throw insideRefused();
  return next.value;
}

async function bodyOf(answer: IncomingMessage, most: number): Promise<Uint8Array> {
  const { statusCode, headers } = answer;
  const refuse = (why: string): never => {
    answer.destroy();
    throw new NotFetched(why);
  };
  if (statusCode !== 200) refuse(`it answers with ${statusCode}`);
  const kind = kindOf(answer);
  if (kind === "text/html") refuse("it is a page to look at, not a table");
  if (!Object.hasOwn(endings, kind)) refuse(`it is no table (${kind || "of no kind"})`);
  if ((headers["content-encoding"] ?? "identity") !== "identity") refuse("it comes packed");
  const large = `it is larger than ${most / 1_000_000} MB`;
  if (Number(headers["content-length"] ?? 0) > most) refuse(large);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > most) refuse(large);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const kindOf = ({ headers }: IncomingMessage): string =>
  (headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();

function nameOf({ pathname, hostname }: URL, answer: IncomingMessage): string {
  const ending = endings[kindOf(answer)] ?? "csv";
  const last = pathname.split("/").findLast((part) => part !== "") ?? hostname;
  return last.toLowerCase().endsWith(`.${ending}`) ? last : `${last}.${ending}`;
}
