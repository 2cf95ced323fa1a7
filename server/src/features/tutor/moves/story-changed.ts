import type { State } from '../state/state.ts';
import { ask, say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

type Story = NonNullable<State['story']>;

const NUMBER = /(?<![\d.,/^\p{L}])[$€£]?\d{1,9}(?:[.,]\d{1,6})?%?/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The story with the number that is meant by “and if he has 30?”: the one that stands among the same words. */
export const withNumberChanged = (story: Story, message: string): { number: string; story: Story } | null => {
  const [own, another] = Array.from(message.matchAll(NUMBER));
  if (!own || another) return null;
  const number = own[0];
  const [before, behind] = aroundOf(message, own.index, number);
  const places = Array.from(story.text.matchAll(NUMBER)).filter(({ 0: known, index }) => {
    const [one, other] = aroundOf(story.text, index, known);
    return (
      story.numbers.includes(known) &&
      ((behind !== undefined && !SMALL.test(behind) && behind === other) ||
        (before !== undefined && !SMALL.test(before) && before === one))
    );
  });
  const [place] = places.length === 0 && !NAMES.test(message) ? askedIn(story) : places;
  if (!place || places.length > 1) return null;
  const end = place.index + place[0].length;
  const changed = /^[$€£]/.test(place[0]) && /^\d/.test(number) ? `${place[0].charAt(0)}${number}` : number;
  return {
    number: changed,
    story: {
      ...story,
      text: `${story.text.slice(0, place.index)}${changed}${story.text.slice(end)}`,
      numbers: story.numbers.map((one) => (one === place[0] ? changed : one)),
      turn: 1,
      results: [],
      isDone: false,
    },
  };
};
/** “What about 32 of them” names nothing: the one number of what is asked is meant. */
const askedIn = ({ text, numbers }: Story): RegExpExecArray[] => {
  const asks = text.search(/\b(?:how (?:many|much|far|long|high|fast)|what(?:'s|s)?|find)\b[^?.]*\??\s*$/i);
  const places = Array.from(text.matchAll(NUMBER)).filter(
    ({ 0: known, index }) => asks >= 0 && index > asks && numbers.includes(known),
  );
  return places.length === 1 ? places : [];
};
const NAMES =
  /\b(?!(?:and|what|about|how|for|with|the|now|then|instead|them|those|these|this|that|one|ones|its|was|were|are|there|would|have|had|has|only|same)\b)\p{L}{3,}/iu;

/** The word before a number, and the one behind it. */
const aroundOf = (text: string, index: number, number: string): [string | undefined, string | undefined] => [
  wordsOf(text.slice(0, index)).at(-1),
  wordsOf(text.slice(index + number.length))[0],
];
const SMALL = /^(?:and|of|is|was|were|the|a|an|if|it|its|about|for|to|in|with|then|instead|what)$/;

/** Something is changed in a task that is done, and nobody here knows what comes out: the student tries, and the sums are checked. */
export const wonder = ({ state, reading }: MoveContext): Reply | null => {
  const before = state.story?.text ?? state.finished;
  if (before === null) return null;
  const numbers = state.story?.numbers ?? before.match(NUMBER) ?? [];
  return {
    parts: [say('wonder'), ask('wonderAsk')],
    state: goOn(state, {
      focus: 'story',
      waits: 'answer',
      exercise: null,
      story: {
        text: `${before} ${reading.message}`,
        numbers: [...numbers, ...(reading.message.match(NUMBER) ?? [])],
        turn: 1,
        results: state.story?.results ?? [],
        kind: null,
        isDone: false,
      },
    }),
  };
};
