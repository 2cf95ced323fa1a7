import type { Exchange } from '@studia/contract/lessons';
import { wordsIn } from '../pages/books/central.ts';
import type { Move } from '../pedagogy/moves.ts';
import { WANTS_ONE_ABOUT, WHY_NUMBER } from '../pedagogy/on-topic.ts';
import { factualSentences } from '../understand/factual-sentences.ts';
import { sharedWords } from '../understand/overlap.ts';
import { ask, say, text } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { explainIdea } from './idea.ts';
import { sayNotKnown } from './not-known.ts';

/** Answers what leans on the topic or the task at hand, where nothing was written for it; null where that can't be done. */
export const stayWithTopic = async (
  context: MoveContext,
  { how }: Extract<Move, { kind: 'stay with topic' }>,
): Promise<Reply | null> => {
  const { state, reading, thread } = context;
  const last = thread.findLast(({ by }) => by === 'tutor')?.text ?? '';
  switch (how) {
    case 'step':
      return { parts: [say('tryStep')], state: { ...state, lost: 0 } };
    case 'claim':
      return {
        parts: [say('tryClaim')],
        state: { ...state, story: state.story && { ...state.story, turn: state.story.turn + 1 }, lost: 0 },
      };
    case 'number': {
      const number = WHY_NUMBER.exec(reading.plain)?.groups?.['number'] ?? '';
      return { parts: [say('whereFrom', { number })], state: { ...state, lost: 0 } };
    }
    case 'why':
      return {
        parts: [say('whyOpen')],
        state: goOn(state, { focus: 'story', waits: 'answer', heard: state.heard }),
      };
    case 'shorter':
      return tellShorter(context);
    case 'rank':
      return NAMES_SEVERAL.test(last)
        ? { parts: [say('rankThem'), ask('rankAsk')], state: goOn(state, { item: null }) }
        : null;
    case 'example':
      return exampleOf(context);
    case 'open':
      return sayNotKnown(context);
  }
};
const NAMES_SEVERAL = /\b(?:causes|reasons|factors|no single)\b/i;

/** One sentence of what was told last, the one that speaks most of what the student said, and a question for the spot that is hard. */
const tellShorter = ({ state, thread }: MoveContext): Reply | null => {
  const [told = ''] = thread.flatMap(({ by, text: words }) => (by === 'tutor' ? [words] : [])).slice(-1);
  const said = thread
    .slice(0, -1)
    .flatMap(({ by, text: words }) => (by === 'student' ? [words] : []))
    .slice(-2)
    .join(' ');
  const [core] = factualSentences([told])
    .filter((words) => words.split(' ').length > SHORTEST)
    .toSorted((one, other) => sharedWords(other, said) - sharedWords(one, said) || one.length - other.length);
  return core === undefined
    ? null
    : {
        parts: [say('shorter'), text(core), ask('whichWord')],
        state: { ...state, waits: 'answer', thought: null, item: null, lost: 0 },
      };
};
const SHORTEST = 4;

/** An example of the topic at hand; one with a theme of the student's own is theirs to make. */
const exampleOf = async (context: MoveContext): Promise<Reply | null> => {
  const { state, reading, lessons, thread } = context;
  const at = state.heard ?? state.idea?.id ?? null;
  const theme = WANTS_ONE_ABOUT.exec(reading.plain)?.groups?.['theme']?.trim();
  if (at === null || theme === undefined) return null;
  const isTold = ({ reply }: Exchange): boolean => thread.some(({ text: words }) => words.includes(reply));
  const asked = wordsIn(thread.filter(({ by }) => by === 'student').at(-2)?.text ?? '');
  const example = (await lessons.exchangesAbout(at)).find(
    (one) =>
      one.is === 'question' &&
      ASKS_FOR_EXAMPLE.test(one.says.join('. ')) &&
      Array.from(wordsIn(one.says.join(' '))).some((word) => asked.has(word)) &&
      !isTold(one),
  );
  const idea = example ? undefined : state.idea?.id;
  const shown = idea && (await explainIdea(context, { kind: 'explain idea', idea, part: 'example' }));
  if (shown) return { ...shown, parts: [say('exampleOther', { theme }), ...shown.parts] };
  return {
    parts: example
      ? [say('exampleOther', { theme }), text(example.reply), ask('exampleYours', { theme })]
      : [say('exampleNone', { theme }), ask('exampleYours', { theme })],
    state: goOn(state, { item: null }),
  };
};
const ASKS_FOR_EXAMPLE = /\bexamples?\b/i;
