import type { CardId, CardPictureId, ReviewId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import {
  review,
  type Card,
  type CardAnswer,
  type CardChange,
  type CardFilter,
  type DeckImport,
  type DueCard,
  type NewCard,
  type ReviewDay,
} from '@studia/contract/review';
import { call } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import { upload } from '../../client/upload.ts';
import { dayBegan } from './when.ts';

const since = () => dayBegan(new Date());

export const readDay = async (): Promise<ReviewDay> =>
  (await call(review.day, { query: { since: since() } })).day;

export const readQueue = async (subject: string | null): Promise<DueCard[]> =>
  (await call(review.queue, { query: { since: since(), ...(subject !== null && { subject }) } })).cards;

export const sendAnswers = async (answers: CardAnswer[]): Promise<DueCard[]> =>
  (await call(review.answer, { body: { answers } })).cards;

export const undoAnswer = async (answer: ReviewId): Promise<DueCard> =>
  (await call(review.undo, { body: { answer } })).card;

export const setNewADay = async (new_a_day: number): Promise<void> => {
  await call(review.settings, { body: { new_a_day } });
};

/** Which cards are listed. */
export interface CardQuery {
  q: string;
  subject: string;
  show: CardFilter;
  page: number;
}

export const listCards = async ({
  q,
  subject,
  show,
  page,
}: CardQuery): Promise<{ cards: Card[]; total: number }> =>
  call(review.list, { query: { show, page, ...(q !== '' && { q }), ...(subject !== '' && { subject }) } });

export const addCards = async (cards: NewCard[]): Promise<{ cards: Card[]; known: number }> =>
  call(review.add, { body: { cards } });

export const addChapter = async (book: string, chapter: number): Promise<{ cards: Card[]; known: number }> =>
  call(review.addChapter, { body: { book, chapter } });

export const changeCard = async (id: CardId, change: CardChange): Promise<DueCard> =>
  (await call(review.change, { params: { id }, body: change })).card;

export const restartCard = async (id: CardId): Promise<DueCard> =>
  (await call(review.restart, { params: { id } })).card;

export const removeCard = async (id: CardId): Promise<void> => {
  await call(review.remove, { params: { id } });
};

export const importCards = async (
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<DeckImport> =>
  (await upload(review.import, file, { ...options, patience: REVIEW.patience })).import;

export const readImport = async (): Promise<DeckImport | null> => (await call(review.importing, {})).import;

export const stopImport = async (): Promise<DeckImport | null> => (await call(review.stopImport, {})).import;

export const exportCards = (format: 'anki' | 'csv') =>
  fetchFile(review.export, { query: { format } }, REVIEW.patience);

export const fetchPicture = (id: CardPictureId) => fetchFile(review.picture, { params: { id } });
