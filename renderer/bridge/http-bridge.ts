import type { Bridge, EventName, Events } from "../../main/api";
import { fail } from "../../schemas/problem";
import { bridgeProblems } from "./problems";

const lasting: ReadonlySet<string> = new Set(["settings.write", "project.edit"]);
/** Browsers let so much at most arrive after its page, in bytes, of which a letter may have three. */
const longestLasting = 60_000 / 3;

/** The browser host's transport: calls are POST requests, events one server-sent stream that reconnects by itself. */
export function httpBridge(onReconnected: () => void): Bridge {
  let stream: EventSource | undefined;
  const open = (): EventSource => {
    const source = new EventSource("/events");
    let broken = false;
    source.addEventListener("error", () => {
      broken = true;
    });
    source.addEventListener("open", () => {
      // Events may have been missed while the line was down.
      if (broken) onReconnected();
      broken = false;
    });
    return source;
  };

  return {
    async call(name, input) {
      let response: Response;
      const body = JSON.stringify(input);
      try {
        response = await fetch(`/api/${name}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
          // What was typed or chosen last arrives though the page goes.
          keepalive: lasting.has(name) && body.length < longestLasting,
        });
      } catch (error) {
        return fail(bridgeProblems.report("bridge/unreachable", {}, {}, String(error)));
      }
      if (response.status === 401 || response.status === 403) {
        return fail(bridgeProblems.report("bridge/signed-out", {}, {}, `HTTP ${response.status}`));
      }
      if (!response.headers.get("content-type")?.includes("json")) {
        return fail(bridgeProblems.report("bridge/unreachable", {}, {}, `HTTP ${response.status}`));
      }
      return response.json();
    },
    on<N extends EventName>(name: N, listener: (event: Events[N]) => void) {
      stream ??= open();
      const source = stream;
      const receive = (message: MessageEvent<string>) => listener(JSON.parse(message.data));
      source.addEventListener(name, receive);
      return () => source.removeEventListener(name, receive);
    },
  };
}
