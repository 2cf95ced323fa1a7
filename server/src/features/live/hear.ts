import { bookOfIdea, type Idea, type IdeaId, type Lesson } from '@studia/contract/lessons';
import type { HeardExchange, Lessons } from '../lessons/service.ts';
import type { LessonState } from './rules/lesson-state.ts';
import type { WrittenReply } from './rules/turn.ts';

interface Dependencies {
  lessons: Pick<Lessons, 'exchanges' | 'near' | 'judgeStatement' | 'define'>;
}

/** Where words are said. */
interface Place {
  state: LessonState;
  lesson: Lesson | null;
}

/** How sure it must be that a reply answers: to a question, and to what was said. */
const SURE = { question: 0.4, right: 0.65, partly: 0.6, wrong: 0.65 } as const;
/** Of another lesson it must be surer. */
const ELSEWHERE = 0.15;
const NEAR_TEXTS = 200;
/** So near to a question that was written down, the part that answers that one answers this. */
const SAME_QUESTION = 0.55;

/** Finds what was written for words that a student says in the middle of a lesson. */
export const makeHear = ({ lessons }: Dependencies) => {
  const ideaOf = ({ state, lesson }: Place): Idea | null =>
    lesson?.ideas.find(({ id }) => id === state.ideas[state.at]) ?? null;

  /** The reply that fits best: of the idea at hand before its lesson, and of that before others. */
  const reply = async (place: Place, words: string, asks: boolean): Promise<WrittenReply | null> => {
    const idea = ideaOf(place);
    const found = await lessons.exchanges(words, {
      at: idea?.id ?? null,
      about: idea?.title ?? '',
      replies: [],
    });
    const inLesson = new Set(place.lesson?.ideas.map(({ id }) => id));
    const fits = ({ exchange: { is, idea: of }, certainty, isSaid }: HeardExchange): boolean =>
      (is === 'question') === asks &&
      (isAskedJustSo(is, isSaid) || certainty >= SURE[is] + (inLesson.has(of) ? 0 : ELSEWHERE));
    const fitting = found.filter(fits);
    const best =
      fitting.find(({ exchange, isSaid }) => isAskedJustSo(exchange.is, isSaid)) ??
      fitting.find(({ exchange }) => exchange.idea === idea?.id) ??
      fitting.find(({ exchange }) => inLesson.has(exchange.idea)) ??
      fitting[0];
    if (!best) return null;
    const { exchange, isSaid } = best;
    return {
      name: `${exchange.idea} ${exchange.says[0]}`,
      // What only means something alike may still be the opposite: yes and no are for nearly the same words.
      is: exchange.is === 'question' || isSaid ? exchange.is : 'unsure',
      text: exchange.reply,
    };
  };

  /** What is surely known of a statement by what the lesson says is true and what is not. */
  const verdict = async ({ lesson }: Place, words: string): Promise<WrittenReply | null> => {
    const near = await lessons.near(words, '', lesson?.ideas ?? [], NEAR_TEXTS);
    const judged = lessons.judgeStatement(words, near);
    if (!judged) return null;
    const { verdict: sure, idea, truth, misconception } = judged;
    const wrong = idea.misconceptions.find(({ id }) => id === misconception)?.wrong;
    const text = sure === 'right' ? idea.statement : (wrong ?? asSentence(truth) ?? idea.statement);
    return { name: `${idea.id} ${truth ?? misconception ?? ''}`, is: sure, text };
  };

  return {
    reply,

    /** What a word means that somebody asks about; nothing else is as surely an answer. */
    definition: async (
      { state, lesson }: Place,
      words: string,
      about: IdeaId | null,
    ): Promise<WrittenReply | null> => {
      const ideas = lesson?.ideas ?? [];
      const found =
        (await lessons.define(words, { ideas, book: state.book })) ??
        (about === null ? null : await lessons.define(words, { ideas, book: bookOfIdea(about) }));
      return found && { name: `${found.idea} ${found.name}`, is: 'question', text: found.text };
    },

    /** A thought of the student's: what is surely false is never called right, whatever it sounds like. */
    statement: async (place: Place, words: string): Promise<WrittenReply | null> => {
      const [known, written] = await Promise.all([verdict(place, words), reply(place, words, false)]);
      return known && known.is !== written?.is ? known : written;
    },

    /** The part of an idea that answers a question, where one like it was written down. */
    part: async (idea: Idea, words: string): Promise<string | null> => {
      const near = await lessons.near(words, '', [idea], NEAR_TEXTS);
      return near.find(({ kind, likeness }) => kind === 'ask' && likeness >= SAME_QUESTION)?.of ?? null;
    },
  };
};

export type Hear = ReturnType<typeof makeHear>;

/** A question in so many words is that question, whatever the lesson is about. */
const isAskedJustSo = (is: HeardExchange['exchange']['is'], isSaid: boolean): boolean =>
  is === 'question' && isSaid;

/** What a student would say, as a sentence. */
const asSentence = (words: string | null): string | null =>
  words === null ? null : `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/[.!]?$/, '.')}`;
