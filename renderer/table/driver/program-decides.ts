import { type Forfeit, forfeits } from "../../../engine/bots/forfeit";
import { call } from "../../bridge/client";
import type { Notice } from "../../state/notices";
import { askProgram, hearProgram } from "../engine/engine-client";

/** A decision of a program in a seat. What keeps it from deciding is told, and the match waits: nobody loses at the table for it. */
export async function programDecides(id: string, name: string): Promise<Pick<Notice, "message" | "hint"> | null> {
  const { seat, requests } = await askProgram();
  const reply = await call("programs.ask", { id, seat, requests });
  if (!reply.ok) return reply.problem;
  const heard = await hearProgram(reply.value);
  return heard && told(heard.forfeit, name);
}

const told = ({ why, detail }: Forfeit, name: string): Pick<Notice, "message" | "hint"> => ({
  message: `${name} ${forfeits[why]}: ${detail.replace(/\.$/, "")}. The match waits as it is.`,
  hint: "Go on to ask it again; a program that has ended is started anew.",
});
