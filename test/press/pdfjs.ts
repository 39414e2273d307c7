/**
 * pdf.js, as Node 20 needs it. It comes with stand-ins for what old browsers lack, and puts two of them in place of what is much
 * faster here, for all that runs in the process: those are put back.
 */
const { push } = Array.prototype;
const { parse } = JSON;
export const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
// @ts-expect-error: it has no types. Unless it is there, pdf.js loads it later, and its stand-ins with it.
await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
Object.assign(Array.prototype, { push });
Object.assign(JSON, { parse });
