/** A piece of Markdown as far as mathematics is concerned. */
export type Piece =
  | { kind: 'text' | 'code'; source: string }
  | { kind: 'formula'; source: string; tex: string; display: boolean }
  /** A formula whose end has not come yet. Nothing follows it. */
  | { kind: 'begun'; source: string };

/** No formula inside a sentence is longer; what opens and does not close within this was no formula. */
const LONGEST_INLINE = 400;

/** `$5`, `$1,200.50` or `$20k` that a word or the end of a clause follows: an amount, not the start of a formula. */
const MONEY =
  /^\$\d[\d.,]*(?:k|m|bn?|K|M|B)?(?:[.,;:!?)\]”"'–—-]*(?:\s+(?:[\p{L}(&“"]{2}|[aI]\s|\$)|\n|$)|[-–/]\p{L}|[-–]\$?\d)/u;

/** An amount so far, of which the next character may still make a formula. */
const PERHAPS_MONEY = /^\$\d[\d.,]*(?:k|m|bn?|K|M|B)?[.,;:!?)]*\s*[\p{L}(&“"]?$/u;

/**
 * Cuts a block into words, code and formulas: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. Amounts of money are words.
 * Only in an open block may a formula be begun; in a closed one what has no end was none.
 */
export const findFormulas = (text: string, open: boolean): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let at = 0;
  const add = (piece: Piece): void => {
    if (at > from) pieces.push({ kind: 'text', source: text.slice(from, at) });
    pieces.push(piece);
    at += piece.source.length;
    from = at;
  };
  while (at < text.length) {
    const piece = codeAt(text, at) ?? formulaAt(text, at);
    if (piece && (open || piece.kind !== 'begun')) add(piece);
    else at += text[at] === '\\' ? 2 : text[at] === '`' ? runAt(text, at).length : 1;
  }
  if (from < text.length) pieces.push({ kind: 'text', source: text.slice(from) });
  return pieces;
};

const runAt = (text: string, at: number): string => /^(?:`+|~+)/.exec(text.slice(at, at + 80))?.[0] ?? '`';

const codeAt = (text: string, at: number): Piece | null => {
  if (text[at] !== '`' && text[at] !== '~') return null;
  const run = runAt(text, at);
  const lineStart = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
  if (lineStart && run.length >= 3) {
    const end = new RegExp(`\\n[ \\t]*${run}+[ \\t]*(?=\\n|$)`).exec(text.slice(at));
    return { kind: 'code', source: end ? text.slice(at, at + end.index + end[0].length) : text.slice(at) };
  }
  if (run.startsWith('~')) return null;
  const end = new RegExp(`(?<!\`)${run}(?!\`)`).exec(text.slice(at + run.length));
  return end && { kind: 'code', source: text.slice(at, at + 2 * run.length + end.index) };
};

const formulaAt = (text: string, at: number): Piece | null => {
  if (text.startsWith('\\(', at)) return between(text, at, '\\(', '\\)', false);
  if (text.startsWith('\\[', at)) return between(text, at, '\\[', '\\]', true);
  if (text.startsWith('$$', at)) return between(text, at, '$$', '$$', true);
  return text[at] === '$' ? dollarsAt(text, at) : null;
};

const between = (text: string, at: number, open: string, shut: string, display: boolean): Piece => {
  const end = text.indexOf(shut, at + open.length);
  if (end < 0) return { kind: 'begun', source: text.slice(at) };
  const tex = text.slice(at + open.length, end).trim();
  return { kind: 'formula', source: text.slice(at, end + shut.length), tex, display };
};

/** `$…$`: hugs its content, no digit follows it, and no letter goes before it, as in "US$5". */
const dollarsAt = (text: string, at: number): Piece | null => {
  const rest = text.slice(at, at + LONGEST_INLINE);
  const toTheEnd = at + rest.length === text.length;
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') || /^\$\s/.test(rest)) return null;
  if (toTheEnd && PERHAPS_MONEY.test(rest)) return { kind: 'begun', source: rest };
  if (MONEY.test(rest)) return null;
  // No formula holds a bare dollar, so the next one ends it, or there is none.
  const tex = /^(?:[^$\\]|\\.)+/s.exec(rest.slice(1))?.[0] ?? '';
  const after = rest.slice(tex.length + 1);
  if (/^\$(?![\d$])/.test(after) && !/\s$/.test(tex))
    return { kind: 'formula', source: `$${tex}$`, tex, display: false };
  return toTheEnd && (after === '' || after === '$') ? { kind: 'begun', source: rest } : null;
};
