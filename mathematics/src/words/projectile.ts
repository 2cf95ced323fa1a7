import { withDigits } from '../arithmetic/number-words.ts';
import { roundingIn } from '../arithmetic/rounding.ts';
import { questionIn } from '../chance/parameters.ts';
import { readExpression } from '../expression/read.ts';
import { number, relation, substitute, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { nearAnswer } from '../formula/rounded.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { amount } from './story.ts';

const HEIGHT =
  /(?<![A-Za-z])([hsy]|H)(?:\s*\(\s*t\s*\))?\s*=\s*(-?[^,;\n=]*?t\s*\^\s*(?:\(2\)|2)[^,;\n=]*?)(?=\s*(?:,|;|\n|\.\s|\.$|$|\b(?!sqrt)[a-z]{2,}\b))/;
const LONGEST = 700;

/** Something thrown up, its height given by a formula in t: when it is on the ground, or at a height. */
export const projectileTask: Task = (raw) => {
  if (
    raw.length > LONGEST ||
    !/\b(?:ball|rocket|arrow|stone|rock|object|firework|projectile|thrown|launched|dropped|shot|height|diver|flare|missile)\b/i.test(
      raw,
    )
  )
    return null;
  const text = withDigits(raw);
  const match = HEIGHT.exec(text);
  const read = match && readExpression((match[2] ?? '').trim());
  if (!match || !read) return null;
  const body = withStart(read, text);
  const question = questionIn(text);
  const asksTime =
    /\bwhen\b|\bhow long\b|\bhow many seconds\b|\bat what times?\b|\b(?:find|what is) the time\b/i.test(
      question,
    );
  if (
    symbolsOf(body).join('') !== 't' ||
    !asksTime ||
    /\bmax(?:imum)?\b|\bhighest\b|\bpeak\b/i.test(question)
  )
    return null;
  const level =
    /\b(?:hit|hits|reach(?:es)?|strike|land|return)\w*\b[^.?]*?\b(?:ground|water|floor|earth)\b|\bland(?:s|ed)?\b/i.test(
      question,
    )
      ? number(0)
      : heightIn(question);
  if (!level) return null;
  const equation = relation(body, '=', level);
  const times = (solveEquation(equation, 't', newTrail())?.values ?? [])
    .map((value) => ({ value, at: valueAt(value, {}) }))
    .filter(({ at }) => Math.abs(at.im) < 1e-12 && at.re > 1e-9)
    .toSorted((a, b) => a.at.re - b.at.re);
  const picked = pick(question, times);
  if (!picked) return null;
  const whole = picked.value.kind === 'number';
  return {
    ...told(
      `h = ${write(body)}`,
      'story',
      [
        [
          write(equation),
          'Put the height in',
          level.kind === 'number' && level.value.top === 0n
            ? 'On the ground the height is zero.'
            : 'At that height the equation holds.',
        ],
        [`t = ${write(picked.value)}`, 'Solve the equation', 'Only a time after the start makes sense.'],
      ],
      whole && !roundingIn(text) ? answerOf(picked.value) : nearAnswer(picked.at.re, text),
    ),
    checkedBy: 'substitution',
  };
};

interface Time {
  readonly value: Expression;
  readonly at: { readonly re: number };
}

const pick = (question: string, times: readonly Time[]): Time | null => {
  const [first, second] = times;
  if (!first) return null;
  if (!second) return first;
  if (/\bfirst\b|\bway up\b/i.test(question)) return first;
  return /\bsecond time\b|\bway down\b|\blast\b/i.test(question) ? second : null;
};

const heightIn = (question: string): Expression | null => {
  const said = /(?<![\w.])(\d[\d,]*(?:\.\d+)?)[\s-]*(?:feet|foot|ft|meters?|m)\b/i.exec(question)?.[1];
  return said === undefined ? null : amount(said);
};

// v_0 is told in the story.
const withStart = (body: Expression, text: string): Expression => {
  const speed =
    /\b(?:initial\s+)?(?:velocity|speed)\s+(?:of\s+|is\s+|=\s*)?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*(?:feet|ft|meters|m)\s*(?:per|\/)\s*(?:second|sec|s)\b/i.exec(
      text,
    );
  const name = symbolsOf(body).find((one) => one.startsWith('v'));
  const value = speed?.[1] ?? speed?.[2];
  return name !== undefined && value !== undefined ? substitute(body, name, amount(value)) : body;
};
