import { workedIn } from './worked.ts';

const NUMBER = /(?<![\d.,\p{L}])[$€£]?\d{1,9}(?:,\d{3})*(?:\.\d{1,6})?/gu;
const LEAD =
  /^\W*(?:(?:ok(?:ay)?|and|so|but|now|then|cool|wait|hm+)\b[\s,]*)*(?:what if|what about|how about|if|for|with|like|next(?: one)?(?: is)?|same (?:with|for)|try)?\b/i;

/** “What if the ladder was 15”: the number that stands with the same noun is changed; null where that is not one number alone. */
export const withNumberOf = (message: string, last: string): string | null => {
  const [number, another] = Array.from(message.matchAll(NUMBER), ([one]) => one);
  if (number === undefined || another !== undefined || !CHANGES.test(message) || /=/.test(message))
    return null;
  const nouns = nounsOf(message);
  const verb = nouns.length === 0 ? verbBefore(message, message.search(NUMBER)) : null;
  const places = Array.from(last.matchAll(NUMBER)).filter(({ 0: known, index }) => {
    if (verb !== null) return verbBefore(last, index) === verb;
    const before = wordsOf(last.slice(0, index)).slice(-NEAR);
    const behind = wordsOf(last.slice(index + known.length)).slice(0, NEAR);
    return [...before, ...behind].some((word) => nouns.includes(word));
  });
  const [place, other] = places;
  const unit = place && /^\s?(\p{L}{1,4}|%)/u.exec(last.slice(place.index + place[0].length))?.[1];
  const ownUnit = /\d\s?(\p{L}{1,3}|%)(?!\p{L})/u.exec(message)?.[1];
  // Another unit measures something else.
  if (!place || other || (ownUnit !== undefined && ownUnit !== unit)) return null;
  const sign = /^[$€£]/.exec(place[0])?.[0] ?? '';
  const changed = `${sign}${number.replace(/^[$€£]/, '')}`;
  return worksOut(
    `${last.slice(0, place.index)}${changed}${last.slice(place.index + place[0].length)}`,
    last,
  );
};
/** “And if he has 30”: the verb that the number stands behind, without its ending. */
const verbBefore = (text: string, index: number): string | null => {
  const [, verb] = VERB.exec(text.slice(0, index)) ?? [];
  return verb === undefined
    ? null
    : verb
        .toLowerCase()
        .replace(/^ha(?:s|ve|d)$/, 'have')
        .replace(/s$/, '');
};
const VERB =
  /\b(has|have|had|gives?|gave|gets?|got|buys?|bought|sells?|sold|eats?|ate|pays?|paid|costs?|takes?|took|needs?|uses?|used)\s+(?:(?:only|just|about)\s+)?$/i;

const CHANGES = /\b(?:what if|what about|how about|if|instead)\b/i;
const NEAR = 2;

/** “What about 5 and 12”: all numbers of the task anew, one after the other. */
export const withAllNumbers = (message: string, last: string): string | null => {
  const own = Array.from(message.matchAll(NUMBER), ([one]) => one);
  const known = last.match(NUMBER) ?? [];
  const rest = wordsOf(message.replace(LEAD, ' ').replaceAll(NUMBER, ' '));
  const isAlone = rest.every((word) => SMALL.test(word) || wordsOf(last).includes(word));
  if (
    own.length < 2 ||
    own.length !== known.length ||
    !isAlone ||
    !GOES_ON.test(message) ||
    /[=+×÷*/^?]\s*\S/.test(message)
  )
    return null;
  let at = 0;
  return worksOut(
    last.replaceAll(NUMBER, () => own[at++] ?? ''),
    last,
  );
};

/** Who says two numbers without any of these may give an answer. */
const GOES_ON =
  /^\W*(?:and|now|next|what|how|try|for|with|like|same)\b|\b(?:what about|how about|what if|instead)\b/i;

/** “Now 22”: the only number of the task is another one. */
export const withNextNumber = (message: string, last: string): string | null => {
  const [, number] =
    /^\W*(?:(?:ok(?:ay)?|and|cool)\W+)*(?:now|next(?: one)?(?: is)?|what about|how about|try|then)\W+(?:with |for )?(\d{1,9}(?:\.\d{1,6})?)\W*$/i.exec(
      message,
    ) ?? [];
  const known = last.match(NUMBER) ?? [];
  const [old] = known;
  return number === undefined || old === undefined || known.length > 1
    ? null
    : worksOut(last.replace(old, number), last);
};

/** “Next one is (1, 5) and (4, 5)”: the same is asked of other points. */
export const withOtherPoints = (message: string, last: string): string | null => {
  const [own, known] = [message, last].map((one) => one.match(POINT) ?? []);
  if (!own || !known || own.length === 0 || own.length !== known.length || !GOES_ON.test(message))
    return null;
  const rest = wordsOf(message.replaceAll(POINT, ' ').replace(LEAD, ' '));
  if (rest.some((word) => !SMALL.test(word) && !wordsOf(last).includes(word))) return null;
  let at = 0;
  return worksOut(
    last.replaceAll(POINT, () => own[at++] ?? ''),
    last,
  );
};
const POINT = /\(\s*[-−]?[\d.]+\s*,\s*[-−]?[\d.]+\s*\)/g;

/** “And how many girls”: something else is asked of the same task. */
export const withOtherQuestion = (message: string, last: string): string | null => {
  const [, asked] =
    /^\W*(?:(?:ok(?:ay)?|and|so|then|now|but)\b[\s,]*)*how (?:many|much) (\p{L}{3,30})(?!\p{L})\W{0,5}$/iu.exec(
      message,
    ) ?? [];
  const [, known] = /\bhow (?:many|much) (\p{L}{3,})/iu.exec(last) ?? [];
  if (asked === undefined || known === undefined || asked.toLowerCase() === known.toLowerCase()) return null;
  return last.toLowerCase().includes(asked.toLowerCase().replace(/s$/, ''))
    ? worksOut(last.replace(/\b(how (?:many|much)) \p{L}{3,}/iu, `$1 ${asked}`), last)
    : null;
};

/** “And for parallel?”: the same parts in the other arrangement. */
export const inOtherArrangement = (message: string, last: string): string | null => {
  const [wanted, known] = [message, last].map((one) =>
    /\b(?:series|parallel)\b/i.exec(one)?.[0].toLowerCase(),
  );
  const isShort =
    wordsOf(message).length <= A_FEW &&
    !/\d/.test(message) &&
    !/\b(?:why|how|what is|better|brighter)\b/i.test(message);
  return wanted !== undefined && known !== undefined && wanted !== known && isShort
    ? worksOut(last.replace(/\b(?:series|parallel)\b/i, wanted), last)
    : null;
};
const A_FEW = 7;

const worksOut = (varied: string, last: string): string | null => {
  const [worked, before] = [workedIn(varied), workedIn(last)];
  return varied !== last && worked && before && worked.instruction === before.instruction ? varied : null;
};
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const SMALL =
  /^(?:and|but|the|then|now|what|whats|about|how|for|with|legs?|sides?|numbers?|one|ones|next|same|like|are|was|were|its|instead|too|try|mine|this)$/;
const nounsOf = (message: string): string[] =>
  wordsOf(message.replace(LEAD, ' ')).filter((word) => !SMALL.test(word) && !CHANGED.test(word));
const CHANGED =
  /^(?:had|has|have|only|long|wide|high|tall|would|there|his|her|she|you|they|costs?|goes|takes?|instead|just)$/;
