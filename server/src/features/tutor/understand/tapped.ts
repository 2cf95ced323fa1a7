import type { State, Wish } from '../state/state.ts';
import { actByRules } from './act-words.ts';
import { overlapOf } from './overlap.ts';
import { inPlainSpelling } from './spelling.ts';

/** What was tapped, or agreed to; null when neither. */
export const tapped = (plain: string, { choices, offer, waits }: State): Wish | null => {
  const label = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}/.+=−-]+/gu, ' ')
      .trim();
  const own = label(plain);
  const exact = choices.find((one) => label(one.label) === own);
  if (exact) return exact.wish;
  const [firstOne] = choices;
  if (waits === 'choice' && firstOne?.wish && firstOne.wish.act !== 'answer' && YOU_PICK.test(plain))
    return firstOne.wish;
  if (
    waits === 'choice' &&
    choices.length > 0 &&
    choices.every(({ wish }) => wish && wish.act !== 'answer')
  ) {
    const ordinal = ORDINALS.findIndex((one) => one.test(plain));
    const chosen = ordinal >= 0 ? choices[ordinal] : undefined;
    if (chosen) return chosen.wish;
    const alike = choices
      .filter(({ label: text }) => overlapOf(text, plain) > 0.3)
      .toSorted((one, other) => overlapOf(other.label, plain) - overlapOf(one.label, plain));
    if (alike[0]) return alike[0].wish;
  }
  return waits === 'yes-no' && offer && actByRules(plain) === 'yes' ? offer : null;
};
/** “The second one” of several things to say means its words. */
export const labelTapped = (written: string, { choices, waits }: State): string | null => {
  const plain = inPlainSpelling(written).trim();
  const ordinal = waits === 'choice' ? ORDINALS.findIndex((one) => one.test(plain)) : -1;
  const chosen = choices[waits === 'choice' && YOU_PICK.test(plain) ? 0 : ordinal];
  return chosen && chosen.wish === null ? chosen.label : null;
};
/** Who has no wish of their own takes the first. */
const YOU_PICK =
  /^\W*(?:(?:i )?(?:do not|don't) care|idc|doesn't matter|any(?: of (?:them|those|these))?|whatever|you (?:pick|choose|decide)|all of (?:it|them)|everything|idk,? you (?:pick|choose))(?:[\s,.]+you (?:pick|choose|decide))?\W*$/;

const ORDINALS = [
  /^\W*(?:the )?(?:first|1(?:st)?|a)(?: one)?\W*$/,
  /^\W*(?:the )?(?:second|2(?:nd)?|b)(?: one)?\W*$/,
  /^\W*(?:the )?(?:third|3(?:rd)?|c)(?: one)?\W*$/,
  /^\W*(?:the )?(?:fourth|4(?:th)?|d)(?: one)?\W*$/,
];
