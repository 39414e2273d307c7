import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { EventName, Events, OpenProject } from "../api";
import type { EventBus } from "../services/events";

/**
 * Server-sent events. A studio that lost its connection for a moment gets what it missed; one that missed too much
 * (or speaks to a restarted server) gets the open project anew.
 */
interface EventStream {
  connect(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

const keepAliveEvery = 20_000;
const maxMissed = 400;
const maxMissedCharacters = 8_000_000;

export function createEventStream(bus: EventBus, current: () => OpenProject | null): EventStream {
  const run = randomBytes(4).toString("hex");
  const clients = new Set<Client>();
  const missed: { id: number; text: string }[] = [];
  let missedCharacters = 0;
  let lastId = 0;

  const write = (id: number, name: EventName, data: Events[EventName]): string =>
    `id: ${run}-${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

  const stop = bus.listen((name, data) => {
    lastId += 1;
    const text = write(lastId, name, data);
    missed.push({ id: lastId, text });
    missedCharacters += text.length;
    while (missed.length > maxMissed || (missedCharacters > maxMissedCharacters && missed.length > 1)) {
      missedCharacters -= missed.shift()!.text.length;
    }
    for (const client of clients) client.tell(lastId, text);
  });

  const keepAlive = setInterval(() => {
    for (const client of clients) client.keepAlive();
  }, keepAliveEvery);
  keepAlive.unref();

  /** Null when the gap can't be filled. */
  const since = (seen: string): string | null => {
    const [itsRun, itsId] = seen.split("-");
    const id = Number(itsId);
    if (itsRun !== run || !Number.isInteger(id) || id > lastId || id < lastId - missed.length) return null;
    return missed
      .filter((event) => event.id > id)
      .map(({ text }) => text)
      .join("");
  };

  const anew = () => write(lastId, "project.switched", { project: current() });

  return {
    connect(request, response) {
      response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" });
      response.write("retry: 1000\n\n");
      const seen = request.headers["last-event-id"];
      if (typeof seen === "string") {
        response.write(since(seen) ?? anew());
      } else {
        // Names the present, so that a connection lost before the first event can be resumed too.
        response.write(`id: ${run}-${lastId}\n\n`);
      }
      const client = follow(response, lastId, (id) => since(`${run}-${id}`) ?? anew());
      clients.add(client);
      response.on("close", () => clients.delete(client));
    },
    close() {
      stop();
      clearInterval(keepAlive);
      for (const client of clients) client.end();
    },
  };
}

interface Client {
  tell(id: number, text: string): void;
  keepAlive(): void;
  end(): void;
}

/**
 * A window that takes nothing for a while (asleep, stopped in a debugger) is told nothing either until it does, or all
 * it misses would pile up here; then it gets what came in between, as after a lost connection.
 */
function follow(response: ServerResponse, from: number, since: (id: number) => string): Client {
  let told = from;
  let latest = from;
  let isFull = false;
  const send = (id: number, text: string): void => {
    told = id;
    isFull = !response.write(text);
  };
  response.on("drain", () => {
    isFull = false;
    if (told < latest) send(latest, since(told));
  });
  return {
    tell(id, text) {
      latest = id;
      if (!isFull) send(id, text);
    },
    keepAlive() {
      if (!isFull) response.write(": still here\n\n");
    },
    end: () => response.end(),
  };
}
