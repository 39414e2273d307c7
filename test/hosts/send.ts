import { type IncomingHttpHeaders, request } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Request {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A bare HTTP request, with a Host and a path that no browser would let a page choose. */
export function send(port: number, { method = "GET", path = "/", headers = {}, body }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

export const cookieOf = ({ headers }: Answer): string => (headers["set-cookie"]?.[0] ?? "").split(";")[0]!;
