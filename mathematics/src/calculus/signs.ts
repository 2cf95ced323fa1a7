/** An integral as it is written: its ends, its inside, its letter. */
export interface WrittenIntegral {
  readonly low: string | null;
  readonly high: string | null;
  readonly body: string;
  readonly letter: string;
  readonly start: number;
  readonly end: number;
}

/** A sum as it is written with a sigma: `∑_{i=1}^(10) i^2`, `sum from i = 1 to 10 of i^2`. */
export interface WrittenSum {
  readonly letter: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly start: number;
  readonly end: number;
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
            start: index,
            end: from + inside[0].length,
          },
        ]
      : [];
  });

/** All sums of a text that are written with a sigma, in order. */
export const sumsIn = (text: string): WrittenSum[] => {
  const signs = [...text.matchAll(/(?:∑|Σ|\bsum)\s*_/gi)].flatMap(({ 0: sign, index }) => {
    const low = bound(text, index + sign.length - 1, '_');
    const high = low && bound(text, low.end, '^');
    const start = /^\s*([a-z])\s*\\?=\s*(.+?)\s*$/.exec(low?.part ?? '');
    if (!low || !high || !start) return [];
    const body = /^\s*([^\n;=,?]+)/.exec(text.slice(high.end))?.[1] ?? '';
    return [
      {
        letter: start[1] ?? 'i',
        from: start[2] ?? '',
        to: high.part,
        body: body.trim(),
        start: index,
        end: high.end + body.length + 1,
      },
    ];
  });
  const braced = [
    ...text.matchAll(/\bsum\s*\{\s*([a-z])\s*\\?=\s*([^{}]+)\}\s*\{([^{}]+)\}\s*\{([^{}]+)\}/gi),
  ].map((match) => ({
    letter: match[1] ?? 'i',
    from: match[2] ?? '',
    to: match[3] ?? '',
    body: match[4] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  const spoken = [
    ...text.matchAll(
      /\bsum\s+from\s+([a-z])\s*=\s*(\w+)\s+to\s+(?:[a-z]\s*=\s*)?(\w+)\s+of\s+([^\n;=,?]+)/gi,
    ),
  ].map((match) => ({
    letter: match[1] ?? 'i',
    from: match[2] ?? '',
    to: match[3] ?? '',
    body: (match[4] ?? '').replace(/\.\s*$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...signs, ...braced, ...spoken].toSorted((a, b) => a.start - b.start);
};
