import { withDigits } from '../arithmetic/number-words.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  quotient,
  relation,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { workEquation } from '../solve/work.ts';
import { answerOf, lineOf, plainLine, told, type Task, type Worked } from '../worked.ts';

const UNKNOWN =
  /^(?:a|the|some|that|this|an unknown|a certain|the same|what)\s+(?:number|integer|value|quantity)$|^it$/i;
const LONGEST = 300;

const times = (a: Expression, b: Expression): Expression => ({ kind: 'product', factors: [a, b] });

type Rule = readonly [RegExp, (a: Expression, b: Expression) => Expression];

/** How a phrase of two parts is put together; tried from the top. */
const RULES: readonly Rule[] = [
  [/^(.+),\s+(?:and then\s+|then\s+)?(?:increased\s+by|plus)\s+(.+)$/i, (a, b) => sum([a, b])],
  [/^(.+),\s+(?:and then\s+|then\s+)?(?:decreased\s+by|reduced\s+by|minus)\s+(.+)$/i, minus],
  [/^(.+),\s+(?:and then\s+|then\s+)?multiplied\s+by\s+(.+)$/i, times],
  [/^(.+),\s+(?:and then\s+|then\s+)?divided\s+by\s+(.+)$/i, quotient],
  [/^(.+?)\s+increased\s+by\s+(\d+(?:\.\d+)?(?:%|\s+percent))$/i, (a, b) => times(sum([number(1), b]), a)],
  [
    /^(.+?)\s+(?:decreased|reduced)\s+by\s+(\d+(?:\.\d+)?(?:%|\s+percent))$/i,
    (a, b) => times(minus(number(1), b), a),
  ],
  [/^(?:the\s+)?sum\s+of\s+(.+?)\s+and\s+(.+)$/i, (a, b) => sum([a, b])],
  [/^(?:the\s+)?difference\s+(?:of|between)\s+(.+?)\s+and\s+(.+)$/i, minus],
  [/^(?:the\s+)?product\s+of\s+(.+?)\s+and\s+(.+)$/i, times],
  [/^(?:the\s+)?quotient\s+of\s+(.+?)\s+and\s+(.+)$/i, quotient],
  [/^subtract\s+(.+?)\s+from\s+(.+)$/i, (a, b) => minus(b, a)],
  [/^(?:the\s+)?ratio\s+of\s+(.+?)\s+(?:to|and)\s+(.+)$/i, quotient],
  [/^(.+?)\s+(?:less\s+than|subtracted\s+from|fewer\s+than)\s+(.+)$/i, (a, b) => minus(b, a)],
  [/^(.+?)\s+(?:more\s+than|greater\s+than|added\s+to|plus|increased\s+by)\s+(.+)$/i, (a, b) => sum([a, b])],
  [/^(.+?)\s+(?:minus|decreased\s+by|less|reduced\s+by)\s+(.+)$/i, minus],
  [/^(.+?)\s+(?:divided\s+by|over)\s+(.+)$/i, quotient],
  [/^(.+?)\s+(?:times|multiplied\s+by|of)\s+(.+)$/i, times],
];
const PREFIXES: readonly (readonly [RegExp, (a: Expression) => Expression])[] = [
  [/^twice\s+(.+)$/i, (a) => times(number(2), a)],
  [/^(?:double|the double of)\s+(.+)$/i, (a) => times(number(2), a)],
  [/^(?:triple|thrice)\s+(.+)$/i, (a) => times(number(3), a)],
  [/^half\s+(?:of\s+)?(.+)$/i, (a) => quotient(a, number(2))],
  [/^(?:one[\s-]half|1\/2)\s+(?:of\s+)?(.+)$/i, (a) => quotient(a, number(2))],
  [/^(?:the\s+)?(?:absolute\s+value)\s+of\s+(.+)$/i, (a) => ({ kind: 'call', name: 'abs', args: [a] })],
  [/^(?:the\s+)?cube\s+of\s+(.+)$/i, (a) => ({ kind: 'power', base: a, exponent: number(3) })],
  [/^(?:the\s+)?square\s+root\s+of\s+(.+)$/i, (of) => ({ kind: 'root', index: 2, of })],
  [/^(.+?)\s+squared$/i, (a) => ({ kind: 'power', base: a, exponent: number(2) })],
  [/^(.+?)\s+cubed$/i, (a) => ({ kind: 'power', base: a, exponent: number(3) })],
  [/^(?:the\s+)?square\s+of\s+(.+)$/i, (a) => ({ kind: 'power', base: a, exponent: number(2) })],
  [/^(?:the\s+)?opposite\s+of\s+(.+)$/i, (a) => ({ kind: 'negative', of: a })],
];

