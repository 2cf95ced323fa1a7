import type { Found, Lookup } from '../../library/service.ts';
import { answerFromBooks, NOT_FOUND, notInTheBooks } from './books/answer.ts';
import { compareFromBooks } from './books/compare.ts';
import { followUp } from './books/follow-up.ts';
import { levelOf } from './books/level.ts';
import { lookUp, nearTopics } from './books/look-up.ts';
import { headed, type BookReply } from './books/reply.ts';
import { summariseFromBooks } from './books/summarise.ts';
import type { Topic } from './memory.ts';
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
    if (intent.kind === 'meaning' || intent.kind === 'simpler') return said(moment, WHICH_WORD);
    return said(
      moment,
      `That’s all I can find about ${headed(nameOf(memory.topic))} in the books. Shall I quiz you on it?`,
      { offer: `quiz me on ${memory.topic.words}` },
    );
  }
  const compared = intent.pair ? await compareFromBooks(intent.pair, library) : null;
  if (compared) return fromBooks(moment, compared);
  const lookedUp =
    intent.kind === 'summarise' && intent.about === '' && memory.topic
      ? { found: await placeOf(memory.topic, library), words: memory.topic.words }
      : await lookUp(message, intent, memory.topic, library);
  const answer =
    intent.kind === 'summarise'
      ? await summariseFromBooks(lookedUp, level, library)
      : await answerFromBooks(lookedUp, intent, memory.topic, { level, before: saidBefore(moment) }, library);
  if (answer) return fromBooks(moment, answer);
  if (memory.exercise)
    return said(
      moment,
      `I couldn’t find any maths in that, or anything about it in the books. We’re at ${await standingOf(memory.exercise, moment)}. Write what you get for the next step, or say “hint”.`,
    );
  if (intent.kind === 'say' && TELLS_OF_SELF.test(message)) return said(moment, THANKS_FOR_TELLING);
  const near = await nearTopics(intent.about, library);
  return said(
    moment,
    notInTheBooks(near, saidBefore(moment).startsWith(NOT_FOUND)),
    near[0] === undefined ? {} : { offer: asQuestion(near[0]) },
  );
};

// “What the atmosphere is” is a heading; who wants it asks what the atmosphere is.
const asQuestion = (heading: string): string =>
  heading.replace(/^what (.+) (is|are)$/i, 'what $2 $1?').replace(/^how (.+)$/i, 'explain how $1');

// A whole question is no name for what it asks.
const nameOf = ({ words, heading }: Topic): string =>
  heading !== '' && (words.split(/\s+/).length > 3 || /[?¿？؟]/u.test(words)) ? heading : words;

const TELLS_OF_SELF = /^\W*(?:i|i'm|im|my|we|our)\b/i;
const THANKS_FOR_TELLING =
  'Good to know, thanks for telling me. What would you like to find out, or work out together?';

const WHICH_WORD =
  'Let’s break it down. Which word or part of the sentence is unclear? Tell me, and I’ll look it up for you.';

/** Where the conversation is in the books: the passage of the last answer. */
const placeOf = async ({ heading, quotes }: Topic, library: Lookup): Promise<Found[]> => {
  const sections = await Promise.all(
    quotes.map(async (quote) => ({ quote, section: await library.section(quote) })),
  );
  const place = sections.findLast(({ section }) => section?.heading === heading);
  return place ? [{ quote: place.quote, heading, chapter: place.section?.chapter ?? '' }] : [];
};

const saidBefore = ({ thread }: Moment): string => thread.findLast(({ by }) => by === 'tutor')?.text ?? '';

const fromBooks = ({ memory }: Moment, { text, quotes, topic }: BookReply): Reply => ({
  text,
  memory: {
    ...memory,
    topic,
    last: 'topic',
    waitsFor: null,
    offer: null,
    // A page that was asked about is left behind by the next question; one that lies open is not.
    place: memory.place?.open ? memory.place : null,
  },
  proof: proofOf('books', { quotes }),
});
