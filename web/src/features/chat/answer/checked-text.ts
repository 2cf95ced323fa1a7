import { pageName } from '@studia/contract/page-name';
import type { CheckedLine, Proof, Quote, Solution } from '@studia/contract/proof';

/** What the tutor put right while it wrote. */
export interface Correction {
  was: string;
  now: string;
}

export interface CheckedText {
  text: string;
  checks: readonly CheckedLine[];
}

/** An answer that is still coming, with its corrections made where the slips stand. */
export const withCorrections = (text: string, corrections: readonly Correction[]): CheckedText => {
  let mended = text;
  const checks: CheckedLine[] = [];
  for (const { was, now } of corrections) {
    const at = was === '' ? -1 : mended.indexOf(was);
    if (at < 0) continue;
    mended = mended.slice(0, at) + now + mended.slice(at + was.length);
    checks.push({ line: mended.slice(0, at).split('\n').length - 1, verdict: 'corrected', was });
  }
  return { text: mended, checks };
};

/** Leaves out the list of sources at the end of an answer: the chips in the text say the same. */
export const withoutSourceList = (text: string, quotes: readonly Quote[]): string => {
  const lines = text.trimEnd().split('\n');
  while (lines.length > 1 && isSource(lines.at(-1) ?? '', quotes)) lines.pop();
  return lines.join('\n').trimEnd();
};

/** Also while it is still being written, so that it never shows. */
const isSource = (line: string, quotes: readonly Quote[]): boolean => {
  if (line.trim() === '') return true;
  const [, number, rest = ''] = /^\s*\[(\d{1,2})\]:?\s*(.*)$/.exec(line) ?? [];
  const quote = quotes[Number(number) - 1];
  return (
    quote !== undefined && `${quote.title}, p. ${pageName(quote)}`.startsWith(rest.trim().replace(/\.$/, ''))
  );
};

/** The solution that is left to open: none where the words of the answer tell every step already. */
export const stepsToOpen = (text: string, solution: Solution | null): Solution | null =>
  solution === null || solution.steps.every((step) => text.includes(step.text) || text.includes(step.latex))
    ? null
    : solution;

/** An answer to take along: Markdown, with its sources in words. */
export const answerAsMarkdown = (content: string, proof?: Pick<Proof, 'quotes'>): string => {
  const quotes = proof?.quotes ?? [];
  return withoutSourceList(content, quotes).replace(
    /(\s?)\[(\d{1,2})\](?!\()/g,
    (sign, space: string, number) => {
      const quote = quotes[Number(number) - 1];
      return quote ? `${space}(${quote.title}, p. ${pageName(quote)})` : sign;
    },
  );
};
