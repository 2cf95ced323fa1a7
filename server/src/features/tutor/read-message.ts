import type { Answer, Item } from '@studia/contract/lessons';
import type { Exercises } from '../exercises/service.ts';
import type { Lessons } from '../lessons/service.ts';
import { answerTo } from './moves/item-answer.ts';
import { NEW_STATE, readState } from './state/state.ts';
import type { Act } from './understand/acts.ts';
import { classifyLearnt } from './understand/classifier/learnt.ts';
import { NO_MATHS } from './understand/no-maths.ts';
import { ABOUT_IT } from './understand/reading.ts';
import { understand } from './understand/understand.ts';

/** Where a message is said: what the tutor's last words were, and the question that waits. */
export interface MessagePlace {
  last: string;
  question: { item: Item; options: readonly string[] } | null;
}

/** What a message means, for somebody else who leads the lesson. */
export interface UnderstoodMessage {
  act: Act;
  certainty: number;
  /** The answer that it gives to the question that waits; null where it is none. */
  answer: Answer | null;
  isQuestion: boolean;
  /** An exercise to be worked on. */
  isExercise: boolean;
  /** The idea that it is about; null where that is not sure. */
  idea: string | null;
}

/** An exercise as a conversation's state has it. */
interface ExerciseLine {
  problem: string;
  line: string;
}

/** Understands a message as every turn of the tutor begins, and leaves it at that. */
export const makeReadMessage =
  (exercises: Exercises, lessons: Pick<Lessons, 'find'>) =>
  async (message: string, { last, question }: MessagePlace): Promise<UnderstoodMessage> => {
    const isTapped = question?.item.kind === 'choice' || question?.item.kind === 'true-false';
    const state = question
      ? { ...NEW_STATE, focus: 'item' as const, waits: isTapped ? ('choice' as const) : ('answer' as const) }
      : { ...NEW_STATE, focus: 'idea' as const };
    const reading = await understand(
      { message, intent: null, last, about: '', earlier: [], state },
      {
        examine: (checks) =>
          exercises.ask(
            'examine',
            { message, exercise: null, finished: null, story: null, earlier: [], checks },
            NO_MATHS,
          ),
        findIdeas: (words, limit) => lessons.find(words, limit),
        // Whoever leads a lesson answers from it: what stands elsewhere is not looked for.
        findNear: async () => [],
        judge: async () => null,
        findExchanges: async () => [],
        readProgram: async () => null,
        judgeThought: async () => 'unclear',
        classify: classifyLearnt,
      },
    );
    const [top] = reading.ideas;
    return {
      act: reading.act,
      certainty: reading.certainty,
      answer: question && answerTo(question.item, question.options, reading),
      isQuestion: reading.isQuestion,
      isExercise:
        reading.act === 'exercise' && (reading.maths.problem !== null || reading.maths.story !== null),
      idea: top && top.certainty >= ABOUT_IT ? top.id : null,
    };
  };

/** The exercise that a conversation with this state is at. */
export const exerciseIn = (state: unknown): ExerciseLine | null => {
  const { exercise } = readState(state);
  return exercise && { problem: exercise.problem, line: exercise.line };
};
