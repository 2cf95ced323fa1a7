import { quoteKeysIn } from '@studia/contract/note-text';
import type { Note } from '@studia/contract/notes';
import { readerAddress } from '../../../client/reader-address.ts';
import { noteListText, noteViewText as text } from '../../../text/notes.ts';

/** A name that every system takes. */
export const fileNameOf = (title: string, ending: string): string => {
  const name = (title || noteListText.untitled)
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${name || 'note'}.${ending}`;
};

/** A note as a file of Markdown: with its title, and its sources as addresses and as a list at the end. */
export const exportedMarkdown = ({ title, content, quotes }: Note, origin: string): string => {
  const known = new Map(quotes.map((one) => [one.key, one]));
  const addressOf = (key: string): string => {
    const found = known.get(key);
    if (!found) return '#';
    const { book_id, page, start, end } = found.quote;
    return `${origin}${readerAddress(book_id, { page, start, end })}`;
  };
  const body = content.replaceAll(/\]\(#q=([0-9a-z]{1,16})\)/g, (_, key: string) => `](${addressOf(key)})`);
  const sources = quoteKeysIn(content).flatMap((key) => {
    const found = known.get(key)?.quote;
    return found
      ? [`- ${found.title}, ${text.page(found.page)}: “${found.text.replaceAll(/\s+/g, ' ').trim()}”`]
      : [];
  });
  const list = sources.length === 0 ? [] : [`## ${text.sources}`, sources.join('\n')];
  return `${[`# ${title || noteListText.untitled}`, body, ...list].filter((part) => part !== '').join('\n\n')}\n`;
};
