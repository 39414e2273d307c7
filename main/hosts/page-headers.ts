/** Who may turn strings into markup or script addresses: our two policies (`renderer/`), and those of the text editor. */
const policies = [
  "cardwright-drawing",
  "default",
  "defaultWorkerFactory",
  "diffEditorWidget",
  "diffReview",
  "domLineBreaksComputer",
  "dompurify",
  "editorGhostText",
  "editorViewLayer",
  "richScreenReaderContent",
  "standaloneColorizer",
  "stickyScrollViewLayer",
  "tokenizeToString",
];

/** What every answer of both hosts carries. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${policies.join(" ")} 'allow-duplicates'`,
].join("; ");

export const pageHeaders: Record<string, string> = {
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** For files of a project: shown as pictures or fonts, never run, whatever they contain. */
export const projectFileHeaders: Record<string, string> = {
  ...pageHeaders,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};
