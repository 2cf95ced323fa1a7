import type { StudentId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import type { Handle } from '../../db/transaction.ts';
import type { Safety } from '../safety/service.ts';
import type { Learner, ThreadMessage, Tutor } from '../tutor/service.ts';
import type { Usage } from '../usage/service.ts';
import type { TutorReply } from './rules/turn.ts';

interface Dependencies {
  db: Handle;
  usage: Pick<Usage, 'allow' | 'note'>;
  tutor: Pick<Tutor, 'teach' | 'exerciseIn'>;
  safety: Safety;
  learnerOf: (student: StudentId) => Promise<Learner>;
}

/** A model that says nothing for so long is not waited for in a live lesson. */
const PATIENCE = 30_000;

/** What the tutor and its guards say to words of a lesson. */
export const makeAskTutor = ({ db, usage, tutor, safety, learnerOf }: Dependencies) => ({
  /** Fixed words for somebody in trouble; null when the lesson may go on. */
  careFor: async (owner: StudentId, thread: readonly ThreadMessage[]): Promise<string | null> => {
    const { country } = await learnerOf(owner);
    const fixed = safety.fixedReply(thread, country);
    if (fixed !== null) return fixed;
    const words = thread.at(-1)?.text ?? '';
    const noticed = safety.isWorthClassifying(words) ? await safety.classify(thread) : null;
    return noticed && safety.crisisReply(noticed, country);
  },

  /** The tutor's own answer, as in chat; null when it has none. */
  reply: async (
    owner: StudentId,
    thread: readonly ThreadMessage[],
    before: unknown,
  ): Promise<TutorReply | null> => {
    await usage.allow(owner);
    const situation = { style: 'guide' as const, reader: owner, learner: await learnerOf(owner) };
    let text = '';
    const quotes: Quote[] = [];
    for await (const event of tutor.teach(thread, situation, AbortSignal.timeout(PATIENCE))) {
      if (event.type === 'error') return null;
      if (event.type === 'text') text += event.text;
      if (event.type === 'citation') quotes.push(event.quote);
      if (event.type !== 'done') continue;
      await usage.note(db, owner, { feature: 'live', sessionId: null, ...event.usage });
      const [was, exercise] = [tutor.exerciseIn(before), tutor.exerciseIn(event.state)];
      const { solution = null } = event.proof ?? {};
      const isSolved = was !== null && exercise?.problem !== was.problem && solution !== null;
      return {
        text,
        quotes,
        choices: event.choices,
        state: event.state,
        exercise,
        solved: isSolved
          ? {
              answer: solution.answer.text,
              steps: solution.steps.map(({ text: line, latex }) => ({ text: line, latex })),
            }
          : null,
      };
    }
    return null;
  },
});

export type AskTutor = ReturnType<typeof makeAskTutor>;
