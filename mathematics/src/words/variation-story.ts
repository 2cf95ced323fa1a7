import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { number, power, relation, root, symbol, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { shared, stemsOf } from './stems.ts';
import { amount, by, over, problemOf } from './story.ts';

const LAW =
  /([^.\n]*?)\b(?:varies|vary|is)\s+(directly|inversely|indirectly|(?:directly\s+|inversely\s+)?proportional)\s*(?:proportional\s+)?(?:as|with|to|on)?\s+(?:the\s+)?(?:(square\s+root|cube\s+root|square|cube)\s+of\s+)?([^.\n]*)/i;

const SHAPES: Readonly<Record<string, (x: Expression) => Expression>> = {
  'square root': (x) => root(2, x),
  'cube root': (x) => root(3, x),
  square: (x) => power(x, number(2)),
  cube: (x) => power(x, number(3)),
};

interface Counted {
  readonly value: Expression;
  readonly unit: string;
  readonly near: ReadonlySet<string>;
}

const NUMBER =
  /(?<![\w.])\$?\s?(\d[\d,]*(?:\.\d+)?)(?:[\s-]*((?:cubic |square )?[a-z]+(?:\s+per\s+[a-z]+)?))?/gi;

const single = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^feet$/, 'foot')
    .replace(/s$/, '');

const countedIn = (text: string): Counted[] =>
  [...text.matchAll(NUMBER)].map((match) => ({
    value: amount(match[1]),
    unit: match[0].trim().startsWith('$') ? '$' : single(match[2] ?? ''),
    near: stemsOf(
      `${/[^.,?]*$/.exec(text.slice(Math.max(0, match.index - 50), match.index))?.[0] ?? ''} ${match[0]} ${/^\s*[a-z]+/i.exec(text.slice(match.index + match[0].length))?.[0] ?? ''}`,
    ),
  }));

/** A law of variation told in words: one pair of measures, and one more. */
export const variationStory: Task = (raw) => {
  const text = withDigits(raw);
  const law = LAW.exec(text);
  if (!law || raw.length > 800) return null;
  const rest = text.replace(law[0], ' ');
  const found = countedIn(rest);
  const [first, second, third, more] = found;
  if (!first || !second || more) return null;
  const inverse = /invers|indirect/i.test(law[2] ?? '');
  const shape = SHAPES[(law[3] ?? '').toLowerCase().replaceAll(/\s+/g, ' ')] ?? null;
  const [dependent, independent] = [law[1] ?? '', law[4] ?? ''];
  if (!third) return equationOf(text, { first, second, inverse, shape, dependent, independent });
  return valueOf(text, { first, second, third, inverse, shape, dependent, independent });
};

interface Story {
  readonly first: Counted;
  readonly second: Counted;
  readonly inverse: boolean;
  readonly shape: ((x: Expression) => Expression) | null;
  readonly dependent: string;
  readonly independent: string;
}

/** Whether the first number is the one that depends on the other; null when nothing tells. */
const firstDepends = ({ first, second, dependent, independent }: Story): boolean | null => {
  const [y, x] = [stemsOf(dependent), stemsOf(independent)];
  const [a, b] = [
    shared(y, first.near) + shared(x, second.near),
    shared(x, first.near) + shared(y, second.near),
  ];
  return a === b ? null : a > b;
};

const valueOf = (text: string, story: Story & { readonly third: Counted }): Worked | null => {
  const { first, second, third, inverse, shape } = story;
  const same = likeness(third, first) > likeness(third, second);
  if (likeness(third, first) === likeness(third, second)) return null;
  const [known, wanted] = same ? [first, second] : [second, first];
  const asked = stemsOf(questionIn(text));
  const depends = firstDepends(story);
  const wantedDepends = depends === null ? null : (wanted === first) === depends;
  if (shape && wantedDepends !== true) return null;
  const make = shape ?? ((x: Expression): Expression => x);
  if (asked.size === 0) return null;
  const line = inverse
    ? over(by(wanted.value, make(known.value)), make(third.value))
    : over(by(wanted.value, make(third.value)), make(known.value));
  const value = displayOf(line);
  return (
    value &&
    told(
      problemOf(text),
      'variation',
      [
        [
          write(line),
          inverse ? 'The product stays the same' : 'The quotient stays the same',
          'One pair of values gives the constant.',
        ],
        [write(value), 'Work it out', 'Look whether it grows or shrinks as it should.'],
      ],
      answerOf(value),
    )
  );
};

const likeness = (a: Counted, b: Counted): number =>
  (a.unit !== '' && a.unit === b.unit ? 3 : 0) + shared(a.near, b.near);

const WISH = /\b(?:write|find|what is)\b[^.?]*\b(?:equation|formula|function)\b/i;

const equationOf = (text: string, story: Story): Worked | null => {
  if (!WISH.test(text)) return null;
  const depends = firstDepends(story);
  const [y, x] = depends === false ? [story.second, story.first] : [story.first, story.second];
  const names = [
    /\(\s*([a-z])\s*\)/i.exec(story.dependent)?.[1] ?? /,?\s([a-z])\s*,?\s*$/i.exec(story.dependent)?.[1],
    /\(\s*([a-z])\s*\)/i.exec(story.independent)?.[1] ?? /,?\s([a-z])\s*,?\s*$/i.exec(story.independent)?.[1],
  ];
  const [name, letter] = names;
  if (name === undefined || letter === undefined || depends === null) return null;
  const make = story.shape ?? ((at: Expression): Expression => at);
  const k = displayOf(story.inverse ? by(y.value, make(x.value)) : over(y.value, make(x.value)));
  if (!k) return null;
  const body = story.inverse ? over(k, make(symbol(letter))) : by(k, make(symbol(letter)));
  const result = relation(symbol(name), '=', displayOf(body) ?? body);
  return told(
    problemOf(text),
    'variation',
    [
      [`k = ${write(k)}`, 'Find the constant', 'Put the known pair in.'],
      [write(result), 'Write down the law', 'With the constant it holds for every pair.'],
    ],
    answerOf(result),
  );
};
