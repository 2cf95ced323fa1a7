import { blocksOf, quoteKey } from '@studia/contract/note-text';

/** The two sides of a card, in Markdown. */
export interface NoteCard {
  id: string;
  front: string;
  back: string;
}

const withoutSources = (text: string): string =>
  text.replaceAll(/ ?\[[^[\]]*\]\(#q=[0-9a-z]{1,16}\)/g, '').trim();

/** What a note asks: a question with its answer below it, or a term in bold with what it means behind it. */
export const cardsIn = (noteId: string, markdown: string): NoteCard[] =>
  blocksOf(markdown).flatMap((block) => {
    const [, question, answer] = /^\*\*Q:\*\* ([^\n]+)\n\*\*A:\*\* ([^]+)$/.exec(block) ?? [];
    const [, term, meaning] = /^\*\*([^*\n]{1,120})\*\*: ([^]+)$/.exec(block) ?? [];
    const [front, back] = [question ?? term, answer ?? meaning].map((side) => withoutSources(side ?? ''));
    return front && back ? [{ id: `${noteId}-${nameOf(front)}`, front, back }] : [];
  });

/** The same front is the same card, however often it is written. */
const nameOf = (front: string): string => quoteKey({ book_id: front, page: 0, start: 0, end: 0 });
