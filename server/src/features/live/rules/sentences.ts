import { LIVE } from '@studia/contract/limits';
import { spokenText } from '@studia/contract/spoken-text';

/** Splits a text into sentences; a full stop inside a formula ends none. */
export const sentencesIn = (text: string): string[] => {
  const formulas: string[] = [];
  const hidden = text.replaceAll(/\$\$[^$]+\$\$|\$[^$\n]+\$/g, (formula) => {
    formulas.push(formula);
    return `\uE000${formulas.length - 1}\uE001`;
  });
  return hidden
    .split(/(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}“"‘(\uE000√−-])|\n+/u)
    .map((one) => one.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => formulas[Number(at)] ?? '').trim())
    .filter((one) => one !== '');
};

/** What a formula sounds like takes a while to work out, and lessons say the same lines to everybody. */
const counted = new Map<string, number>();
const MOST_COUNTED = 5_000;

/** How many words somebody hears: a formula has more than can be seen. */
export const wordsIn = (text: string): number => {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const words = spokenText(text).join(' ').match(/\S+/g)?.length ?? 0;
  if (counted.size >= MOST_COUNTED) counted.clear();
  counted.set(text, words);
  return words;
};

/** Longer than anybody says in one breath. */
const BREATH = 40;

/** Pieces that can be said in one breath, broken behind a comma where there is one. */
export const breaths = (sentence: string): string[] => {
  const words = sentence.split(/\s+/);
  if (words.length <= BREATH) return [sentence];
  const comma = words.slice(0, BREATH).findLastIndex((word, at) => at >= BREATH / 2 && /[,;:–—]$/.test(word));
  const end = comma === -1 ? BREATH : comma + 1;
  return [words.slice(0, end).join(' '), ...breaths(words.slice(end).join(' '))];
};

/** The most words before the student does something. */
export const MOST_WORDS = Math.floor((LIVE.longestTalk / 60_000) * LIVE.wordsPerMinute);

/** What can be said of a text, or of some, within so many words: whole sentences, and at least one. */
export const sentencesWithin = (text: string | readonly string[], most: number): string[] => {
  let words = 0;
  return [text]
    .flat()
    .flatMap(sentencesIn)
    .filter((sentence, at) => {
      words += wordsIn(sentence);
      return at === 0 || words <= most;
    });
};

/** Markdown as somebody would say it in a row: without headings, list signs, marks and numbers of sources. */
export const plainLine = (markdown: string): string =>
  markdown
    .replaceAll(/ ?\[\d+\]/g, '')
    .replaceAll(/^ {0,8}(?:#{1,6}|[-*•]|\d{1,3}[.)]|>) +/gm, '')
    .replaceAll(/(\*\*|__|\*|_)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
