import { booklet } from "./booklet";
import { build } from "./build";
import { calibrate } from "./calibrate";
import { cards } from "./cards";
import { check } from "./check";
import type { Command } from "./command";
import { credits } from "./credits";
import { deck } from "./deck";
import { changelog, diff } from "./diff";
import { engine } from "./engine";
import { exportCards } from "./export";
import { box, picture } from "./extras";
import { fit } from "./fit";
import { importCards } from "./import";
import { keep } from "./keep";
import { lab } from "./lab";
import { createNew } from "./new";
import { contact, rules } from "./overview";
import { pack, unpack } from "./pack";
import { play } from "./play";
import { print } from "./print";
import { render } from "./render";
import { say } from "./say";
import { schema } from "./schema";
import { serve } from "./serve";
import { sim } from "./sim";
import { statistics } from "./statistics";
import { test } from "./test";
import { ttp, tts } from "./tts";
import { worker } from "./worker";

/** To add a command: its file, and one line here. Each loads what it works with only when it runs. */
export const commands: readonly Command[] = [
  createNew,
  check,
  cards,
  statistics,
  fit,
  render,
  print,
  contact,
  rules,
  booklet,
  credits,
  tts,
  ttp,
  box,
  picture,
  build,
  calibrate,
  deck,
  diff,
  changelog,
  keep,
  importCards,
  exportCards,
  pack,
  unpack,
  play,
  sim,
  lab,
  worker,
  test,
  engine,
  say,
  schema,
  serve,
];
