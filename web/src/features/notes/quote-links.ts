import { sourceLink } from '@studia/contract/note-text';
import type { Quote } from '@studia/contract/proof';

/** The answer with a source where a number stood for one. */
export const withQuoteLinks = (content: string, quotes: readonly Quote[]): string =>
  content.replaceAll(/\[(\d{1,2}(?:, ?\d{1,2})*)\](?!\()/g, (sign, numbers: string) => {
    const named = numbers.split(',').map((number) => quotes[Number(number) - 1]);
    return named.every((quote) => quote !== undefined)
      ? named.map((quote) => sourceLink(quote)).join(' ')
      : sign;
  });
