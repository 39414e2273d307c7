import type { Plugin } from "vite";

export function lazyFontkitPlugin(): Plugin;
