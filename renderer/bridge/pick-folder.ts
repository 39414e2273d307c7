import { call } from "./client";

/** The native folder dialog; null when the person left it. */
export async function pickFolder(purpose: "open" | "create" | "export") {
  const result = await call("folders.pick", { purpose });
  return result.ok ? result.value : null;
}
