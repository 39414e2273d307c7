import { useEffect, useState } from "react";
import type { AppInfo } from "../../main/api";
import { call } from "../bridge/client";

/** Whether the studio has a window of its own or is shown by a browser; undefined until that is known. */
export function useHost(): AppInfo["host"] | undefined {
  const [host, setHost] = useState<AppInfo["host"]>();
  useEffect(() => {
    void call("app.info", {}).then((result) => result.ok && setHost(result.value.host));
  }, []);
  return host;
}
