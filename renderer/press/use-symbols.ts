import { useMemo } from "react";
import { useProjectPress } from "./project-press";
import type { SymbolMarkup } from "./rich-words";
import { symbolMarkup } from "./symbol-markup";

const plain: SymbolMarkup = () => undefined;

/** Draws the open project's inline symbols, for words outside a face. */
export function useSymbols(): SymbolMarkup {
  const { kit, card: template } = useProjectPress() ?? {};
  return useMemo(() => (kit && template ? symbolMarkup(template, kit) : plain), [kit, template]);
}
