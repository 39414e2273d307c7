import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * Decides whether a request comes from the studio's own page, before anything else happens. Other programs' pages can
 * reach a loopback port too: hence the host and origin checks (against rebinding and other sites), and the cookie.
 */
type Admission =
  | { kind: "admitted" }
  /** The one-time token was right: set this cookie and go to `/`. */
  | { kind: "welcome"; cookie: string }
  | { kind: "foreign" }
  | { kind: "stranger" };

interface BrowserGuard {
  /** To be given to the person, once. */
  token: string;
  admit(request: IncomingMessage, url: URL): Admission;
}

const secret = (): string => randomBytes(32).toString("base64url");

export function createBrowserGuard(port: () => number): BrowserGuard {
  const token = secret();
  const session = secret();
  let unused = true;
  // Cookies don't tell ports apart, so two studios side by side need two names.
  const cookieName = () => `cardwright-${port()}`;

  return {
    token,
    admit(request, url) {
      if (!isOwnHost(request, port()) || !isOwnOrigin(request, url)) return { kind: "foreign" };
      if (same(readCookie(request, cookieName()), session)) return { kind: "admitted" };
      if (request.method === "GET" && url.pathname === "/" && unused && same(url.searchParams.get("token"), token)) {
        unused = false;
        return { kind: "welcome", cookie: `${cookieName()}=${session}; HttpOnly; SameSite=Strict; Path=/` };
      }
      return { kind: "stranger" };
    },
  };
}

function isOwnHost(request: IncomingMessage, port: number): boolean {
  const hosts = request.headersDistinct["host"] ?? [];
  return hosts.length === 1 && [`127.0.0.1:${port}`, `localhost:${port}`].includes(hosts[0]!.toLowerCase());
}

/** Other ports of this machine count as the same site for cookies, so the browser's own word on it is asked as well. */
function isOwnOrigin(request: IncomingMessage, url: URL): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const site = request.headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return true;
  const isVisit = request.headers["sec-fetch-mode"] === "navigate" && request.headers["sec-fetch-dest"] === "document";
  return isVisit && request.method === "GET" && url.pathname === "/";
}

function readCookie(request: IncomingMessage, name: string): string | null {
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name) return value ?? null;
  }
  return null;
}

function same(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
