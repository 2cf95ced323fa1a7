import { answerFromBooks, notInTheBooks } from './books/answer.ts';
import { compareFromBooks } from './books/compare.ts';
import { followUp } from './books/follow-up.ts';
import { levelOf } from './books/level.ts';
import { lookUp, nearTopics } from './books/look-up.ts';
import type { BookReply } from './books/reply.ts';
import { summariseFromBooks } from './books/summarise.ts';
import { proofOf, said, standingOf, type Moment, type Reply } from './moment.ts';

// These are always about what was said before; the others only when they name nothing of their own.
const LEANING = new Set(['why', 'meaning', 'simpler']);
const FOLLOWING = new Set(['more', 'example']);

/** What the books say to a message, in the form that the student wants it; an honest word when they say nothing. */
export const bookTurn = async (moment: Moment): Promise<Reply> => {
  const { message, intent, memory, situation, library } = moment;
  const level = levelOf(situation.learner);
  const leaning = LEANING.has(intent.kind) || (FOLLOWING.has(intent.kind) && intent.about === '');
  if (memory.topic && leaning) {
    const further = await followUp(intent.kind, memory.topic, library);
    if (further) return fromBooks(moment, further);
    return said(
      moment,
      `That is all that I find about “${memory.topic.heading}” in the books. Shall I quiz you on it?`,
    );
  }
  const compared = intent.pair ? await compareFromBooks(intent.pair, library) : null;
  if (compared) return fromBooks(moment, compared);
  const lookedUp = await lookUp(message, intent, memory.topic, library);
  const answer =
    intent.kind === 'summarise'
      ? await summariseFromBooks(lookedUp, level, library)
      : await answerFromBooks(lookedUp, intent, memory.topic, level, library);
  if (answer) return fromBooks(moment, answer);
  if (memory.exercise)
    return said(
      moment,
      `I did not find a number or a line of mathematics in that, and nothing about it in the books. We are at ${await standingOf(memory.exercise, moment)}. Write what you get for the next step, or say “hint”.`,
    );
  return said(moment, notInTheBooks(await nearTopics(intent.about, library)));
};

const fromBooks = ({ memory }: Moment, { text, quotes, topic }: BookReply): Reply => ({
  text,
  memory: { ...memory, topic, last: 'topic', waitsFor: null },
  proof: proofOf('books', { quotes }),
});
