import { withDigits } from '../arithmetic/number-words.ts';
import { numberOf } from '../arithmetic/written-number.ts';
import type { Field, Name } from './field.ts';

/** A number of the text and what the words beside it call it. */
export interface Called {
  readonly name: string | null;
  readonly value: number;
  readonly start: number;
}

/** A place where a quantity is named. */
export interface Mention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Figure {
  readonly value: number;
  readonly percent: boolean;
  readonly start: number;
  readonly end: number;
}

const FIGURE =
  /(?<![\w.])(?<!\d[,.])(-?)\$?\s?(\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s*\/\s*(\d+))?(?:\s*(%|percent(?!il|age point)\b)|\s+(hundred|thousand|million|billion|trillion)\b)?(?!\s*(?:st|nd|rd|th)\b|\d|-(?:way|number|tailed|sided|point)\b)/gi;
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

/** The text with its numbers in digits and without what only says how to answer. */
export const plainText = (raw: string): string =>
  withDigits(raw).replaceAll(
    /\b(?:round|rounded|write|enter|express|give)\b[^.?!]*\b(?:places?|nearest|answers?|digits?|decimals?|tenths?|hundredths?|thousandths?)\b[^.?!]*/gi,
    (part) => ' '.repeat(part.length),
  );

const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(FIGURE)]
    .filter(([whole]) => !/^(?:19|20)\d\d$/.test(whole.trim()))
    .map((match) => ({
      value:
        ((match[1] === '-' ? -1 : 1) * numberOf(match[2]) * (SCALES[(match[5] ?? '').toLowerCase()] ?? 1)) /
        Number(match[3] ?? 1),
      percent: match[4] !== undefined,
      start: match.index,
      end: match.index + match[0].length,
    }));

/** Every place where one of the names stands; of names that overlap the longest counts. */
export const mentionsIn = (
  text: string,
  names: Field['names'],
  pattern: (name: Name) => string = ({ said }) => said,
): Mention[] => {
  const all = Object.entries(names).flatMap(([name, how]) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])(?:${pattern(how)})(?![\\w])`, 'gi'))].map((match) => ({
      name,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const size = ({ start, end }: Mention): number => end - start;
  return all
    .filter((one) =>
      all.every(
        (other) =>
          other === one || other.end <= one.start || one.end <= other.start || size(one) >= size(other),
      ),
    )
    .toSorted((a, b) => a.start - b.start);
};

const LINK =
  /\b(?:of|is|was|are|were|be|equals?|to|by|at|as|has|have|had|costs?|totall?(?:ed|ing|s)?)\b|[=:]/i;
const ENDS = /[.?!;](?=\s|$)|\n/;
const FARTHEST_BEFORE = 70;
const BEHIND =
  /^[\s-]*(?:(?:dollars?|units?|people|workers?|points?|kg|g|cm|m|inches|feet|pounds?|minutes?|hours?|years?|on|are|is|were|in|of|for|as|its|the|total|about)[\s-]+){0,3}$/i;

/** Every number with its name; a number that nothing names has none. */
export const calledIn = (text: string, names: Field['names']): Called[] => {
  const mentions = mentionsIn(text, names);
  const figures = figuresIn(text);
  const taken = new Set<Mention>();
  const called = figures.map((figure, at): Called => {
    const last = figures[at - 1]?.end ?? 0;
    const next = figures[at + 1]?.start ?? text.length;
    const before = mentions.findLast(({ end, start }) => end <= figure.start && start >= last);
    const behind = mentions.find(({ start, end }) => start >= figure.end && end <= next);
    const choices = [
      before && isBefore(text.slice(before.end, figure.start)) ? before : null,
      behind && BEHIND.test(text.slice(figure.end, behind.start)) ? behind : null,
    ];
    const chosen = choices.find((one) => one !== null && !taken.has(one)) ?? null;
    if (chosen) taken.add(chosen);
    const share = chosen !== null && figure.percent && names[chosen.name]?.share === true;
    return {
      name: chosen?.name ?? null,
      value: share ? figure.value / 100 : figure.value,
      start: figure.start,
    };
  });
  return called;
};

const isBefore = (gap: string): boolean =>
  gap.length <= FARTHEST_BEFORE && !ENDS.test(gap) && (LINK.test(gap) || /^\s*(?:\([^)]*\))?\s*$/.test(gap));
