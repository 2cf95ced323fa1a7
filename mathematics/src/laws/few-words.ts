import type { Measure } from './measures.ts';
import { type Naming, type Question, asksInASentence, byNoun, namingsIn, wantedUnit } from './question.ts';
import { isSame } from './units.ts';

const MOST_WORDS = 24;
/** Who speaks in whole sentences says what is so, and sets no task without asking. */
const SPEAKS =
  /\b(?:i|i'm|im|my|we|you|your|he|she|they|because|so|but|not|always|never|why|if|would|should|could|explain|means?|better)\b/i;

/** What a task in few words asks for: the one quantity that is named without a number, as in `kinetic energy 1500 kg 20 m/s`. */
export const askedInFewWords = (text: string, measures: readonly Measure[]): Question | null => {
  if (asksInASentence(text) || SPEAKS.test(text) || text.split(/\s+/).length > MOST_WORDS) return null;
  const unit = wantedUnit(text)?.unit ?? null;
  const namings = namingsIn(text, byNoun(), () => true);
  const given = new Set(measures.map((measure) => nameOf(measure, text, namings)));
  const free = namings.filter((one) => !given.has(one));
  const [naming, other] = free;
  if (!naming || other || TELLS.test(text.slice(naming.end))) return null;
  const { quantities: targets, start, end } = naming;
  return { targets, unit, start: 0, end: text.length, named: { start, end } };
};

/** “Speed is …” tells something of it. */
const TELLS =
  /^\s{0,3}(?:is|are|was|were|has|had|does|stays?|stayed|goes|depends?|equals?|can|must|will|=)(?![a-z])/i;
const BEFORE_ITS_NUMBER =
  /^\s{0,3}(?:(?:is|are|=|:|of|was|at|equals)\s{0,3})?(?:(?:an?|about|only)\s{1,3})?$/i;
const BEHIND_ITS_NUMBER = /^\s{0,3}(?:(?:of|as|for)\s{1,3})?(?:(?:the|an?)\s{1,3})?$/i;

/** What names a number: what stands right before it, else what stands right behind it. */
const nameOf = (measure: Measure, text: string, namings: readonly Naming[]): Naming | undefined => {
  const fitting = namings.filter(({ quantities }) =>
    quantities.some((one) => isSame(one.unit.dimension, measure.unit.dimension)),
  );
  const isBefore = ({ end }: Naming): boolean =>
    end <= measure.start && BEFORE_ITS_NUMBER.test(text.slice(end, measure.start));
  const isBehind = ({ start }: Naming): boolean =>
    start >= measure.end && BEHIND_ITS_NUMBER.test(text.slice(measure.end, start));
  return fitting.find(isBefore) ?? fitting.find(isBehind);
};
