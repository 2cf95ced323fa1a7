import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { number, relation, substitute, symbol, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { CENTS } from './coins.ts';
import { readPhrase } from './sentence.ts';
import { amount, by, over, plus, problemOf } from './story.ts';

/** A kind of thing with the worth of one, in dollars. */
interface Kind {
  readonly name: string;
  readonly worth: Expression;
}

const LONGEST = 500;
const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^children$/, 'child')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

const plural = (name: string): string => (name === 'child' ? 'children' : `${name}s`);

const kindsIn = (text: string): Kind[] => {
  const found: Kind[] = [];
  const add = (name: string, worth: Expression): void => {
    if (!found.some((kind) => kind.name === name)) found.push({ name, worth });
  };
  for (const [, name = ''] of text.matchAll(/\b(pennies|penny|nickels?|dimes?|quarters?)\b/gi))
    add(singular(name), over(number(CENTS[singular(name)] ?? 1), number(100)));
  for (const [, cents = ''] of text.matchAll(/\b(\d+)[\s-]cent\s+stamps?\b/gi))
    add(`${cents}-cent`, over(amount(cents), number(100)));
  for (const [, price = '', name = ''] of text.matchAll(
    /\$\s?(\d+(?:\.\d+)?)\s+(?:for\s+)?([a-z]+)\s+(?:tickets?|stamps?)\b/gi,
  ))
    add(singular(name), amount(price));
  for (const [, name = '', price = ''] of text.matchAll(
    /\b([a-z]+)\s+(?:tickets?|stamps?|admissions?)\s+(?:cost|costs|were|are|for|at|sell for)?\s*\$\s?(\d+(?:\.\d+)?)/gi,
  ))
    add(singular(name), amount(price));
  return found;
};

/** Coins, stamps or tickets of two kinds, how many there are of one told by the other, and what all is worth. */
export const twoKindsTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const text = withDigits(raw);
  const [a, b, more] = kindsIn(text);
  if (!a || !b || more) return null;
  const relationTold = toldIn(text, [a, b]);
  const worths = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)].map((match) => match[1] ?? '');
  const total = worths.find((one) => ![a, b].some(({ worth }) => write(worth) === write(amount(one))));
  const asked = [a, b].filter(({ name }) =>
    mentions(/\bhow many\b.*$/is.exec(questionIn(text))?.[0] ?? '', name),
  );
  if (!relationTold || total === undefined || asked.length !== 1) return null;
  const { subject, other, count } = relationTold;
  const equation = relation(plus(by(other.worth, symbol('n')), by(subject.worth, count)), '=', amount(total));
  const [n, second] = solveEquation(equation, 'n', newTrail())?.values ?? [];
  const result = n && displayOf(asked[0] === other ? n : substitute(count, 'n', n));
  if (!n || second || !result || valueAt(result, {}).re < 0) return null;
  return {
    ...told(
      problemOf(text),
      'story',
      [
        [
          write(equation),
          `Let n be the number of ${plural(other.name)}`,
          'Number times worth, for both kinds, is the whole worth.',
        ],
        [`n = ${write(n)}`, 'Solve the equation', 'Multiply out and combine.'],
        ...(asked[0] === other
          ? []
          : [[write(result), 'Answer the question', `It asks for the ${plural(subject.name)}.`] as const]),
      ],
      answerOf(result),
    ),
    checkedBy: 'substitution',
  };
};

const mentions = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`\b${name
      .replace('-', '[\\s-]')
      .replace(/y$/, '(?:y|ies)')
      .replace(/^child$/, 'child(?:ren)?')}`,
    'i',
  ).test(text);

interface Told {
  readonly subject: Kind;
  readonly other: Kind;
  readonly count: Expression;
}

/** `The number of dimes is 2 more than twice the number of nickels`, `3 fewer dimes than nickels`, `twice as many …`. */
const toldIn = (text: string, kinds: readonly [Kind, Kind]): Told | null => {
  for (const sentence of text.split(/(?<!\d)[.;?\n]|(?<=\d)[.;?\n](?!\d)/)) {
    for (const [subject, other] of [kinds, [kinds[1], kinds[0]]] as const) {
      const phrase = phraseOf(sentence, subject, other);
      const count = phrase === null ? null : readPhrase(phrase);
      if (count) return { subject, other, count };
    }
  }
  return null;
};

const patternOf = ({ name }: Kind): string =>
  String.raw`(?:${name
    .replace('-', '[\\s-]')
    .replace(/y$/, '(?:y|ies)')
    .replace(/^child$/, 'child(?:ren)?')}s?(?:\s+(?:stamps?|tickets?|coins?))?(?:\s+(?:sold|bought))?)`;

const phraseOf = (sentence: string, subject: Kind, other: Kind): string | null => {
  const [a, b] = [patternOf(subject), patternOf(other)];
  const counted = new RegExp(
    String.raw`\bnumber of ${a}\s+(?:is|was|were|equals)\s+(.+?)\s+(?:the\s+)?(?:number of\s+)?${b}`,
    'i',
  ).exec(sentence)?.[1];
  if (counted !== undefined)
    return `${counted.replace(/\bas many(?: as)?\b|\bthe number of\b/gi, '').replace(/\s+the$/i, '')} the number`;
  const more = new RegExp(
    String.raw`\b(\d+)\s+(more|fewer|less)\s+${a}\s+than\s+(?:(twice|\d+ times)\s+)?(?:as many\s+|the number of\s+|[a-z]+\s+)?${b}`,
    'i',
  ).exec(sentence);
  if (more)
    return `${more[1]} ${/more/i.test(more[2] ?? '') ? 'more' : 'less'} than ${more[3] ?? ''} the number`;
  const times = new RegExp(
    String.raw`\b(twice|\d+ times)\s+as\s+many\s+${a}\s+(?:as|than)\s+(?:[a-z]+\s+)?${b}`,
    'i',
  ).exec(sentence);
  return times ? `${times[1]} the number` : null;
};
