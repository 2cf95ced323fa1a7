import { Failure } from '@studia/contract/errors';
import type { CardId, ReviewId, StudentId } from '@studia/contract/ids';
import type { Idea, IdeaId, Lesson } from '@studia/contract/lessons';
import { REVIEW } from '@studia/contract/limits';
import type { Resource, ResourceWish } from '@studia/contract/resources';
import type { Card, CardAnswer, CardChange, CardFilter, DueCard, ReviewDay } from '@studia/contract/review';
import { sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { DeckFiles } from '../../ports/decks/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Practice } from '../practice/service.ts';
import { makeAdding, type Added, type CardToAdd } from './adding.ts';
import { makeAnswering } from './answering.ts';
import { cardIn, dueCardIn } from './cards.ts';
import { makeExchange } from './exchange.ts';
import { makeImporting } from './importing.ts';
import { gradeIdea, type IdeaAnswer } from './jobs.ts';
import { clozesOf } from './rules/cloze.ts';
import { cardOfIdea, cardsOfLesson, originOfIdea } from './rules/lesson-cards.ts';
import { dayOf, freshToday, queueOf } from './rules/queue.ts';
import { gradeOf, isConfidentMistake } from './rules/quiz-grade.ts';
import { makeReviewStore } from './store/cards.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  decks: DeckFiles;
  queue: Pick<Queue, 'enqueue' | 'status'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
  practice: Pick<Practice, 'record' | 'withdraw'>;
  lessons: {
    whole: (reader: StudentId, bookId: string) => Promise<Lesson[]>;
    idea: (reader: StudentId, id: IdeaId) => Promise<Idea | null>;
  };
  /** What a book is about, in one or two words. */
  subjectOf: (reader: StudentId, bookId: string) => Promise<string>;
}

/** Which part of the day's cards is meant. */
interface DayQuery {
  /** When the student's day began; null takes the day of UTC. */
  since: string | null;
  subject: string | null;
}

interface CardQuery {
  words: string;
  subject: string | null;
  show: CardFilter;
  page: number;
}

export interface Review extends ReturnType<typeof makeExchange>, ReturnType<typeof makeImporting> {
  day(owner: StudentId, since: string | null): Promise<ReviewDay>;
  /** How many cards wait today, new ones within the day's limit. */
  dueCount(owner: StudentId, since?: string | null): Promise<number>;
  queue(owner: StudentId, query: DayQuery): Promise<DueCard[]>;
  answer(owner: StudentId, answers: readonly CardAnswer[]): Promise<DueCard[]>;
  /**
   * An answer to a question of a lesson also says something about the card of its idea. It is graded soon after the
   * caller's transaction, once for each id.
   */
  fromAnswer(within: Handle, student: StudentId, answer: IdeaAnswer): Promise<void>;
  /** Grades the card of an idea, which a wrong answer makes where there is none. */
  gradeIdea(owner: StudentId, answer: IdeaAnswer): Promise<void>;
  undo(owner: StudentId, answer: ReviewId): Promise<DueCard>;
  setNewADay(owner: StudentId, newADay: number): Promise<void>;
  list(owner: StudentId, query: CardQuery): Promise<{ cards: Card[]; total: number }>;
  addCards(owner: StudentId, cards: readonly CardToAdd[]): Promise<Added>;
  /** Cards of the terms and ideas of a chapter, counted from 0. */
  addChapter(owner: StudentId, bookId: string, chapter: number): Promise<Added>;
  change(owner: StudentId, id: CardId, change: CardChange): Promise<DueCard>;
  restart(owner: StudentId, id: CardId): Promise<DueCard>;
  remove(owner: StudentId, id: CardId): Promise<void>;
  /** Makes every schedule anew from the log; answers how many had been different. */
  rebuild(owner: StudentId): Promise<number>;
  /** The decks, as they stand on the list of everything that was made. */
  offers(owner: StudentId, wish: ResourceWish): Promise<Resource[]>;
  /** Every card with its log, for the document with everything about a student. */
  exportFor(owner: StudentId): Promise<object>;
}

/** More of a card's front than this is no preview. */
const LONGEST_LINE = 160;

