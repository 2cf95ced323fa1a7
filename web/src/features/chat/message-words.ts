import type { AboutBook, Message } from '@studia/contract/chat';
import { aboutText, intentWords } from '../../text/chat.ts';

/** What a message says, as it is shown: the student's own words, or what the button says that was pressed. */
export const wordsOf = ({ content, intent, about }: Pick<Message, 'content' | 'intent' | 'about'>): string =>
  content === '' && intent ? intentWords(intent, about) : content;

/** What a conversation is called that begins with this message (SPEC 3). */
export const titleFrom = ({ content, about }: Pick<Message, 'content' | 'about'>): string =>
  content || (about?.quote ?? placeOf(about));

const placeOf = (about: AboutBook | undefined): string => {
  if (!about) return '';
  return about.page === undefined ? about.title : `${aboutText.page(about.page)}, ${about.title}`;
};

/** Whether two messages are about the same place; selected words are always said anew. */
export const isSamePlace = (one: AboutBook | undefined, other: AboutBook | undefined): boolean =>
  one?.book_id === other?.book_id && one?.page === other?.page && one?.quote === other?.quote;
