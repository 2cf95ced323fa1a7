import { shared, stemsOf } from '../words/stems.ts';

/** A share of something, and the words around it. */
export interface SaidShare {
  readonly part: number;
  /** The clause that the share stands in. */
  readonly clause: string;
  readonly start: number;
}

const SHARE =
  /(?<![\w.])(\d+(?:\.\d+)?)\s*(?:%|percent\b)|\b(?:probability|chance|rate)\b[^.;,?\d]{0,60}?(0?\.\d+)(?!\d)|(?<![\w.=~(,]\s?)(0\.\d+)(?=\s+(?:of|for|if|when|chance|probability)\b)/gi;
const BOUNDARY = /[.;?!]\s|\n|,\s|\band\b(?=[^.;,]*\d)|\bwhile\b|\bbut\b/gi;

/** Every share of a text with its own clause. */
export const sharesSaid = (text: string): SaidShare[] => {
  const cuts = [0, ...[...text.matchAll(BOUNDARY)].map(({ index }) => index + 1), text.length];
  return [...text.matchAll(SHARE)].map((match) => {
    const at = match.index + match[0].length - 1;
    const end = cuts.find((cut) => cut > at) ?? text.length;
    const start = cuts.findLast((cut) => cut <= at) ?? 0;
    return {
      part: match[1] === undefined ? Number(match[2] ?? match[3]) : Number(match[1]) / 100,
      clause: text.slice(start, end),
      start: match.index,
    };
  });
};

/** Which of some phrases a text speaks of most; null when two are alike or none is. */
export const bestOf = (phrases: readonly string[], text: string): number | null => {
  const words = stemsOf(text);
  const stems = phrases.map(stemsOf);
  const own = stems.map(
    (one) => new Set([...one].filter((stem) => !stems.every((other) => other.has(stem)))),
  );
  const scores = own.map((one) => shared(one, words));
  const best = Math.max(...scores);
  return best > 0 && scores.filter((one) => one === best).length === 1 ? scores.indexOf(best) : null;
};
