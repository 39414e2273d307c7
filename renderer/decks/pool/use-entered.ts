import { useEffect, useState } from "react";
import { useStableCallback } from "../../ui/use-stable-callback";

/** Enter means what stands in the field then, also while it is still searched for; whoever types on has thought better of it. */
export function useEntered(text: string, isAnswered: boolean, take: (withShift: boolean) => void) {
  const [entered, setEntered] = useState<{ text: string; withShift: boolean }>();
  const takeNow = useStableCallback(take);
  useEffect(() => {
    if (!entered || (entered.text === text && !isAnswered)) return;
    setEntered(undefined);
    if (entered.text === text) takeNow(entered.withShift);
  }, [entered, text, isAnswered, takeNow]);
  return (withShift: boolean) => setEntered({ text, withShift });
}
