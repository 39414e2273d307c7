import { createContext, useContext } from "react";
import type { GameId } from "../../../schemas/game-id";
import type { Pointer } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import type { Template } from "../../../schemas/template";
import type { Hole } from "../model/holes";

/** What every control of the inspector works with. */
export interface InspectorContext {
  game: GameId;
  template: Template;
  disabled: boolean;
  problems: readonly Problem[];
  /** What holes can name; found when first asked for. */
  holes(): readonly Hole[];
  /** `typing` gathers keystrokes into one undo step. Undefined takes the property away. */
  change(pointer: Pointer, value: unknown, title: string, manner?: "typing"): void;
  openJson(pointer: Pointer): void;
}

const Inspector = createContext<InspectorContext | undefined>(undefined);
export const InspectorProvider = Inspector.Provider;

export function useInspector(): InspectorContext {
  const inspector = useContext(Inspector);
  if (!inspector) throw new Error("A control stands outside of the inspector.");
  return inspector;
}

export const propertyId = (pointer: Pointer): string => `property${pointer.replaceAll("/", "-")}`;
