import { useMemo } from "react";
import { symbolMarkup } from "../editor/face/symbol-markup";
import type { SymbolMarkup } from "../editor/rich-words";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/project-store";
import { usePressKit } from "./press-kit";
import { templateIn } from "./surroundings";

const plain: SymbolMarkup = () => undefined;

/** Draws the open project's inline symbols, for words outside a face. */
export function useSymbols(): SymbolMarkup {
  const kit = usePressKit(useProject(gameOf));
  const template = useProject(({ files }) => kit && templateIn(files, kit));
  return useMemo(() => (kit && template ? symbolMarkup(template, kit) : plain), [kit, template]);
}
