import type { Found, Lookup } from '../../../library/service.ts';
import { isDefinition } from './look-up.ts';
import { grown, quoted, type BookReply } from './reply.ts';
import { isPlainStatement } from './summarise.ts';

/** Two things side by side, each in the words of a book; what the books lack is said. */
export const compareFromBooks = async (
  [one, other]: readonly [string, string],
  library: Lookup,
): Promise<BookReply | null> => {
  const [first, second] = await Promise.all([meaningOf(one, library), meaningOf(other, library)]);
  const known = first ?? second;
  if (!known) return null;
  if (!first || !second) return onlyOne(known, first ? one : other, first ? other : one);
  const quotes = [first.quote, second.quote];
  return {
    text: [
      `- **${one}**: ${quoted(first.quote, 1)}\n- **${other}**: ${quoted(second.quote, 2)}`,
      'Put the two side by side: what’s the most important difference?',
    ].join('\n\n'),
    quotes,
    topic: grown(null, `${one} ${other}`, first.heading, quotes),
  };
};

const onlyOne = (known: Found, name: string, missing: string): BookReply => ({
  text: [
    `My books cover only one of the two. I found nothing about “${missing}”, and I won’t guess.`,
    `- **${name}**: ${quoted(known.quote, 1)}`,
    `What do you know about ${missing} yourself? Then we can compare them.`,
  ].join('\n\n'),
  quotes: [known.quote],
  topic: grown(null, name, known.heading, [known.quote]),
});

const CANDIDATES = 6;

const meaningOf = async (thing: string, library: Lookup): Promise<Found | null> => {
  const all = await library.find(`What is ${thing}?`, CANDIDATES);
  const found =
    all.find(({ quote }) => isDefinition(quote.text, thing)) ??
    all.find(({ quote }) => isPlainStatement(quote.text) && !/^Try it\b/.test(quote.text)) ??
    all[0];
  return found && (await library.verify(found.quote)) ? found : null;
};
