import { pageReply, type PageReply, type PageWish } from '../pages/page-reply.ts';
import { openedIdea } from '../state/state.ts';
import { ask, say, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { asking, nextItem, waitingFor } from './items.ts';

const SUMS_UP =
  /\bsummari[sz]e\b|\bsum (?:it |this |that )?up\b|\bsummary\b|\brecap\b|\btl;?dr\b|\b(?:key|main|important) (?:points?|ideas?)\b|\boverview\b/;

const wishOf = ({ reading }: MoveContext): PageWish => {
  if (reading.act === 'quiz') return 'quiz';
  if (SUMS_UP.test(reading.plain)) return 'summarise';
  return reading.isQuestion || ['concept', 'simpler', 'how', 'why', 'hint'].includes(reading.act)
    ? 'explain'
    : 'say';
};

/** A message about a place in a book: a page, a chapter, selected words, where something stands; null for any other. */
export const pageMove = async (context: MoveContext): Promise<Reply | null> => {
  const { state, reading, thread, level, library } = context;
  const { about = null, intent = null } = thread.at(-1) ?? {};
  const reply = await pageReply({
    message: reading.message,
    wish: wishOf(context),
    request: { intent, page: about?.page ?? null, quote: about?.quote ?? null },
    place: state.place,
    topic: state.topic,
    isPassage: state.focus === 'passage',
    whichBook: state.offer?.act === 'notes' ? state.offer.about : null,
    level,
    library,
  });
  return reply && replyFrom(context, reply);
};

const replyFrom = async (context: MoveContext, reply: PageReply): Promise<Reply> => {
  const { state, reading } = context;
  switch (reply.kind) {
    case 'which book':
      return {
        parts: [{ part: 'told', text: reply.text, quotes: [] }],
        state: goOn(state, { waits: 'answer', offer: { act: 'notes', about: reading.message } }),
      };
    case 'told':
      return {
        parts: [{ part: 'told', text: reply.text, quotes: reply.quotes }],
        state: goOn(state, {
          focus: 'passage',
          waits: 'answer',
          topic: reply.topic,
          place: reply.place,
          idea: null,
          item: null,
        }),
      };
    case 'quiz':
      return quizOn(context, reply);
  }
};

/** A question from the lesson of these pages. */
const quizOn = async (
  { state, lessons, reader }: MoveContext,
  { book, from, to, place }: Extract<PageReply, { kind: 'quiz' }>,
): Promise<Reply> => {
  const ideas = (await lessons.whole(reader, book)).flatMap((lesson) => lesson.ideas);
  const distance = (page: number): number => (page < from ? from - page : page > to ? page - to : 0);
  const [idea] = ideas
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => distance(one.quote.page) - distance(other.quote.page));
  const item = idea && nextItem(idea, openedIdea(idea.id));
  if (!idea || !item || distance(idea.quote.page) > FAR)
    return { parts: [say('noItem'), ask('ready')] satisfies Part[], state: goOn(state, { place }) };
  const { parts, options } = asking(item);
  return { parts, state: { ...waitingFor(state, openedIdea(idea.id), item, options), place } };
};
const FAR = 6;