/** Cards, and when each comes back. */
export const makeReview = (dependencies: Dependencies): Review => {
  const { db, queue, clock, lessons, subjectOf } = dependencies;
  const store = makeReviewStore(db);
  const addCards = makeAdding(dependencies);
  const exchange = makeExchange(dependencies);
  const importing = makeImporting(dependencies);
  const { record, ...answering } = makeAnswering(dependencies);

  const day: Review['day'] = async (owner, since) => {
    const { begins, ends } = dayOf(clock.now(), since);
    const { answers, begun } = await store.answersSince(owner, begins);
    const rows = await store.subjects(owner, ends);
    const newADay = await store.newADay(owner);
    const sum = (part: 'cards' | 'due' | 'fresh' | 'suspended' | 'leeches') =>
      rows.reduce((all, row) => all + row[part], 0);
    const fresh = freshToday(sum('fresh'), newADay, begun);
    return {
      due: sum('due'),
      fresh,
      done: answers,
      cards: sum('cards'),
      suspended: sum('suspended'),
      leeches: sum('leeches'),
      next_due: (await store.nextDue(owner, ends))?.toISOString() ?? null,
      new_a_day: newADay,
      subjects: rows.map(({ subject, cards, due, fresh: unseen }) => ({
        subject,
        cards,
        due,
        fresh: Math.min(unseen, fresh),
      })),
    };
  };

  return {
    ...answering,
    ...exchange,
    ...importing,
    addCards,
    day,

    dueCount: async (owner, since = null) => {
      const { due, fresh } = await day(owner, since);
      return due + fresh;
    },

    queue: async (owner, { since, subject }) => {
      const now = clock.now();
      const { begins, ends } = dayOf(now, since);
      const due = await store.due(owner, ends, subject, REVIEW.queueCards);
      const { begun } = await store.answersSince(owner, begins);
      const most = freshToday(REVIEW.queueCards, await store.newADay(owner), begun);
      const fresh = most === 0 ? [] : await store.fresh(owner, subject, most);
      return queueOf(due, fresh, now)
        .slice(0, REVIEW.queueCards)
        .map((card) => dueCardIn(card, now));
    },

    fromAnswer: async (within, student, given) => {
      const { id, idea, correct, help, confidence, milliseconds, at } = given;
      const answer = { id, idea, correct, help, confidence, milliseconds, at };
      await queue.enqueue(gradeIdea, { student, answer }, { key: id, within: sqlRunner(within) });
    },

    gradeIdea: async (owner, { id, idea, at, ...answer }) => {
      const grade = gradeOf(answer);
      const cardOfThis = () => store.cardOfOrigin(owner, originOfIdea(idea));
      const made = await cardOfThis();
      const known = made || grade !== 'again' ? null : await lessons.idea(owner, idea);
      if (known) await addCards(owner, [cardOfIdea(known, await subjectOf(owner, known.quote.book_id))]);
      const card = made ?? (known && (await cardOfThis()));
      if (!card) return;
      const { milliseconds } = answer;
      const confident = isConfidentMistake(answer);
      await record(owner, [
        { id, card_id: card.id, kind: 'grade', at: new Date(at), grade, confident, milliseconds },
      ]);
    },

    setNewADay: (owner, newADay) => store.setNewADay(owner, newADay),

    list: async (owner, query) => {
      const { cards, total } = await store.list(owner, { ...query, until: dayOf(clock.now(), null).ends });
      return { cards: cards.map(cardIn), total };
    },

    addChapter: async (owner, bookId, chapter) => {
      const lesson = (await lessons.whole(owner, bookId)).find((one) => one.chapter === chapter);
      if (!lesson) throw new Failure('lesson_not_found');
      return addCards(owner, cardsOfLesson(lesson, await subjectOf(owner, bookId)));
    },

    change: async (owner, id, change) => {
      const card = await store.card(owner, id);
      if (card?.kind === 'cloze' && change.front !== undefined && clozesOf(change.front).length === 0)
        throw new Failure('card_without_gap');
      const row = await store.change(owner, id, change, clock.now());
      if (!row) throw new Failure('card_not_found');
      return dueCardIn(row, clock.now());
    },

    remove: async (owner, id) => {
      if (!(await store.remove(owner, id))) throw new Failure('card_not_found');
      await importing.forgetLoose(owner);
    },

    offers: async (owner, wish) =>
      (await store.decks(owner, wish)).map(({ subject, cards, newest, fronts, sources }) => ({
        kind: 'deck',
        id: subject,
        title: subject,
        preview: fronts.map((front) => front.slice(0, LONGEST_LINE)),
        size: cards,
        source: sources.length === 1 && sources[0] ? { title: sources[0], book_id: null } : null,
        at: newest.toISOString(),
      })),

    exportFor: async (owner) => ({
      new_a_day: await store.newADay(owner),
      cards: await store.all(owner, null),
      log: await store.logOf(owner),
      last_import: await importing.lastImport(owner),
    }),
  };
};