/** Reads a phrase such as `three less than twice a number`. */
export const readPhrase = (phrase: string, depth = 0): Expression | null => {
  const text = phrase
    .trim()
    .replace(/^(?:the\s+)?number\s+(?=-?\d)/i, '')
    .replace(/[.,;:]$/, '');
  if (depth > 6 || text.length > LONGEST) return null;
  if (UNKNOWN.test(text)) return symbol('n');
  const plain = readExpression(text);
  if (plain && !/[a-z]{2}/i.test(text)) return plain;
  const close = prefixed(text, depth, true);
  if (close) return close;
  for (const [form, join] of RULES) {
    const match = form.exec(text);
    const [a, b] = match
      ? [readPhrase(match[1] ?? '', depth + 1), readPhrase(match[2] ?? '', depth + 1)]
      : [];
    if (a && b) return join(a, b);
  }
  return prefixed(text, depth, false);
};

// `twice a number decreased by 9`: twice belongs to the number alone, but `twice the sum of …` to the sum.
const prefixed = (text: string, depth: number, close: boolean): Expression | null => {
  for (const [form, join] of PREFIXES) {
    const inner = form.exec(text)?.[1];
    if (inner === undefined) continue;
    if (close && !UNKNOWN.test(inner) && !/^(?:the\s+)?(?:sum|difference|product|quotient)\b/i.test(inner))
      continue;
    const read = readPhrase(inner, depth + 1);
    if (read) return join(read);
  }
  return null;
};

/** An equation said in words: `The sum of a number and 5 is 12.` */
export const sentenceTask: Task = (raw) => {
  if (raw.length > 1_000) return null;
  const text = withDigits(raw);
  for (const sentence of text.split(/(?<!\d)[.?\n]|(?<=\d)[.?\n](?!\d)/).toReversed()) {
    const parts =
      /^(.+?)\s+(?:is\s+equal\s+to|is\s+the\s+same\s+as|is|are|equals|gives|yields|makes|results\s+in)\s+(.+)$/i.exec(
        phraseIn(sentence),
      );
    const [left, right] = parts ? [readPhrase(parts[1] ?? ''), readPhrase(parts[2] ?? '')] : [];
    if (!left || !right) continue;
    const equation = relation(left, '=', right);
    if (symbolsOf(equation).length !== 1) continue;
    const worked = workEquation(equation, {});
    if (worked)
      return {
        ...worked,
        problem: plainLine(sentence.trim()),
        steps: [
          {
            before: plainLine(sentence.trim()),
            after: lineOf(equation),
            rule: 'Write it as an equation',
            reason: 'Every phrase becomes a sign; “is” becomes the equals sign.',
          },
          ...worked.steps,
        ],
      };
  }
  return translated(text) ?? expressionIn(text);
};

// What is said before a colon tells what to do: `Translate and solve: the sum of …`.
const phraseIn = (sentence: string): string => sentence.replace(/^[^:]*:\s*/, '').trim();

const WISH = /\b(?:translate|algebraic\s+expression|as\s+an\s+expression|write\s+an\s+expression)\b/i;
const OPERATION =
  /\b(?:sum|difference|product|quotient|more than|less than|fewer than|times|twice|increased|decreased|subtract\w*|plus|minus|divided|multiplied|squared?|cubed?|half|ratio|of)\b/i;

/** A phrase alone, to be written with signs: `seven more than the product of three and y`. */
const translated = (text: string): Worked | null => {
  if (!WISH.test(text)) return null;
  for (const line of text.split(/\n|(?<!\d)\.(?:\s|$)/).toReversed()) {
    const phrase = phraseIn(line);
    const read = OPERATION.test(phrase) ? readPhrase(phrase) : null;
    const value = read && displayOf(read);
    if (read && value)
      return told(
        phrase,
        'translate',
        [
          [write(read), 'Write it with signs', '“Less than” and “subtracted from” turn the order around.'],
          ...(write(read) === write(value)
            ? []
            : [[write(value), 'Simplify', 'Work out what can be worked out.'] as const]),
        ],
        answerOf(value),
      );
  }
  return null;
};

// `14 less than the width`, with a letter for the width.
const expressionIn = (text: string) => {
  const name =
    /\b(?:let|where)\s+([a-z])\s+(?:represents?|be|is|stands?\s+for|=)\s+(?:the\s+)?([a-z ]+?)(?:\.|,|\n|$)/i.exec(
      text,
    );
  if (!name || !/\bexpression\b/i.test(text)) return null;
  const noun = (name[2] ?? '').trim().split(' ').at(0) ?? '';
  const phrase = new RegExp(
    String.raw`\bis\s+(.+?\b(?:than|times)\s+(?:the\s+)?(?:number of\s+)?)${noun}`,
    'i',
  ).exec(text)?.[1];
  const read =
    phrase === undefined
      ? null
      : readPhrase(`${phrase.replace(/\bthe\s+(?:number of\s+)?$/i, '').trim()} ${name[1] ?? 'x'}`);
  const value = read && displayOf(read);
  return (
    value &&
    told(
      phrase ?? '',
      'translate',
      [[lineOf(value).text, 'Write it with signs', '“Less than” turns the order around.']],
      answerOf(value),
    )
  );
};
