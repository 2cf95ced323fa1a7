import type { StudentId } from '@studia/contract/ids';
import type { Lesson } from '@studia/contract/lessons';
import type { LiveSubject } from '@studia/contract/live-events';
import type { Lessons } from '../lessons/service.ts';
import type { Plans } from '../plan/service.ts';
import type { Practice } from '../practice/service.ts';
import type { LessonTurn } from './rules/turn.ts';

interface Dependencies {
  lessons: Pick<Lessons, 'whole' | 'find' | 'idea'>;
  plans: Pick<Plans, 'read'>;
  practice: Pick<Practice, 'weakSpots'>;
}

type LessonOpening = Extract<LessonTurn, { kind: 'lesson' }>;

/** From here on, a topic is what an idea is about. */
const ABOUT_IT = 0.3;
const SUGGESTIONS = 3;

/** Finds what a lesson is to be about. */
export const makeFindLesson = ({ lessons, plans, practice }: Dependencies) => {
  const opened = (lesson: Lesson, from = 0): LessonOpening => ({
    kind: 'lesson',
    title: lesson.title,
    book: lesson.book_id,
    chapter: lesson.chapter,
    ideas: lesson.ideas,
    from: Math.max(0, from),
  });

  const ofChapter = async (
    owner: StudentId,
    book: string,
    chapter: number,
    idea?: string,
  ): Promise<LessonOpening | null> => {
    const lesson = (await lessons.whole(owner, book)).find((one) => one.chapter === chapter);
    if (!lesson || lesson.ideas.length === 0) return null;
    return opened(
      lesson,
      lesson.ideas.findIndex(({ id }) => id === idea),
    );
  };

  const ofIdea = async (owner: StudentId, idea: string): Promise<LessonOpening | null> => {
    const [book = ''] = idea.split('/');
    const lesson = (await lessons.whole(owner, book)).find(({ ideas }) =>
      ideas.some(({ id }) => id === idea),
    );
    return lesson
      ? opened(
          lesson,
          lesson.ideas.findIndex(({ id }) => id === idea),
        )
      : null;
  };

  /** What words are about: the surest idea of the lessons; null where none is sure enough. */
  const ofTopic = async (owner: StudentId, topic: string): Promise<LessonOpening | null> => {
    const [best] = await lessons.find(topic, 1);
    return best && best.certainty >= ABOUT_IT ? ofIdea(owner, best.idea.id) : null;
  };

  /** Topics worth beginning with: what the student met and cannot do alone yet. */
  const suggestions = async (owner: StudentId): Promise<string[]> => {
    const weak = (await practice.weakSpots(owner)).slice(0, SUGGESTIONS);
    const ideas = await Promise.all(weak.map(({ idea }) => lessons.idea(owner, idea)));
    return ideas.flatMap((idea) => (idea ? [idea.title] : []));
  };

  return {
    ofTopic,
    ofChapter,
    suggestions,
    /** The words of a step of a plan; null for somebody else's plan. */
    planTopic: async (
      owner: StudentId,
      { plan, item }: Extract<LiveSubject, { kind: 'plan' }>,
    ): Promise<string | null> => {
      const { modules } = await plans.read(owner, plan);
      const step = modules.flatMap(({ items }) => items).find(({ id }) => id === item);
      return step ? (step.source?.heading ?? step.title) : null;
    },
  };
};

export type FindLesson = ReturnType<typeof makeFindLesson>;
