import { LIVE } from '@studia/contract/limits';

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

/** How many words somebody hears. */
export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

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
