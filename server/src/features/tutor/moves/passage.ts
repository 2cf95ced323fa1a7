import type { FoundPassage } from '../../library/service.ts';
import { wordsIn } from '../pages/books/central.ts';
import { followUp, type Further } from '../pages/books/follow-up.ts';
import { lookUp } from '../pages/books/look-up.ts';
import { preferring } from '../pages/open-book.ts';
import type { Move } from '../pedagogy/moves.ts';
import { ASKS_WHY } from '../pedagogy/why-on-task.ts';
import type { IdeaPart } from '../state/state.ts';
import { sharedWords } from '../understand/overlap.ts';
import { CLEARLY_NEW } from '../understand/reading.ts';
import { ask, choice, say, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { explainIdea } from './idea.ts';
import { sayNotKnown, unknownNow } from './not-known.ts';
import { questionsNear } from './questions-near.ts';

const DEFINES =
  /^\W*(?:what(?:'s|s)?(?: is| are| was| were)?|define|who (?:is|was)|definition of|meaning of)\b/;
const LEANS =
  /^(?:and|but|or|what about|how about|then)\b|\b(?:it|its|they|them|their|that|this|these|those|he|she)\b/;

/** What the books say to a question, word for word; an honest word when they say nothing. */
export const quoteBooks = async (context: MoveContext): Promise<Reply> => {
  const { state, reading } = context;
  const library = state.place?.open ? preferring(context.library, state.place.book_id) : context.library;
  const question = {
    kind: DEFINES.test(reading.plain) ? ('define' as const) : ('explain' as const),
    about: reading.subject,
    leans: LEANS.test(reading.plain),
  };
  const { found: all, words } = await lookUp(reading.message, question, state.topic, library);
  const own = reading.isPersonal
    ? new Set((await library.books()).filter(({ isOwn }) => isOwn).map(({ id }) => id))
    : null;
  const found = all.filter(
    ({ quote, heading }) =>
      (!own || own.has(quote.book_id)) &&
      isTelling(quote.text, heading) &&
      isOfTalk(context, `${heading} ${quote.text}`) &&
      names(reading.subject, `${quote.text} ${heading}`),
  );
  const [best] = found;
  if (!best) return decline(context);
  const second = question.kind === 'define' ? null : secondOf(best, found);
  const quotes = second ? [best.quote, second.quote] : [best.quote];
  return {
    parts: [
      say('bookSays'),
      ...quotes.map((quote): Part => ({ part: 'quote', quote, words: 'shown' })),
      ask('bookAsk'),
    ],
    state: goOn(state, {
      focus: 'passage',
      waits: 'answer',
      topic: { words, heading: best.heading, quotes },
      item: null,
      idea: null,
      place: state.place?.open ? state.place : null,
    }),
  };
};

/** Who asks why in the middle of a talk means what was talked about: a passage that speaks of nothing in it is no answer. */
const isOfTalk = ({ reading, state, thread }: MoveContext, passage: string): boolean => {
  if (!ASKS_WHY.test(reading.plain) || state.turns <= 1) return true;
  const talk = [state.opening ?? '', ...thread.slice(-LAST_MESSAGES, -1).map(({ text }) => text)].join(' ');
  return sharedWords(talk, passage) >= FROM_THE_TALK;
};
const [LAST_MESSAGES, FROM_THE_TALK] = [5, 2];

/** What a student's own book says to a question, if it does: they brought it to learn from it, so it goes before any lesson. */
export const quoteOwnBooks = async (context: MoveContext): Promise<Reply | null> => {
  if (context.reading.act !== 'concept') return null;
  const own = new Set((await context.library.books()).filter(({ isOwn }) => isOwn).map(({ id }) => id));
  if (own.size === 0) return null;
  const [best] = await context.library.find(context.reading.message, 1);
  return best && own.has(best.quote.book_id) ? quoteBooks(context) : null;
};

// A second passage helps where it comes from the same chapter and says something else.
const secondOf = (best: FoundPassage, found: readonly FoundPassage[]): FoundPassage | null =>
  found
    .slice(1, 3)
    .find(
      ({ chapter, heading, quote }) =>
        chapter === best.chapter && heading !== best.heading && quote.book_id === best.quote.book_id,
    ) ?? null;

// A task of the book, or a line of a worked example, answers nobody's question.
const isTelling = (words: string, heading: string): boolean =>
  !/^(?:Try it|Solve|Find|Calculate|Write)\b|\?$/.test(words) &&
  !/^(?:Exercises|Worked example)/.test(heading);

/** “Recursion” is not “recurring”: what was asked for must stand there, its longest word and half of the others. */
const names = (subject: string, passage: string): boolean => {
  if (!/\s/.test(subject))
    return passage.toLowerCase().includes(subject.slice(0, Math.max(4, subject.length - 2)));
  const [asked, there] = [Array.from(wordsIn(subject)), wordsIn(passage)];
  const [longest = ''] = asked.toSorted((one, other) => other.length - one.length);
  const share = asked.filter((word) => there.has(word)).length / Math.max(1, asked.length);
  const enough = asked.length > MANY_WORDS ? FEW : HALF;
  return asked.length === 0 || share >= MOST || (share >= enough && there.has(longest));
};
const [MOST, HALF, FEW, MANY_WORDS] = [0.65, 0.4, 0.25, 6];

const MOST_CHOICES = 3;

/** Nobody here knows it: one friendly sentence, and what comes close. */
const decline = async (context: MoveContext): Promise<Reply> => {
  const { state, reading } = context;
  const close = [...reading.ideas, ...(reading.closest ? [reading.closest] : [])];
  const isKnown = close.length > 0 || questionsNear(context).length > 0;
  if (isKnown || (state.turns > 1 && state.language === 'en'))
    return sayNotKnown(
      context,
      close.slice(0, MOST_CHOICES).map(({ id, title }) => choice(title, 'concept', id)),
    );
  const stays = goOn(state, {
    focus: state.exercise ? 'exercise' : 'none',
    lost: state.lost + 1,
    unknown: unknownNow(context),
  });
  return {
    parts: state.lost > 0 ? [say('declineSecond')] : [say('decline'), say('declineUpload')],
    state: stays,
  };
};

const FURTHER: Readonly<Partial<Record<string, Further>>> = {
  why: 'why',
  how: 'why',
  simpler: 'simpler',
  example: 'example',
  unsure: 'simpler',
  hint: 'simpler',
};

const PART: Readonly<Partial<Record<string, IdeaPart>>> = { why: 'why', how: 'full', example: 'example' };

/** What the book says further about the passage at hand. */
export const furtherInPassage = async (
  context: MoveContext,
  { act }: Extract<Move, { kind: 'further in passage' }>,
): Promise<Reply> => {
  const { state, library, lessons } = context;
  const further = state.topic && (await followUp(FURTHER[act] ?? 'more', state.topic, library));
  if (!further) {
    // What the book says no more about, a lesson may.
    const [found] = state.topic ? await lessons.find(state.topic.words, 1) : [];
    const taught =
      found && found.certainty >= CLEARLY_NEW
        ? await explainIdea(context, {
            kind: 'explain idea',
            idea: found.idea.id,
            part: PART[act] ?? 'simple',
          })
        : null;
    return taught ?? { parts: [say('bookEnd')], state: goOn(state, { focus: 'passage' }) };
  }
  return {
    parts: [{ part: 'told', text: further.text, quotes: further.quotes }],
    state: goOn(state, { focus: 'passage', waits: 'answer', topic: further.topic }),
  };
};
