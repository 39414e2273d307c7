import type { EventName, Events } from "../api";

export type Emit = <N extends EventName>(name: N, data: Events[N]) => void;
type AnyListener = (name: EventName, data: Events[EventName]) => void;

/** Carries what happens to whichever hosts listen. */
export interface EventBus {
  emit: Emit;
  listen(listener: AnyListener): () => void;
}

export function createEventBus(): EventBus {
  const listeners = new Set<AnyListener>();
  return {
    emit(name, data) {
      for (const listener of [...listeners]) listener(name, data);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
