/** An integral as it is written: its ends, its inside, its letter. */
export interface WrittenIntegral {
  readonly low: string | null;
  readonly high: string | null;
  readonly body: string;
  readonly letter: string;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

/** Where a bracketed group or a single sign ends; the same place when nothing is there. */
const groupEnd = (text: string, at: number): number => {
  const open = text[at] ?? '';
  const close = CLOSING[open];
  if (close === undefined) return at + (/^-?(?:\d+(?:\.\d+)?|[\wπ∞])/.exec(text.slice(at))?.[0].length ?? 0);
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if (text[end] === open) depth++;
    if (text[end] === close && --depth === 0) return end + 1;
  }
  return at;
};

const inner = (part: string): string => part.trim().replace(/^[({[]([\s\S]*)[)}\]]$/, '$1');

const bound = (text: string, at: number, sign: string): { part: string; end: number } | null => {
  const start = /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
  if (text[at + start] !== sign) return null;
  const from = at + start + 1 + (/^\s*/.exec(text.slice(at + start + 1))?.[0].length ?? 0);
  const end = groupEnd(text, from);
  return end > from ? { part: inner(text.slice(from, end)), end } : null;
};

/** All integrals of a text, in order. */
export const integralsIn = (text: string): WrittenIntegral[] =>
  [...text.matchAll(/∫/g)].flatMap(({ index }) => {
    const low = bound(text, index + 1, '_');
    const high = low && bound(text, low.end, '^');
    const from = high?.end ?? index + 1;
    const inside = /^([^∫\n]+?)\s*d\s?([a-zθ])(?![A-Za-z(])/.exec(text.slice(from));
    return inside
      ? [
          {
            low: low?.part ?? null,
            high: high?.part ?? null,
            body: (inside[1] ?? '').trim(),
            letter: inside[2] ?? 'x',
          },
        ]
      : [];
  });
