import { BlockList, isIP } from "node:net";
import { fail, type Result, succeed } from "../../schemas/problem";
import { appProblems } from "../problems";

/** Addresses from which a published table may come. Nobody's project names one: a person types it, for this computer. */

/** Networks that nobody outside reaches: what answers there answers because it takes the caller for a neighbour. */
const inside = new BlockList();
const ranges4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
];
for (const [net, bits] of ranges4) inside.addSubnet(net, bits, "ipv4");
/** IPv6: only what is given to the world (2000::/3) is outside, and of that not what carries IPv4 within. */
const world = new BlockList();
world.addSubnet("2000::", 3, "ipv6");
const tunnels = new BlockList();
tunnels.addSubnet("2002::", 16, "ipv6");
tunnels.addSubnet("2001::", 32, "ipv6");

export function isInside(ip: string): boolean {
  const bare = ip.replace(/%.*$/, "");
  if (isIP(bare) === 4) return inside.check(bare, "ipv4");
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (mapped !== undefined) return inside.check(mapped, "ipv4");
  return !world.check(bare, "ipv6") || tunnels.check(bare, "ipv6");
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
export const isLoopback = ({ hostname }: URL): boolean => loopback.test(hostname);

/** The number that a host is written as, without brackets; nothing for a name. */
export function numberOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? undefined : bare;
}

/** As a person may type it. Over the open net only what is sealed; on this computer also plain. */
export function readAddress(text: string): Result<URL> {
  const refuse = (reason: string) =>
    fail(appProblems.report("app/bad-address", {}, { address: text.slice(0, 200), reason }));
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return refuse("it is no address of the web");
  }
  if (url.username !== "" || url.password !== "") return refuse("it holds a name or a password");
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url)))
    return refuse("it doesn't begin with https://");
  url.hash = "";
  return succeed(url);
}
