import { roundingIn } from '../arithmetic/rounding.ts';
import { questionIn } from '../chance/parameters.ts';
import { isReal } from '../expression/complex.ts';
import { readExpression } from '../expression/read.ts';
import { hasSymbol, number, substitute, symbolsOf, type Expression } from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { isolate } from '../formula/isolate.ts';
import { nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { shared, stemsOf } from './stems.ts';

const MODEL =
  /(?<![A-Za-z])([A-Za-z]{1,2})(?:\s*\(\s*([a-z])\s*\))?\s*=\s*([^,;\n]+?)(?=\s*(?:,|;|\n|\b(?:to|if|is|as|in)\b|\b(?!sqrt|cbrt|root|sin|cos|tan|log|exp)[a-z]{3,}\b|\.\s|\.$|$))/g;

/** A story with its formula: the letters have meanings, the story gives their values. */
export const modelValueTask: Task = (text) => {
  if (
    text.length > 1_000 ||
    !/\b(?:model\w*|given by|represent\w*|determined by|equation|formula|function|regression|estimates?|according to|decays?|cools?|grows?)\b/i.test(
      text,
    )
  )
    return null;
  for (const [whole, name = '', argument, said = ''] of text.matchAll(MODEL)) {
    const body = readExpression(said.trim());
    if (!body || symbolsOf(body).length === 0 || body.kind === 'symbol') continue;
    const rest = text.replace(whole, ' ');
    // f(x + 2) asks for something else than a value of the story.
    if (new RegExp(String.raw`(?<![A-Za-z])${name}\s*\(`).test(rest)) continue;
    const filled = withParameters(body, rest);
    const letters = symbolsOf(filled);
    const values = letters.map(
      (letter) => [letter, valueFor(letter, argument, rest, letters.length === 1)] as const,
    );
    const waited =
      letters.length === 1 && letters[0] !== undefined ? waitedFor(text, rest, filled, letters[0]) : null;
    if (waited) return waited;
    if (letters.length === 0 || values.some(([, value]) => value === null) || !asksFor(name, rest)) continue;
    const put = values.reduce<Expression>(
      (line, [letter, value]) => substitute(line, letter, value ?? number(0)),
      filled,
    );
    return answered(
      text,
      body,
      put,
      values.map(([letter, value]) => `${letter} = ${value ? write(value) : ''}`).join(', '),
    );
  }
  return null;
};

// `How long until 50 grams remain?`: the value is known, its time is asked for.
const waitedFor = (text: string, rest: string, body: Expression, letter: string): Worked | null => {
  const question = questionIn(rest);
  if (
    !/\b(?:how long|when will|when does|how many (?:years|hours|days|minutes|seconds|months|weeks))\b/i.test(
      question,
    )
  )
    return null;
  const [goal, more] = [
    ...question.matchAll(/(?<![\w.])\$?(\d[\d,]*(?:\.\d+)?)(?!\s*(?:decimal|place|%))/g),
  ].map((match) => match[1] ?? '');
  if (goal === undefined || more !== undefined) return null;
  const value = readExpression(goal.replaceAll(',', ''));
  const line = value && isolate(body, value, letter);
  const at = line ? valueAt(line, {}) : null;
  if (!value || !line || !at || !isReal(at) || !(at.re > 0)) return null;
  const back = valueAt(body, { [letter]: at.re }).re;
  if (!(Math.abs(back - valueAt(value, {}).re) <= 1e-9 * Math.max(1, Math.abs(back)))) return null;
  return told(
    write(body),
    'formula',
    [
      [`${write(body)} = ${write(value)}`, 'Put the value in', 'The time is what is not known.'],
      [`${letter} = ${write(line)}`, `Solve for ${letter}`, 'Undo what is done to it.'],
    ],
    nearAnswer(at.re, text),
  );
};

// `y = ax + b, a = −1.34, b = 32.2`
const withParameters = (body: Expression, rest: string): Expression =>
  symbolsOf(body).reduce((line, name) => {
    const value = new RegExp(String.raw`(?<![A-Za-z])${name}\s*=\s*(-?\d+(?:\.\d+)?)(?![\w^*/])`).exec(
      rest,
    )?.[1];
    const read = value === undefined ? null : readExpression(value);
    return read ? substitute(line, name, read) : line;
  }, body);

const USED = /\b(?:use|using|with|by|from|take)\s+the\s+(?:formula|equation|function|model)\b/i;

/** The number that the question gives for a letter, found by what the letter is said to mean. */
const valueFor = (
  letter: string,
  argument: string | undefined,
  rest: string,
  alone: boolean,
): Expression | null => {
  const meaning =
    new RegExp(
      String.raw`(?<![A-Za-z])${letter}\s+(?:is|represents?|denotes?|stands? for|be|measures?|equals?|=)\s+(?:the\s+)?([^,.;\n]+)`,
    ).exec(rest)?.[1] ??
    new RegExp(String.raw`([^,.;\n]{3,40})\(\s*${letter}\s*\)`).exec(rest)?.[1] ??
    new RegExp(String.raw`((?:[a-z]+\s+){0,4}[a-z]+),\s*${letter}\s*[,.]`).exec(rest)?.[1] ??
    new RegExp(String.raw`\b(?:after|in)\s+${letter}\s+([a-z]+)`).exec(rest)?.[1] ??
    '';
  const words = stemsOf(meaning);
  const asked = rest
    .split(/(?<=[.?])\s+|\n/)
    .filter(
      (one) => !new RegExp(String.raw`(?<![A-Za-z])${letter}\s+(?:is|represents?|denotes?)\b`).test(one),
    )
    .join(' ');
  const found = [...asked.matchAll(/(?<![\w.])(-?\d+(?:\.\d+)?)(?:st|nd|rd|th)?(\s*(?:°|degrees?))?/g)].map(
    (match) => ({
      value: match[2] === undefined ? readExpression(match[1] ?? '') : readExpression(`${match[1]}°`),
      score: shared(
        words,
        stemsOf(asked.slice(Math.max(0, match.index - 45), match.index + match[0].length + 25)),
      ),
    }),
  );
  const best = Math.max(0, ...found.map(({ score }) => score));
  const fits = found.filter(({ score }) => score === best);
  if (best === 0)
    return alone && found.length === 1 && (argument !== undefined || USED.test(rest))
      ? (found[0]?.value ?? null)
      : null;
  return fits.length === 1 ? (fits[0]?.value ?? null) : null;
};

// What is asked has to be what the formula gives, not what goes into it.
const asksFor = (name: string, rest: string): boolean => {
  const meaning =
    new RegExp(
      String.raw`(?<![A-Za-z])${name}\s+(?:is|represents?|denotes?|gives)\s+(?:the\s+)?([^,.;\n]+)`,
    ).exec(rest) ??
    new RegExp(String.raw`([^.,;\n]{3,60}?),?\s*\(?\s*(?<![A-Za-z])${name}\b[\s),]`).exec(rest);
  const words = stemsOf(meaning?.[1] ?? '');
  const question = questionIn(rest);
  if (
    /^\s*when\b|\bwhen (?:will|does|did|would)\b|\b(?:how long(?!\s+(?:is|are)\b)|until|what year|after how many|period|amplitude|domain|slope|intercept|maximum|minimum|inverse)\b[^?]*\??\s*$/i.test(
      question,
    )
  )
    return false;
  return words.size === 0 || shared(words, stemsOf(question)) > 0;
};

const answered = (text: string, body: Expression, put: Expression, line: string) => {
  const steps = [[write(put), 'Put the values in', line]] as const;
  const exact = exactValue(put) ?? null;
  const shown = displayOf(put);
  if (exact && shown && !roundingIn(text))
    return told(
      write(body),
      'formula',
      [...steps, [write(number(exact, 'decimal')), 'Work it out', 'Look whether it makes sense.']],
      answerOf(number(exact, 'decimal')),
    );
  const value = valueAt(put, {});
  if (!isReal(value) || !Number.isFinite(value.re)) return null;
  if (
    !roundingIn(text) &&
    shown &&
    !hasSymbol(shown, 'e') &&
    write(shown).length < 14 &&
    !/sin|cos|tan|ln|log/.test(write(shown))
  )
    return told(
      write(body),
      'formula',
      [...steps, [write(shown), 'Work it out', 'Look whether it makes sense.']],
      answerOf(shown),
    );
  return told(
    write(body),
    'formula',
    [...steps, [`${value.re}`, 'Work it out', 'Look whether it makes sense.']],
    nearAnswer(value.re, text),
  );
};
