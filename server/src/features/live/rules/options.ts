import { inDigits } from './number-words.ts';

/** An answer that can be chosen: as it stands on its button, and as it is said otherwise. */
interface Choosable {
  says: string;
  also?: readonly string[];
}

const waysOf = ({ says, also = [] }: Choosable): readonly string[] => [says, ...also];

/** What people say before an answer that adds nothing to it. */
const LEADING =
  /^(?:(?:um+|uh+|er|hmm+|well|ok|okay|so|oh|maybe|probably|perhaps|i think|i guess|i d say|i would say|i say|id say|is it|its|it s|it is|that s|thats|that is|the answer is|they re|they are|because|cause|cuz|bc|like|just) )+/;

/** “No idea” is no “no”. */
const NO_IDEA =
  /^(?:um+ |uh+ |hm+ |well |sorry )*(?:i (?:really )?)?(?:have )?(?:no (?:idea|clue)|(?:dont|don t|do not) know|not sure|im not sure|i m not sure|idk|dunno)(?: (?:lol|tbh|really|honestly|sorry|yet|that|it|this|about (?:it|that|this)|what that is|what to say))*$/;

/** A doubt before an answer is not part of it. */
const DOUBT =
  /^\W*(?:i(?:['’]?m| am)? )?(?:not (?:so |really |quite )?sure|(?:i )?(?:don['’]?t|do not) know|idk|dunno)\b[\s,]*(?:but\b)?/i;

export const hasNoIdea = (words: string): boolean => NO_IDEA.test(lettersOf(words));

/** Letters, numbers and signs of a formula, without how it is set. */
const lettersOf = (text: string): string =>
  inDigits(text.toLowerCase())
    .replaceAll(/\b(\w*)meter(?=s?\b)/g, '$1metre')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[$?!,;:“”"'’]|\.(?!\d)|(?<!\d)\./g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const bareOf = (text: string): string => lettersOf(text).replace(LEADING, '');

/** The answer that words are, and nothing else but that. */
export const tappedOption = <Option extends Choosable>(
  words: string,
  options: readonly Option[],
): Option | null =>
  options.find((option) => waysOf(option).some((way) => lettersOf(way) === lettersOf(words))) ??
  only(options.filter((option) => waysOf(option).some((way) => bareOf(way) === bareOf(words))));

const PLACES = [/^(?:first|1st|a)$/, /^(?:second|2nd|b)$/, /^(?:third|3rd|c)$/, /^(?:fourth|4th|d)$/];

/** The answer that stands where it is said to stand: “the second one”. */
export const placedOption = <Option>(words: string, options: readonly Option[]): Option | null => {
  const place = bareOf(words)
    .replace(/^(?:the |option |answer |letter |choice )+/, '')
    .replace(/(?: 1| option| answer| choice| please)+$/, '');
  return options[PLACES.findIndex((name) => name.test(place))] ?? null;
};

/** The one answer that words hold; null where that is none, or not clear. */
export const chosenOption = <Option extends Choosable>(
  words: string,
  options: readonly Option[],
): Option | null => {
  if (hasNoIdea(words)) return null;
  const own = words.replace(DOUBT, '');
  const ways = options.flatMap((option) => waysOf(option).map((way) => ({ option, way })));
  const fitting = ways.filter(({ way }) => isNegated(way) === isNegated(own));
  const letters = ` ${lettersOf(own)} `;
  const held = fitting.filter(({ way }) => letters.includes(` ${lettersOf(way)} `));
  // Of “two” and “two thirds” the longer was meant.
  const whole = held.filter(
    ({ way }) => !held.some((other) => other.way.length > way.length && isWithin(way, other.way)),
  );
  return whole.length > 0 ? only(unique(whole.map(({ option }) => option))) : nearest(own, fitting);
};

const isWithin = (short: string, long: string): boolean =>
  ` ${lettersOf(long)} `.includes(` ${lettersOf(short)} `);

/** The one of some texts that words hold letter for letter; null where that is none, or not clear. */
export const optionIn = (words: string, options: readonly string[]): string | null => {
  const letters = ` ${lettersOf(words)} `;
  const held = options.filter(
    (option) => lettersOf(option) !== '' && letters.includes(` ${lettersOf(option)} `),
  );
  // Of “two” and “two thirds” the longer was meant.
  const [longest, next] = held.toSorted((one, other) => other.length - one.length);
  return longest !== undefined && longest.length !== next?.length ? longest : null;
};

/** “Not the soil” is not “the soil”, whatever else it holds. */
const isNegated = (words: string): boolean =>
  /\b(?:no|not|none|never|nothing|neither|without|\w+n[’']?t|dont|doesnt|isnt|cant|wont|didnt|wasnt|arent)\b/i.test(
    words,
  );

/** Words that carry no meaning of their own. */
const SMALL = new Set(
  'a an the of to in on at and or it its is are was were be they them that this there than then so for by with from as you your i we he she his her their would will can do does'.split(
    ' ',
  ),
);
const STEM = 5;
const meaningIn = (text: string): Set<string> =>
  new Set(
    (bareOf(text).match(/[\p{L}\p{N}]+(?:\.\p{N}+)?/gu) ?? [])
      .filter((word) => !SMALL.has(word))
      .map((word) => word.slice(0, STEM)),
  );

/** So much of the meaning of both must be the same, and so much more than with any other answer. */
const ALIKE = 0.6;
const CLEARLY = 0.2;

/** The answer that shares most words with what was said, where that is clear. */
const nearest = <Option>(words: string, ways: readonly { option: Option; way: string }[]): Option | null => {
  const meanings = meaningIn(words);
  const ranked = unique(ways.map(({ option }) => option))
    .map((option) => ({
      option,
      likeness: Math.max(
        ...ways.filter((one) => one.option === option).map(({ way }) => likeness(meanings, meaningIn(way))),
      ),
    }))
    .toSorted((one, other) => other.likeness - one.likeness);
  const [best, next] = ranked;
  const isClear = best && best.likeness >= ALIKE && best.likeness - (next?.likeness ?? 0) >= CLEARLY;
  return isClear ? best.option : null;
};

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = Array.from(one).filter((word) => other.has(word)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
};

const unique = <One>(all: readonly One[]): One[] => Array.from(new Set(all));
const only = <One>(all: readonly One[]): One | null => (all.length === 1 ? (all[0] ?? null) : null);
