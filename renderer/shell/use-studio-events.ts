import { useEffect } from "react";
import { on } from "../bridge/client";
import { commandContext, commandForKey, meantCommand, runCommand } from "../commands/registry";
import { followFit } from "../press/fit";
import { followSpelling } from "../spelling/follow-spelling";
import { forgetTestRuns } from "../state/card-tests";
import { followChecks } from "../state/checking";
import { projectState } from "../state/project-state";
import { followShownLanguage } from "../state/shown-language";
import { forgetSelection } from "../state/ui-store";

/** Runs commands for keys and for the native menu, for as long as the studio is shown. */
export function useStudioEvents(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || commandContext().ui.dialog) return;
      const command = commandForKey(event);
      // Enter and Delete on a button or link mean that control.
      const bare = command?.shortcut === "Enter";
      if (
        !command ||
        (bare &&
          event.target instanceof HTMLElement &&
          event.target.closest("button, a, [role=menuitem], [role=separator]"))
      )
        return;
      event.preventDefault();
      runCommand(command.id);
    };
    window.addEventListener("keydown", onKeyDown);
    const stopMenu = on("menu.command", ({ command }) => runCommand(meantCommand(command).id));
    const stopChecks = followChecks();
    const stopFit = followFit();
    const stopSpelling = followSpelling();
    const stopLanguage = followShownLanguage();
    let session = projectState.getState().open?.session;
    const stopSelection = projectState.subscribe(({ open }) => {
      if (open?.session === session) return;
      session = open?.session;
      forgetSelection();
      forgetTestRuns();
    });
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      stopMenu();
      stopChecks();
      stopFit();
      stopSpelling();
      stopLanguage();
      stopSelection();
    };
  }, []);
}
