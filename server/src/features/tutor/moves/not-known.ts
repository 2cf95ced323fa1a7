import { wordsIn } from '../pages/books/central.ts';
import { isAboutIt } from '../pedagogy/claims.ts';
import { isOfStudying } from '../pedagogy/on-life.ts';
import type { Choice, State } from '../state/state.ts';
import { isFact } from '../understand/factual-sentences.ts';
import { sharedWords } from '../understand/overlap.ts';
import type { Reading } from '../understand/reading.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import type { PhraseKey } from '../wording/phrases.ts';
import { endingOf } from './check-question.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { questionsNear } from './questions-near.ts';

const MOST_CHOICES = 3;

/**
 * What can't be answered from here is said to be that, with a sentence that speaks of the same, where there is one, and with what
 * students ask close to it, to be tapped. What is told and can't be judged gets that sentence alone, or is asked for its reason.
 */
export const sayNotKnown = async (context: MoveContext, others: readonly Choice[] = []): Promise<Reply> => {
  const { state, reading } = context;
  const isTask = state.exercise !== null || Boolean(reading.maths.story);
  const nearest = sentenceBeside(context);
  const choices =
    isTask || isTold(context) ? [] : [...questionsNear(context), ...others].slice(0, MOST_CHOICES);
  const parts: Part[] = isTold(context)
    ? nearest
      ? [say('nearStatement'), ...nearest, ...(await endingOf(context, { idea: null, reply: '' })).parts]
      : [say('cantJudge'), say(GIVES_REASON.test(reading.plain) ? closingOf(state) : 'claimReason')]
    : [
        await openingOf(context),
        ...(nearest
          ? [ask('closeToIt'), ...nearest]
          : [choices.length > 0 ? ask('askClose') : say(closingOf(state))]),
      ];
  if (choices.length > 0) parts.push({ part: 'choices', choices });
  return {
    parts,
    state: goOn(state, {
      item: null,
      waits: choices.length > 0 ? 'choice' : 'none',
      lost: state.lost + 1,
      unknown: unknownNow(context),
    }),
  };
};
const GIVES_REASON = /\b(?:because|cause|cuz|cos|coz|bc|since)\b/;

/** Something is told, of a matter and not of oneself: it is not judged. */
const isTold = ({ reading }: MoveContext): boolean =>
  reading.isClaim && !reading.isQuestion && !OF_ONESELF.test(reading.plain);

/** What was asked about and nobody here knows, for what is said about it next. */
export const unknownNow = ({ state, reading }: MoveContext): string | null => {
  if (state.heard !== null || state.idea !== null) return null;
  return reading.isOfTopic
    ? state.unknown
    : reading.isQuestion && reading.subject !== ''
      ? reading.subject
      : null;
};

const closingOf = ({ heard, idea, turns }: State): PhraseKey => {
  if (isOfStudying(heard ?? idea?.id)) return 'adviceAsk';
  return turns > 1 ? 'askOther' : 'declineUpload';
};

/** What is asked in the middle of a topic is not known about that; what is told is not judged. */
const openingOf = async (context: MoveContext): Promise<Part> => {
  const { state, reading, lessons, reader } = context;
  if (reading.isOfTopic && state.unknown !== null) return say('stillUnknown', { about: state.unknown });
  if (!reading.whole && reading.plain.split(' ').length <= FEW_WORDS && ASKS_MORE.has(reading.act))
    return say('whichPart');
  if (isOfStudying(state.heard ?? state.idea?.id)) return say('adviceUnsure');
  const idea = state.idea && (await lessons.idea(reader, state.idea.id));
  const about = idea?.title ?? state.heard?.replace(/^.*\//, '').replaceAll('-', ' ') ?? '';
  return about === '' || wordsIn(about).size > SHORT_NAME ? say('notKnown') : say('notKnownAbout', { about });
};
const [SHORT_NAME, FEW_WORDS] = [3, 3];
const ASKS_MORE = new Set<Reading['act']>(['why', 'how', 'simpler', 'unsure', 'example', 'concept']);
const OF_ONESELF = /\b(?:i|im|i'm|ive|my|me|we|our)\b/;

/** A sentence of the lesson that speaks of the same and was not told yet. */
const sentenceBeside = ({ state, reading, thread }: MoveContext): Part[] | null => {
  const [nearest] = reading.near
    .filter(
      (one) =>
        one.kind === 'fact' &&
        !one.of.startsWith('items/') &&
        isFact(one.text) &&
        isAboutIt(one, state, reading) &&
        !thread.some(({ by, text: reply }) => by === 'tutor' && reply.includes(one.text)),
    )
    .toSorted((one, other) => sharedWords(other.text, reading.plain) - sharedWords(one.text, reading.plain));
  if (!nearest || sharedWords(nearest.text, reading.plain) < FEWEST_SHARED) return null;
  const words = nearest.of === 'terms' ? nearest.text.replace(/^([^:]+):/, '**$1**:') : nearest.text;
  return [text(words), { part: 'quote', quote: nearest.idea.quote, words: 'cited' }];
};
const FEWEST_SHARED = 2;
