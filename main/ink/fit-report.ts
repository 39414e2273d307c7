import type { Problem } from "../../schemas/problem";
import { colourProblems } from "./colour-problems";
import { type FaceOrder, type FaceSettings, faceSteps, layOutFaces } from "./faces";
import { Steps, type WorkControl } from "./long-work";

/** Whether every card of a set fits, front and back: what overflows, what shrank too far, which signs and pictures are missing. */
export async function fitReport(
  order: FaceOrder,
  settings: Pick<FaceSettings, "smallest" | "card">,
  control: WorkControl = {},
): Promise<Problem[]> {
  const { problems, fonts } = await layOutFaces(
    order,
    { smallest: readable, ...settings, isRead: true, dpi: checkingDpi },
    new Steps(control, faceSteps(order)),
  );
  return [...problems, ...(await colourProblems(order, fonts))];
}

/** Points: nothing smaller is read at arm's length. */
export const readable = 5;

/** Pictures are read to their end, to know that they can be, but nothing is kept of them. */
const checkingDpi = 4;
