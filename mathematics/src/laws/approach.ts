import { isCalledFor, laws, partsOf } from './all-laws.ts';
import { allCuesIn } from './cues.ts';
import { isBareNumber, normalise, readMeasures } from './measures.ts';
import { type Question, inAQuestion, namingsIn, readQuestion, sentencesOf } from './question.ts';
import { type Role, rolesIn } from './roles.ts';
import { type Law, nounOf, type Quantity } from './table.ts';

/** The beginning of a problem that is not solved here: what is asked, the law that names it, what is given for it and what is not. */
export interface Approach {
  readonly asked: string;
  readonly law: string;
  readonly formula: string;
  readonly symbols: readonly string[];
  readonly given: readonly string[];
  readonly missing: readonly string[];
}

/** How a problem about quantities can be begun; null where no law is called for. */
export const approachTo = (message: string): Approach | null => {
  const text = normalise(message);
  const question = firstQuestion(text);
  const measures = readMeasures(text) ?? [];
  if (!question || measures.length === 0) return null;
  const roles = rolesIn(text, measures, question);
  // A number that nobody can place may be the very one that seems to be missing.
  if (roles.some(({ measure, quantities }) => isBareNumber(measure) && quantities.length === 0)) return null;
  const words = allCuesIn(text);
  const [best] = laws()
    .filter((law) => isCalledFor(law, words))
    .flatMap((law) => begun(law, question, roles))
    .toSorted((one, other) => other.worth - one.worth);
  return best?.approach ?? null;
};

const MOST_MISSING = 1;

const begun = (
  law: Law,
  { targets }: Question,
  roles: readonly Role[],
): { approach: Approach; worth: number }[] => {
  const parts = partsOf(law);
  const target = parts.find(([, quantity]) => targets.includes(quantity));
  const rest = parts.filter((part) => part !== target);
  if (!target) return [];
  const given = rest.flatMap(([symbol, quantity]) => {
    const role = roles.find(({ quantities }) => quantities.includes(quantity));
    return role ? [{ symbol, quantity, role }] : [];
  });
  // One number is one quantity.
  if (given.length === 0 || new Set(given.map(({ role }) => role)).size < given.length) return [];
  const missing = rest.filter(
    ([symbol, { constant }]) => !constant && !given.some((one) => one.symbol === symbol),
  );
  if (missing.length > MOST_MISSING) return [];
  // Two hourly wages are compared with each other: no law begins there.
  const isTwice = (one: Quantity): boolean =>
    roles.filter(({ quantities }) => quantities.includes(one)).length > 1;
  if (missing.length > 0 && given.some(({ quantity }) => isTwice(quantity))) return [];
  // What is not used must at least be able to lead to what is missing.
  if (missing.length === 0 && given.length < roles.length) return [];
  const isPlain = law.needs.length > 0 ? 1 : 0;
  const approach = {
    asked: nounOf(target[1]),
    law: law.name,
    formula: law.formula,
    symbols: parts.map(([symbol, quantity]) => `${symbol} is the ${nounOf(quantity)}`),
    given: given.map(({ symbol, role }) => `${symbol} = ${role.measure.written.trim()}`),
    missing: missing.map(([, quantity]) => nounOf(quantity)),
  };
  const place = targets.indexOf(target[1]) / (targets.length + 1);
  return [{ approach, worth: 4 * given.length - 2 * missing.length + isPlain - place }];
};

/** The first question of a text that names a quantity. */
const firstQuestion = (text: string): Question | null => {
  const read = readQuestion(text);
  if (read) return read;
  const asking = sentencesOf(text).filter(({ text: one }) => ASKS.test(one));
  for (const { text: sentence, start } of asking) {
    const from = sentence.search(ASKS);
    const [naming] = namingsIn(sentence.slice(from), inAQuestion(), () => true);
    const named = naming && { start: start + from + naming.start, end: start + from + naming.end };
    if (named) return { targets: naming.quantities, unit: null, start, end: start + sentence.length, named };
  }
  return null;
};
const ASKS =
  /\b(?:what|whats|how|find|calculate|determine|work out)\b|[^\s.?!]+(?:\s+[^\s.?!]+){0,3}\s*\?|(?<=[.!]\s)\p{L}+ and (?:will|does|is)\b/iu;
