import type { State } from '../state/state.ts';
import { isClosing } from '../understand/closing-words.ts';
import { UNSURE, type Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

const LEAVES =
  /\b(?:bye+|(?:i )?(?:have to |got to |gotta |must )?go now|gtg|gotta go|have to go|see (?:you|ya))\b/;

/** Whether something waits for the student: an exercise, a story or a question of ours. */
export const hasOpenTask = ({ exercise, focus, item, thought }: State): boolean =>
  exercise !== null || focus === 'story' || (focus === 'item' && item !== null) || thought !== null;

/** What consists of nothing but closing words. Thanks with nothing open are small talk as ever. */
export const onClosing = (state: State, { plain, message, act, wish, maths }: Reading): Move | null => {
  const isAnswer =
    wish !== null ||
    (maths.judgement !== null && maths.judgement.kind !== 'wrong') ||
    (state.waits === 'yes-no' && /\byeah\b/.test(plain)) ||
    (state.item?.options.some((option) => option.toLowerCase() === plain) ?? false);
  if (isAnswer || state.language !== 'en' || /[\d?]/.test(message) || !isClosing(plain)) return null;
  if (LEAVES.test(plain)) return { kind: 'talk', about: 'bye' };
  return act === 'thanks' && !hasOpenTask(state) ? null : { kind: 'talk', about: 'closing' };
};

/** Small talk. */
export const onTalk = ({ act, plain, certainty }: Reading): Move | null => {
  if (certainty < UNSURE) return null;
  switch (act) {
    case 'hello':
      if (
        /\b(?:how (?:are|r) (?:you|u)|and (?:you|u)|wbu|hbu|how's it going|how about (?:you|u))\b|^\W*(?:nm|nothing much|not much)\b/.test(
          plain,
        )
      )
        return { kind: 'talk', about: 'how are you' };
      return {
        kind: 'talk',
        about: /\b(?:bye+|goodbye|see (?:you|ya)|good ?night|gtg|gotta go)\b/.test(plain) ? 'bye' : 'hello',
      };
    case 'thanks':
      // “Thx. do you always add one” goes on.
      if (/^\W*(?:thx|thanks?|thank you|ty)\W+(?:do|does|is|are|what|why|how|can|so|but)\b/.test(plain))
        return null;
      return { kind: 'talk', about: LEAVES.test(plain) ? 'bye' : 'thanks' };
    case 'about-you':
    case 'rude':
    case 'feeling':
    case 'figure':
    case 'off-topic':
    case 'no':
      return { kind: 'talk', about: act };
    case 'yes':
    case 'next':
    case 'another':
    case 'harder':
    case 'easier':
      return { kind: 'talk', about: 'ready' };
    default:
      return null;
  }
};
