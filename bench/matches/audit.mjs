/** What nobody should see at the table: things outside of it or over each other, values that can't be read, engine words. */

export const audit = (page, ids) =>
  page.evaluate((ids) => {
    const faults = new Set();
    const main = document.querySelector("main") ?? document.body;
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element) =>
      `${String(element.className?.baseVal ?? element.className)
        .replace(/_[\w-]{5}_\d+|_(?=\w)/g, " ")
        .trim()
        .slice(0, 40)} “${(element.innerText ?? "").slice(0, 40).replaceAll("\n", " ")}”`;
    const { documentElement: page } = document;
    if (page.scrollHeight > innerHeight + 1) faults.add(`the page is ${page.scrollHeight - innerHeight} px too high`);
    if (page.scrollWidth > innerWidth + 1) faults.add(`the page is ${page.scrollWidth - innerWidth} px too wide`);
    const table = document.querySelector("[data-table]");
    if (table) {
      if (table.scrollHeight > table.clientHeight + 1)
        faults.add(`the table scrolls by ${table.scrollHeight - table.clientHeight} px`);
      if (table.scrollWidth > table.clientWidth + 1)
        faults.add(`the table scrolls sideways by ${table.scrollWidth - table.clientWidth} px`);
      const box = table.getBoundingClientRect();
      for (const each of table.querySelectorAll("[data-thing], [class*=values] li, h2, h3")) {
        if (!isSeen(each) || each.closest("[data-flying], [aria-hidden][inert]") || each.matches(".visually-hidden"))
          continue;
        const { left, top, right, bottom, width } = each.getBoundingClientRect();
        if (width === 0) continue;
        if (left < box.left - 3 || top < box.top - 3 || right > box.right + 3 || bottom > box.bottom + 3)
          faults.add(`outside of the table: ${nameOf(each)}`);
      }
      for (const each of table.querySelectorAll("[class*=values], header, h2, h3, [class*=placeName], li strong")) {
        if (!isSeen(each) || each.closest("[data-flying], [aria-hidden][inert]")) continue;
        // Without room it is only heard.
        if (each.clientWidth === 0) continue;
        if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow.includes("hidden"))
          faults.add(`cut: ${nameOf(each)}`);
        if (each.matches("header") && each.scrollHeight > each.clientHeight + 1)
          faults.add(`cut below: ${nameOf(each)}`);
      }
      const labels = [...table.querySelectorAll("[class*=pieces] [class*=compact]")].map((each) => ({
        each,
        box: each.getBoundingClientRect(),
      }));
      for (const [n, one] of labels.entries())
        for (const other of labels.slice(n + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > 2 && high > 2) faults.add(`values over each other on the field`);
        }
    }
    const odd = [
      [/\d\.\d{3,}/, "three decimals"],
      [/#\d+/, "an instance"],
      [/\bundefined\b|\bNaN\b|\bnull\b|\[object/, "a value that isn't there"],
      [/\blimit\b/i, "“limit”"],
      [/\b(instance|prompt|seat \d|zone|decision|stack frame)\b/, "an engine word"],
      [/[a-z][a-z0-9]+[A-Z][a-z]+[A-Za-z]*\b/, "a name of code"],
    ];
    const hold = (text, where) => {
      for (const [pattern, what] of odd) if (pattern.test(text)) faults.add(`${what}, ${where}: ${text.slice(0, 90)}`);
      const words = new Set(text.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? []);
      for (const word of words) if (ids.includes(word)) faults.add(`an id, ${where}: ${text.slice(0, 90)}`);
    };
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (parentElement?.closest("svg, style, script")) continue;
      hold(textContent, parentElement?.closest(".visually-hidden") ? "as heard" : "as read");
    }
    for (const each of main.querySelectorAll("[aria-label], [title], [aria-valuetext], [aria-description]"))
      for (const name of ["aria-label", "title", "aria-valuetext", "aria-description"])
        hold(each.getAttribute(name) ?? "", name);
    return [...faults];
  }, ids);
