/** The few pages a person sees when the studio itself can't be shown. Plain HTML without scripts. */

const page = (title: string, paragraphs: string[], head = ""): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Cardwright</title>
${head}<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem;
    background: light-dark(#F5F1E8, #141816); color: light-dark(#22262B, #EDE8DC) }
  h1 { font: 28px/1.2 Georgia, serif; margin: 0 0 1rem }
  a { color: light-dark(#C8452B, #F07A56) }
  code { font-family: ui-monospace, monospace }
</style>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}
</html>
`;

/** Goes on to the studio by itself. A cookie for this site alone is sent only from a page of this site. */
export const arrivalPage = (address: string): string =>
  page(
    "Opening Cardwright …",
    [`<a href="${address}">Go to the studio</a> if nothing happens.`],
    `<meta http-equiv="refresh" content="0; url=${address}">\n`,
  );

export const strangerPage = page("This address has been used already", [
  "For your safety, the address Cardwright prints in the terminal opens the studio once, in one browser.",
  'If the studio is open in this browser already, <a href="/">go to it</a>.',
  "Otherwise use the address printed in the terminal if you haven't yet, or end Cardwright there (Ctrl+C) and start it again with <code>npm start</code>.",
]);

export const foreignPage = page("This page can't be shown here", [
  "Something other than the studio asked for it. Open Cardwright at the address printed in the terminal.",
]);

export const missingPage = page("There is nothing here", ['<a href="/">Go to the studio</a>.']);

export const unbuiltPage = page("The studio isn't built yet", [
  "Run <code>npm start</code> in Cardwright's folder; it builds what is missing.",
]);
