import { join } from "node:path";
import { createDispatcher, type Dispatch } from "../dispatcher";
import { createLog } from "../log";
import { findAppPlace } from "../services/app-place";
import { whenWritten } from "../services/kept-file";
import { createServices, type Services } from "../services/services";
import type { Shell } from "../services/shell";
import { type BrowserHost, startBrowserHost } from "./browser";
import type { FileSource } from "./served-files";

/** One studio: the services, the door to them, and the files it shows. Both hosts begin here. */
export interface Studio {
  services: Services;
  dispatch: Dispatch;
  files: FileSource;
}

export function createStudio(shell: Shell): Studio {
  const place = findAppPlace();
  const log = createLog(join(place.home, "cardwright.log"));
  const services = createServices({ place, log, shell });
  return {
    services,
    dispatch: createDispatcher(services.handlers, log),
    files: {
      rendererFolder: join(place.root, "dist", "renderer"),
      project: () => services.desk.files(),
      output: (id) => services.outputs.find(id),
    },
  };
}

export interface BrowserStudio extends BrowserHost {
  services: Services;
}

/** The studio for a browser on this computer, with a project open if one is named. */
export async function openBrowserStudio(port?: number): Promise<BrowserStudio> {
  const { services, dispatch, files } = createStudio({ host: "browser" });
  const host = await startBrowserHost(
    { dispatch, files, events: services.events, current: services.desk.current },
    port,
  );
  return {
    ...host,
    services,
    async close() {
      // What was typed last is on disk before the page learns that its server is gone.
      await services.close();
      await host.close();
      // A page that goes sends its last settings, which may come in meanwhile.
      await whenWritten();
    },
  };
}
