import { getDocument } from "./pdfjs";

/** All that a PDF says, page by page. */
export async function wordsOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  await pdf.destroy();
  return pages.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join(" ");
}
