import type { Quote } from '@studia/contract/proof';
import type { NoteLine } from './note-lines.ts';

/** A line as a model writes it: its quote is only claimed. */
export interface WrittenLine {
  kind: NoteLine['kind'];
  cue: string;
  text: string;
  quote: string;
}

/** Less than this stands in many sentences and proves nothing. */
const SHORTEST_QUOTE = 20;
const LONGEST_TEXT = 600;
const LONGEST_CUE = 160;

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The lines whose quotes stand in the chapter, and what is wrong with the others. */
export const judgeLines = (
  written: readonly WrittenLine[],
  sentences: readonly Quote[],
): { lines: NoteLine[]; refused: string[] } => {
  const chapter = sentences.map((quote) => ({ quote, text: folded(quote.text) }));
  const lines: NoteLine[] = [];
  const refused: string[] = [];
  for (const [index, { kind, cue, text, quote }] of written.entries()) {
    const wanted = folded(quote);
    // Of two sentences the first leads to the page.
    const found =
      wanted.length < SHORTEST_QUOTE
        ? undefined
        : chapter.find(
            (one) =>
              one.text.includes(wanted) || (one.text.length >= SHORTEST_QUOTE && wanted.startsWith(one.text)),
          );
    const isWhole =
      found &&
      (found.text.includes(wanted) ||
        restIsThere(
          wanted,
          chapter.map((one) => one.text),
        ));
    if (!isWhole) refused.push(`- lines.${index}: its quote is not in the chapter.`);
    else if (
      folded(text) === '' ||
      text.length > LONGEST_TEXT ||
      folded(cue) === '' ||
      cue.length > LONGEST_CUE
    )
      refused.push(`- lines.${index}: cue or text is missing or too long.`);
    else lines.push({ kind, cue: plain(cue), text: plain(text), quote: found.quote });
  }
  return { lines, refused };
};

const restIsThere = (wanted: string, sentences: readonly string[]): boolean =>
  sentences.join(' ').includes(wanted);

/** One line, without signs that would make something else of it: addresses, pictures, headings and HTML. */
const plain = (text: string): string =>
  folded(text)
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[<>]/g, (sign) => `\\${sign}`)
    .replace(/^[#>|*+-]+\s+/, '');
