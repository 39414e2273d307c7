const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as XML carries it. What it cannot carry at all is dropped: control characters and two that are none. */
export const xmlText = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}|\ufffe|\uffff/gu, "").replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
