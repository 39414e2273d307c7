/** Pictures of steps, several steps to a sheet that can be looked at whole. */
const [stepsOnSheet, columns, width] = [3, 4, 1560];

export async function writeSheets(browser, rows) {
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  const sheets = [];
  for (let from = 0; from < rows.length; from += stepsOnSheet) {
    const shown = rows.slice(from, from + stepsOnSheet).map(rowOf);
    await page.setContent(
      `<style>body{margin:4px;font:12px sans-serif}p{margin:4px 0 2px}div{display:flex;flex-wrap:wrap;gap:4px}img{width:${Math.floor(width / columns) - 8}px}</style>${shown.join("")}`,
    );
    sheets.push(await page.screenshot({ fullPage: true }));
  }
  await page.close();
  return sheets;
}

const rowOf = ({ title, images }) =>
  `<p>${title.replaceAll("<", "&lt;")}</p><div>${images.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join("")}</div>`;
