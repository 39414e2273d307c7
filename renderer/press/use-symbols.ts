import { useMemo } from "react";
import { symbolMarkup } from "../editor/face/symbol-markup";
import type { SymbolMarkup } from "../editor/rich-words";
import { useProjectPress } from "./project-press";

const plain: SymbolMarkup = () => undefined;

/** Draws the open project's inline symbols, for words outside a face. */
export function useSymbols(): SymbolMarkup {
  const { kit, card: template } = useProjectPress() ?? {};
  return useMemo(() => (kit && template ? symbolMarkup(template, kit) : plain), [kit, template]);
}
