/**
 * What a cursor in a JSON text is about to say: a key or a value, and of what. Reads only what stands before it, since what
 * is being typed is never sound.
 */
export interface CursorPlace {
  /** Where in the document; of a key, the object that it belongs to. */
  path: readonly string[];
  role: "key" | "value";
  /** What is being typed, with its quotes. */
  start: number;
  end: number;
  typed: string;
  /** Keys that the object around it has before this one. */
  siblings: readonly string[];
  /** Texts that were given before, with their paths. */
  texts: readonly { path: readonly string[]; text: string }[];
}

interface Open {
  isList: boolean;
  /** The key or number of what stands next in it. */
  key: string | undefined;
  index: number;
  keys: string[];
}

const token = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/y;

export function cursorPlace(text: string, offset: number): CursorPlace {
  const open: Open[] = [];
  const texts: { path: readonly string[]; text: string }[] = [];
  const path = (): string[] => open.flatMap(({ isList, index, key }) => (isList ? [String(index)] : (key ?? [])));
  let at = 0;
  let typed = { start: offset, end: offset };
  while (at < text.length) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) {
      at++;
      if (at > offset) break;
      continue;
    }
    const [word] = match;
    const [start, end] = [at, at + word.length];
    const isWord = !/^[{}[\],:]$/.test(word);
    const isClosed = word.length > 1 && word.endsWith('"');
    if (start >= offset && !(isWord && start === offset)) break;
    // Behind its closing quote a text is said, and nothing is typed any more.
    if (isWord && end >= offset && !(isClosed && end === offset)) {
      typed = { start, end };
      break;
    }
    at = end;
    const top = open.at(-1);
    if (word === "{" || word === "[") open.push({ isList: word === "[", key: undefined, index: 0, keys: [] });
    else if (word === "}" || word === "]") open.pop();
    else if (word === "," && top) {
      if (top.isList) top.index++;
      else top.key = undefined;
    } else if (isWord && top && !top.isList && top.key === undefined) {
      top.key = unquoted(word);
      top.keys.push(top.key);
    } else if (isWord && word.startsWith('"')) texts.push({ path: path(), text: unquoted(word) });
  }
  const top = open.at(-1);
  const isKey = top !== undefined && !top.isList && top.key === undefined;
  return {
    path: path(),
    role: isKey ? "key" : "value",
    ...typed,
    typed: text.slice(typed.start, typed.end),
    siblings: top?.keys ?? [],
    texts,
  };
}

const unquoted = (word: string): string => word.replace(/^"|"$/g, "");
