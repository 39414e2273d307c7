import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CallName, EventName, Events, Input, OpenProject, Output } from "../../main/api";
import { createDispatcher } from "../../main/dispatcher";
import type { Log } from "../../main/log";
import { findAppPlace } from "../../main/services/app-place";
import { createServices, type Services } from "../../main/services/services";
import type { Shell } from "../../main/services/shell";
import type { Result } from "../../schemas/problem";

/** The whole inner side of the studio in a home folder of its own, spoken to through the contract. */
export interface StudioFixture {
  home: string;
  services: Services;
  call<N extends CallName>(name: N, input: Input<N>): Promise<Result<Output<N>>>;
  /** As `call`, for calls that must succeed. */
  ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>>;
  events: { name: EventName; data: Events[EventName] }[];
  /** Texts of the open project by path. */
  texts(): Promise<Map<string, string>>;
  /** A second studio with the same home, as after a restart. */
  restart(): Promise<StudioFixture>;
  end(): Promise<void>;
}

const silent: Log = {
  line: () => undefined,
  warn: () => undefined,
  bug: (id, during, bug) => {
    throw new Error(`${id} during ${during}`, { cause: bug });
  },
};

export function startStudio(
  shell: Shell = { host: "browser" },
  home = mkdtempSync(join(tmpdir(), "cardwright-studio-")),
): StudioFixture {
  const services = createServices({ place: findAppPlace({ CARDWRIGHT_HOME: home }), log: silent, shell });
  const dispatch = createDispatcher(services.handlers, silent);
  const events: StudioFixture["events"] = [];
  services.events.listen((name, data) => events.push({ name, data }));
  const fixture: StudioFixture = {
    home,
    services,
    events,
    call: (name, input) => dispatch(name, input) as never,
    async ask(name, input) {
      const result = await fixture.call(name, input);
      if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
      return result.value;
    },
    async texts() {
      const project = await fixture.ask("project.current", {});
      return new Map((project as OpenProject).files.map(({ path, text }) => [path, text]));
    },
    async restart() {
      await services.close();
      return startStudio(shell, home);
    },
    async end() {
      await services.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
  return fixture;
}
