import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { isWhole } from '../expression/fraction.ts';
import { minus, number, type Expression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { amount, by, computed, equated, over, plus, problemOf, X } from './story.ts';

const MONEY = String.raw`\$\s*(\d[\d,]*(?:\.\d+)?|\.\d+)`;
const PLAN = new RegExp(
  String.raw`${MONEY}(?:\s+(?:per|a|each)\s+(?:month|week|day|year|hour))?[^.$]{0,40}?\b(?:plus|and|with an additional|along with)\s+(?:an?\s+(?:additional|extra|commission\s+of|charge\s+of|fee\s+of|bonus\s+of)\s+)?(?:${MONEY}|(\d+(?:\.\d+)?)\s*(cents?|%|percent))\s*(?:per|for each|for every|an?|each|of|\/)`,
  'gi',
);

interface Plan {
  readonly fixed: Expression;
  readonly rate: Expression;
}

const plansIn = (text: string): Plan[] =>
  [...text.matchAll(PLAN)].map(([, fixed, rate, part]) => ({
    fixed: amount(fixed),
    rate: rate === undefined ? over(amount(part), number(100)) : amount(rate),
  }));

/** A sum that is paid once and a price for each: a limit, a goal, or two plans that cost the same. */
export const planTask: Task = (raw) => {
  if (raw.length > 900) return null;
  const text = withDigits(raw).replaceAll(/(\d)\s*\/\s*(?=[a-z])/gi, '$1 per ');
  const [first, second, more] = plansIn(text);
  if (!first || more) return null;
  if (second) return sameCost(text, first, second);
  const question = questionIn(text);
  const rest = text.replaceAll(PLAN, ' ');
  const limit = new RegExp(
    String.raw`\b(?:no more than|at most|maximum of|less than|under|not more than|up to|budget(?: is| of)?|keep[^.$]*?to(?: be)?(?: a maximum of)?|be only|spend|has|have)\s+${MONEY}`,
    'i',
  ).exec(rest);
  const goal = new RegExp(
    String.raw`\b(?:at least|earn|make|needs?(?: to \w+)?|minimum of|wants? to (?:earn|make)|goal of)\s+${MONEY}`,
    'i',
  ).exec(rest);
  const money = [...rest.matchAll(new RegExp(MONEY, 'g'))];
  if (
    money.length === 1 &&
    goal &&
    /\b(?:minimum|at least|least|must|need|how (?:much|many))\b/i.test(text) &&
    !/\bmaximum\b|\bat most\b/i.test(text)
  )
    return share(text, first, amount(goal[1]), 'up');
  if (money.length === 1 && limit && /\b(?:how many|maximum|most|how much)\b/i.test(question))
    return share(text, first, amount(limit[1]), 'down');
  const counted = /\b(\d[\d,]*(?:\.\d+)?)\s+([a-z]+)/i.exec(question);
  const each = new RegExp(PLAN.source, 'i').exec(text);
  const unit = each && /^\s*(?:an?\s+)?([a-z]+)/i.exec(text.slice(each.index + each[0].length))?.[1];
  const fits = counted && unit && counted[2]?.slice(0, 4).toLowerCase() === unit.slice(0, 4).toLowerCase();
  const count = fits ? counted[1] : undefined;
  return money.length === 0 && count !== undefined && /\b(?:cost|charge|bill|pay|how much)\b/i.test(question)
    ? computed(
        text,
        plus(first.fixed, by(first.rate, amount(count))),
        'Once the fixed part, and the price for each',
        'So it is agreed.',
      )
    : null;
};

const sameCost = (text: string, a: Plan, b: Plan): Worked | null =>
  /\b(?:equal|same|break[- ]even)\b/i.test(text)
    ? equated(
        text,
        [plus(a.fixed, by(a.rate, X)), plus(b.fixed, by(b.rate, X))],
        'how many',
        'Both plans cost the same there.',
      )
    : null;

const share = (text: string, { fixed, rate }: Plan, end: Expression, way: 'up' | 'down'): Worked | null => {
  const line = over(minus(end, fixed), rate);
  const exact = exactValue(line);
  if (!exact || exact.top <= 0n) return null;
  const continuous = rate.kind === 'quotient';
  const floor = exact.top / exact.bottom;
  const count = way === 'up' && !isWhole(exact) ? floor + 1n : floor;
  const steps = [
    [
      write(line),
      'Take off the fixed part, divide by the price of one',
      'The rest is for as many as possible.',
    ],
    [writeNumber(exact, 'decimal'), 'Work it out', 'This need not be a whole number.'],
  ] as const;
  if (continuous || isWhole(exact))
    return told(problemOf(text), 'story', steps, answerOf(number(exact, 'decimal')));
  return told(
    problemOf(text),
    'story',
    [
      ...steps,
      [
        `${count}`,
        way === 'up' ? 'Round up' : 'Round down',
        way === 'up' ? 'One less would not reach the goal.' : 'One more would go over the limit.',
      ],
    ],
    answerOf(number(count)),
  );
};

/** So many times as much: what the other amount may be at most. */
export const timesAsMuchTask: Task = (raw) => {
  const text = withDigits(raw);
  const times =
    /\b(?:at least|at most|exactly)?\s*(\d+(?:\.\d+)?)\s+times\s+(?:as\s+(?:much|many|large|high|long|old)\s+as\s+)?(?:the\s+|her\s+|his\s+|their\s+)?([a-z]+)/i.exec(
      text,
    );
  const money = [...text.matchAll(new RegExp(MONEY, 'g'))];
  if (!times || money.length !== 1 || (text.match(/\d[\d,]*(?:\.\d+)?/g)?.length ?? 0) !== 2) return null;
  const asked = new RegExp(
    String.raw`\b(?:highest|lowest|most|least|maximum|minimum|what is the|how much)\b[^?]*\b${times[2]}`,
    'i',
  ).test(questionIn(text));
  return asked
    ? computed(
        text,
        over(amount(money[0]?.[1]), amount(times[1])),
        'Divide by how many times',
        'So many times the other makes this amount.',
      )
    : null;
};
