import { type RefObject, useEffect } from "react";
import { useStableCallback } from "../ui/use-stable-callback";

/** Ctrl+F leads to a search field, and so does typing where nothing else takes letters. */
export function useTypingFinds(
  field: RefObject<HTMLInputElement | null>,
  isFree: (target: HTMLElement) => boolean,
): void {
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const { target } = event;
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "f";
    // “?” asks for the keys of the room.
    const isLetter =
      event.key.length === 1 && !" ?".includes(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isHere = target instanceof HTMLElement && (target === document.body || isFree(target));
    if (event.defaultPrevented || !(isFind || (isHere && isLetter))) return;
    if (isFind) event.preventDefault();
    field.current?.focus();
    field.current?.select();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onKeyDown]);
}
