import { cards } from "./cards";
import { check } from "./check";
import type { Command } from "./command";
import { createNew } from "./new";
import { print } from "./print";
import { render } from "./render";
import { schema } from "./schema";
import { serve } from "./serve";

/** To add a command: its file, and one line here. Each loads what it works with only when it runs. */
export const commands: readonly Command[] = [createNew, check, cards, render, print, schema, serve];
