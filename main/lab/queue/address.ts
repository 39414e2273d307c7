import { fail, type Result, succeed } from "../../../schemas/problem";
import { placeAt, readGiven } from "../../given-file";
import { queueProblems } from "./problems";

/** Where the queue is. */
export interface QueueAddress {
  /** Perhaps with a password: never told. */
  url: string;
  /** For people. */
  shown: string;
}

/** From the command line, or else from the environment: an address, or a file that holds one. Passwords are for the latter two alone. */
export function queueAddress(given: string | undefined, env: NodeJS.ProcessEnv): Result<QueueAddress> {
  const text = given ?? env["CARDWRIGHT_QUEUE"];
  if (text === undefined || text.trim() === "") return fail(queueProblems.report("queue/no-address", {}));
  if (!isAddress(text)) return placeAt(text) === "file" ? addressIn(text) : notOne(text);
  const read = readAddress(text);
  if (read.ok && given !== undefined && new URL(text).password !== "")
    return fail(queueProblems.report("queue/password-in-sight", {}));
  return read;
}

const isAddress = (text: string): boolean => /^rediss?:\/\//i.test(text.trim());
const notOne = (shown: string) => fail(queueProblems.report("queue/bad-address", {}, { shown }));

function addressIn(file: string): Result<QueueAddress> {
  const read = readGiven(file);
  if (!read.ok) return read;
  const line = read.value.split("\n").find((each) => each.trim() !== "") ?? "";
  const address = isAddress(line) ? readAddress(line) : undefined;
  // What stands in the file may be a secret.
  return address?.ok ? address : notOne(file);
}

function readAddress(text: string): Result<QueueAddress> {
  const url = text.trim();
  const { protocol, host } = URL.canParse(url) ? new URL(url) : { protocol: "", host: "" };
  return host === "" ? notOne(url.replace(/\/\/.*@/, "//")) : succeed({ url, shown: `${protocol}//${host}` });
}
