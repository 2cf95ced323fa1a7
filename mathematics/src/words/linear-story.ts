import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { isWhole, type Fraction } from '../expression/fraction.ts';
import { call, minus, number, opposite, relation, symbol, type Expression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { readLinearStory, type LinearStory } from './linear-parts.ts';
import { shared, stemsOf } from './stems.ts';
import { amount, by, computed, over, plus, problemOf } from './story.ts';

const LONGEST = 900;

/** Something fixed and so much for each: its equation, its value, or how many fit under a limit. */
export const linearStoryTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const text = withDigits(raw).replaceAll(/(\d)\s*\/\s*(?=[a-z]{2})/gi, '$1 per ');
  const question = questionIn(text);
  const story = readLinearStory(text, question);
  if (!story) return null;
  return (
    coefficientAsked(text, question, story) ??
    equationAsked(text, question, story) ??
    countAsked(text, question, story) ??
    valueAsked(text, question, story)
  );
};

const signed = ({ rate, falls }: LinearStory): Expression => (falls ? opposite(rate) : rate);

const coefficientAsked = (text: string, question: string, story: LinearStory): Worked | null => {
  if (story.limit || !story.fixed) return null;
  if (
    /\b(?:[a-z]|vertical)-?\s?intercept\b|\bfixed (?:cost|fee|amount)\b|\binitial (?:value|amount)\b/i.test(
      question,
    )
  )
    return told(
      problemOf(text),
      'story',
      [[write(story.fixed), 'Look for what is there at the start', 'It is the value at zero.']],
      answerOf(story.fixed),
    );
  return /\bslope\b|\brate of change\b/i.test(question)
    ? told(
        problemOf(text),
        'story',
        [[write(signed(story)), 'Look for what comes with each', 'It is the change for one more.']],
        answerOf(signed(story)),
      )
    : null;
};

const WISH =
  /\b(?:write|find|give|determine|create|what is)\b[^?]*\b(?:equation|function|model|formula|expression)\b/i;

const equationAsked = (text: string, question: string, story: LinearStory): Worked | null => {
  if (!WISH.test(question) || story.limit || !story.fixed) return null;
  const [name, letter] = lettersIn(text);
  const body = displayOf(plus(by(signed(story), symbol(letter)), story.fixed));
  if (!body) return null;
  const shown = /\d\.\d/.test(text) ? inDecimals(signed(story), story.fixed, letter) : body;
  const left =
    /\bfunction\b|\bin terms of\b|\bmodels?\b/i.test(text) && name !== 'y'
      ? call(name, symbol(letter))
      : symbol(name);
  const result = relation(left, '=', shown);
  return told(
    problemOf(text),
    'story',
    [
      [write(story.fixed), 'What is there at the start', 'It does not depend on anything.'],
      [write(result), `So much for each ${letter}`, 'The change for one, times how many.'],
    ],
    answerOf(result),
  );
};

const inDecimals = (rate: Expression, fixed: Expression, letter: string): Expression =>
  plus(by(rate, symbol(letter)), fixed);

/** Which letters the equation is wanted in: `as a function of x`, `in the form C = mx + b`. */
const lettersIn = (text: string): [string, string] => {
  const whole = /(?<![A-Za-z])([A-Z])\s*\(\s*([a-z])\s*\)/.exec(text);
  const name =
    whole?.[1] ??
    /\bform\b[^.?]*?(?<![A-Za-z])([A-Za-z])\s*=/.exec(text)?.[1] ??
    /(?:\b[a-z]+,?\s+)([B-Z])\b(?!\s*[.']\s*[a-z])(?=[\s,.)])/.exec(
      text.replaceAll(/\b(?:Company|Plan|Option|Job)\s+[A-Z]\b/g, ''),
    )?.[1] ??
    'y';
  const letter =
    whole?.[2] ??
    /\b(?:in terms of|function of)\s+(?:[a-z]{2,}\s*,?\s+){0,5}([a-z])\b/.exec(text)?.[1] ??
    /(?<![A-Za-z'])([b-z])\s*,?\s+(?:is\s+|represents\s+|be\s+)?the number of\b/.exec(text)?.[1] ??
    /(?<![A-Za-z'])([b-z])\s+(?:years?|months?|weeks?|days?|hours?|minutes?|miles?|items?)\b/.exec(
      text,
    )?.[1] ??
    'x';
  return [name, letter];
};

const countAsked = (text: string, question: string, story: LinearStory): Worked | null => {
  const { limit, fixed, rate, thing, percent } = story;
  if (!limit) return null;
  const asked =
    /\bhow many\s+([a-z-]+(?:\s+[a-z-]+)?)/i.exec(question)?.[1] ??
    /\bnumber of\s+([a-z-]+(?:\s+[a-z-]+)?)/i.exec(question)?.[1] ??
    (percent ? /\b(sales)\b/i.exec(question)?.[1] : undefined);
  const wanted = asked?.replace(/^people\b/i, 'person');
  if (wanted === undefined || shared(stemsAll(wanted), stemsAll(thing)) === 0) return null;
  const line = over(fixed ? minus(limit.value, fixed) : limit.value, rate);
  const exact = exactValue(line);
  return exact && exact.top > 0n ? counted(text, line, exact, percent ? 'exact' : limit.way) : null;
};

// People are counted too, although the word tells nothing elsewhere.
const stemsAll = (words: string): Set<string> =>
  new Set([...stemsOf(words), ...(/\bperson/i.test(words) ? ['person'] : [])]);

const counted = (text: string, line: Expression, exact: Fraction, way: 'up' | 'down' | 'exact'): Worked => {
  const floor = exact.top / exact.bottom;
  const count = way === 'up' && !isWhole(exact) ? floor + 1n : floor;
  const result = way === 'exact' ? number(exact, 'decimal') : number(count);
  return told(
    problemOf(text),
    'story',
    [
      [write(line), 'Take off what is fixed, divide by one', 'The rest is for as many as possible.'],
      [writeNumber(exact, 'decimal'), 'Work it out', 'This need not be a whole number.'],
      ...(way === 'exact' || isWhole(exact)
        ? []
        : [
            [
              write(result),
              way === 'up' ? 'Round up' : 'Round down',
              way === 'up' ? 'One less would not be enough.' : 'One more would be too much.',
            ] as const,
          ]),
    ],
    answerOf(result),
  );
};

const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };

const valueAsked = (text: string, question: string, story: LinearStory): Worked | null => {
  if (story.limit || !story.fixed || !/\bhow (?:many|much)\b|\bwhat (?:is|will|would)\b/i.test(question))
    return null;
  const span = /\b(?:after|in|end of|for|over|later)\s+(?:the\s+)?(\d+(?:\.\d+)?)\s+([a-z]+?)s?\b/i.exec(
    question,
  );
  const unit = (span?.[2] ?? '').toLowerCase();
  const own = story.thing.toLowerCase().replace(/s$/, '');
  const times =
    unit === own
      ? 1
      : MONTHS[unit] !== undefined && MONTHS[own] !== undefined
        ? MONTHS[unit] / MONTHS[own]
        : DAYS[unit] !== undefined && DAYS[own] !== undefined
          ? DAYS[unit] / DAYS[own]
          : null;
  if (!span || times === null || !Number.isInteger(times)) return null;
  const count = times === 1 ? amount(span[1]) : by(amount(span[1]), number(times));
  const change = by(story.rate, count);
  return computed(
    text,
    story.falls ? minus(story.fixed, change) : plus(story.fixed, change),
    'Start, and so much for each',
    'The same change comes every time.',
  );
};
