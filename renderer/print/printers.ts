import { useCallback, useEffect, useMemo, useState } from "react";
import type { KnownPrinter } from "../../main/api";
import type { PrinterProfile } from "../../schemas/printer-profile";
import type { Result } from "../../schemas/problem";
import { call } from "../bridge/client";
import { tell, tellProblem } from "../state/notices";
import { useProject } from "../state/open-project";

/** The printer profiles of the project and of the person. */
export interface Printers {
  known: readonly KnownPrinter[];
  find(name: string | undefined): KnownPrinter | undefined;
  /** In the place of the one called `was`, if there is one. False when it was refused, which the person has been told. */
  write(printer: KnownPrinter, was?: string): Promise<boolean>;
  remove(printer: KnownPrinter): Promise<void>;
}

export function usePrinters(): Printers {
  const session = useProject(({ open }) => open?.session ?? "");
  const [known, setKnown] = useState<readonly KnownPrinter[]>([]);
  const take = useCallback((answer: Result<KnownPrinter[]>): boolean => {
    if (answer.ok) setKnown(answer.value);
    else tellProblem(answer.problem);
    return answer.ok;
  }, []);
  useEffect(() => {
    if (session) void call("printers.list", { session }).then(take);
  }, [session, take]);
  return useMemo(() => {
    const write = async ({ keeper, profile }: KnownPrinter, was?: string) =>
      take(await call("printers.write", { session, keeper, profile, ...(was !== undefined && { was }) }));
    return {
      known,
      find: (name) => known.find(({ profile }) => profile.name === name),
      write,
      async remove(printer) {
        const { name } = printer.profile;
        if (!take(await call("printers.remove", { session, keeper: printer.keeper, name }))) return;
        tell({
          tone: "info",
          message: `Deleted the printer profile “${name}”.`,
          action: { label: "Undo", run: () => void write(printer) },
        });
      },
    };
  }, [known, session, take]);
}

/** Without what changes nothing. */
export function tidyProfile({ name, backOffset, backAngle, flipEdge, scale }: PrinterProfile): PrinterProfile {
  return {
    name: name.trim(),
    ...(backOffset && (backOffset.x !== 0 || backOffset.y !== 0) && { backOffset }),
    ...(backAngle !== undefined && backAngle !== 0 && { backAngle }),
    ...(flipEdge && { flipEdge }),
    ...(scale && (scale.x !== 1 || scale.y !== 1) && { scale }),
  };
}
