import { cards } from "./cards";
import { check } from "./check";
import type { Command } from "./command";
import { deck } from "./deck";
import { engine } from "./engine";
import { createNew } from "./new";
import { play } from "./play";
import { print } from "./print";
import { render } from "./render";
import { schema } from "./schema";
import { serve } from "./serve";
import { sim } from "./sim";
import { test } from "./test";

/** To add a command: its file, and one line here. Each loads what it works with only when it runs. */
export const commands: readonly Command[] = [
  createNew,
  check,
  cards,
  render,
  print,
  deck,
  play,
  sim,
  test,
  engine,
  schema,
  serve,
];
