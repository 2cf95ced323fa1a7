import type { Exchange } from '@studia/contract/lessons';
import type { HeardExchange } from '../../lessons/service.ts';
import { wordsIn } from '../pages/books/central.ts';
import type { WholeQuestion } from './whole-question.ts';

/**
 * What a short follow-up may be, by its own words and by those of the whole question that it stands for. Where only a pronoun was filled
 * in, the surer of both counts: of 198 marked follow-ups with “it” that one of the replies answers, the likeliest reply is a good one for
 * 164, and for 153 by their own words alone. Where another thing is named, the whole question counts (26 of 29, and 19 by their own words).
 */
export const exchangesOfBoth = (
  alone: readonly HeardExchange[],
  ofWhole: readonly HeardExchange[],
  whole: WholeQuestion,
): HeardExchange[] => {
  const other = new Map(ofWhole.map((one) => [nameOf(one), one]));
  const known = new Set(alone.map(nameOf));
  const both = alone.map((one) => joined(one, one, other.get(nameOf(one)), whole));
  const further = ofWhole
    .filter((one) => !known.has(nameOf(one)))
    .map((one) => joined(one, undefined, one, whole));
  return [...both, ...further].toSorted((one, second) => second.certainty - one.certainty);
};

/** What comes from another thread is a copy each time. */
const nameOf = ({ exchange: { idea, says } }: HeardExchange): string => `${idea} ${says[0] ?? ''}`;

const joined = (
  one: HeardExchange,
  alone: HeardExchange | undefined,
  ofWhole: HeardExchange | undefined,
  whole: WholeQuestion,
): HeardExchange => {
  const [byOwn, byWhole] = [alone?.certainty ?? 0, ofWhole?.certainty ?? 0];
  const certainty =
    whole.named === null
      ? Math.max(byOwn, byWhole * (speaksOf(one.exchange, whole) ? 1 : BESIDE))
      : Math.max((byOwn + byWhole) / 2, ALMOST * byWhole) * (speaksOf(one.exchange, whole) ? 1 : BESIDE);
  return {
    ...one,
    certainty,
    isSaid: (whole.named === null && alone?.isSaid === true) || ofWhole?.isSaid === true,
    isNearlySaid: (whole.named === null && alone?.isNearlySaid === true) || ofWhole?.isNearlySaid === true,
    shared: Math.max(alone?.shared ?? 0, ofWhole?.shared ?? 0),
    covered: Math.max(alone?.covered ?? 0, ofWhole?.covered ?? 0),
  };
};
/** A reply that was found by the whole question alone, and one that does not speak of both, what was named and what is asked of it. */
const [ALMOST, BESIDE] = [0.85, 0.4];

/** “Is happy a verb” is answered neither by what “run” is nor by other words for happy. */
const speaksOf = ({ says, reply }: Exchange, whole: WholeQuestion): boolean =>
  speaksOfWhole(`${says.join(' ')} ${reply}`, whole);

/** Whether a text speaks of what is asked: of what was named and what is asked of it, or, where nothing was named, of anything but the thing itself. */
export const speaksOfWhole = (text: string, { text: question, named, thing }: WholeQuestion): boolean => {
  const there = text.toLowerCase();
  const words = wordsIn(there);
  const known = wordsIn(named ?? thing);
  const asked = Array.from(wordsIn(question)).filter((word) => !known.has(word) && !GENERAL.has(word));
  const share = asked.filter((word) => words.has(word)).length / Math.max(1, asked.length);
  if (asked.length > 0 && (named === null ? share === 0 : share < HALF)) return false;
  if (named === null) return true;
  return known.size > 0 ? Array.from(known).some((word) => words.has(word)) : there.includes(named);
};
const HALF = 0.5;
const GENERAL = new Set('doe did explain tell defin take kind can could really work happen whe'.split(' '));
