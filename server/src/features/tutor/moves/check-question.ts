import type { Thought } from '@studia/contract/lessons';
import { sharedWords } from '../understand/overlap.ts';
import { ask, type Part } from '../wording/parts.ts';
import { PHRASES } from '../wording/phrases.ts';
import type { MoveContext } from './context.ts';

/** What stands under a reply to a student's own sentence, and the question among it that waits for an answer. */
interface Ending {
  parts: Part[];
  thought: Thought | null;
}

/**
 * A question about the very thing, where one was written and not asked yet; else, and only now and then, the offer of one. Who has left
 * our last question where it was goes on with thoughts of their own, and is not asked another.
 */
export const endingOf = async (
  context: MoveContext,
  { idea, reply, first = null }: { idea: string | null; reply: string; first?: Thought | null },
): Promise<Ending> => {
  const { state } = context;
  const thought = first ?? (idea === null || state.thought ? null : await questionNear(context, idea, reply));
  if (thought) return { parts: [ask('thought', { question: thought.question })], thought };
  return { parts: wasOffered(context) ? [] : [ask('claimOpen')], thought: null };
};

/** Of the questions about an idea the one that speaks most of what was said; what the reply has just told is no question. */
const questionNear = async (
  { lessons, thread, reading }: MoveContext,
  idea: string,
  reply: string,
): Promise<Thought | null> => {
  const isAsked = ({ question }: Thought): boolean =>
    thread.some(({ by, text }) => by === 'tutor' && text.includes(question));
  const isTold = ({ answers }: Thought): boolean =>
    answers.some((answer) => answer.length > SHORT && reply.toLowerCase().includes(answer.toLowerCase()));
  const weight = ({ question, told }: Thought): number =>
    sharedWords(`${question} ${told}`, reading.message) + sharedWords(question, reply) / 2;
  const [nearest] = (await lessons.exchangesAbout(idea))
    .flatMap(({ thought }) => (thought && !isAsked(thought) && !isTold(thought) ? [thought] : []))
    .toSorted((one, other) => weight(other) - weight(one));
  return nearest && weight(nearest) >= MUCH_SHARED && sharedWords(nearest.question, reading.message) > 0
    ? nearest
    : null;
};
/** “No” and “up” stand in many a reply. */
const SHORT = 3;
const MUCH_SHARED = 3;

/** The last two replies have offered one already. */
const wasOffered = ({ thread }: MoveContext): boolean =>
  thread
    .filter(({ by }) => by === 'tutor')
    .slice(-LATELY)
    .some(({ text }) => [...PHRASES.claimOpen, ...PHRASES.claimNext].some((offer) => text.includes(offer)));
const LATELY = 2;
