import { withDigits } from '../arithmetic/number-words.ts';
import { numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, number, relation, type Expression } from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, plainLine, told, type Answer, type Task, type Worked } from '../worked.ts';
import { splitPairForm, type PairForm } from './pair-form.ts';
import { amount, by, over, plus, problemOf, X } from './story.ts';

/** A whole of two parts: each part counts with its own weight, and together they make a known value. */
interface Whole {
  readonly size: Expression;
  readonly value: Expression;
  readonly parts: readonly [Part, Part];
  readonly reason: string;
}

interface Part {
  readonly weight: Expression;
  readonly written: string;
  readonly label: string;
}

const LONGEST = 900;
const MONEY = /\$\s?(\d[\d,]*(?:\.\d+)?)/g;
const PERCENT = /(\d+(?:\.\d+)?)\s*(?:%|percent)/gi;

/** Tickets at two prices, money at two rates, solutions of two strengths. */
export const twoPartsTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const { body, form } = splitPairForm(raw);
  const text = withDigits(body);
  const whole = blendIn(text) ?? ticketsIn(text) ?? investmentIn(text) ?? solutionIn(text);
  return whole && answered(text, whole, form);
};

const answered = (text: string, whole: Whole, form: PairForm | null): Worked | null => {
  const [first, second] = whole.parts;
  const equation = relation(
    plus(by(first.weight, X), by(second.weight, minus(whole.size, X))),
    '=',
    whole.value,
  );
  const [x, more] = solveEquation(equation, 'x', newTrail())?.values ?? [];
  const rest = x && exactValue(minus(whole.size, x));
  if (!x || more || !rest || rest.top < 0n || valueAt(x, {}).re < 0) return null;
  const values = [write(x), writeNumber(rest, 'decimal')] as const;
  const answer = answerFor(questionIn(text), whole, [x, number(rest, 'decimal')], form);
  return (
    answer && {
      ...told(
        problemOf(text),
        'story',
        [
          [write(equation), 'Let x be the first part', whole.reason],
          [`x = ${values[0]}`, 'Solve the equation', 'Multiply out and combine.'],
          [`${values[0]} and ${values[1]}`, 'The other part is the rest', 'Both together make the whole.'],
        ],
        answer,
      ),
      checkedBy: 'substitution',
    }
  );
};

const answerFor = (
  question: string,
  { parts }: Whole,
  values: readonly [Expression, Expression],
  form: PairForm | null,
): Answer | null => {
  if (form) {
    const text = form.write(values.map((one) => write(one)) as [string, string], [
      parts[0].label,
      parts[1].label,
    ]);
    return { ...plainLine(text), value: null };
  }
  const asked = question.replace(/\bif\b.*$/is, '');
  const words = wordsOf(asked);
  const [a, b] = [wordsOf(parts[0].label), wordsOf(parts[1].label)];
  const own = (mine: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    [...mine].filter((word) => !other.has(word) && words.has(word)).length;
  const each = /\beach\b|\bboth\b/i.test(asked);
  const first = /(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(asked)?.[1];
  const named = each || first === undefined ? -1 : parts.findIndex(({ written }) => written === first);
  const [hitA, hitB] = named >= 0 ? [named === 0 ? 1 : 0, named] : [own(a, b), own(b, a)];
  if (each || (hitA > 0 && hitA === hitB))
    return { ...plainLine(`${write(values[0])} and ${write(values[1])}`), value: values[0] };
  if (hitA === hitB) return null;
  return answerOf(hitA > hitB ? values[0] : values[1]);
};

// Adults and children are what is counted here, so no word is left out.
const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) =>
      word.replace(/^children$/, 'child').replace(/s$/, ''),
    ),
  );

const after = (text: string, end: number): string =>
  (/^[\s%]*((?:[a-z'-]+\s*){1,6})/i.exec(text.slice(end).replace(/^\s*percent\b/i, ''))?.[1] ?? '').split(
    /\b(?:and|or|how|were|was)\b/i,
  )[0] ?? '';

const ticketsIn = (text: string): Whole | null => {
  const money = [...text.matchAll(MONEY)].filter(
    (match, at, all) => all.findIndex((other) => other[1] === match[1]) === at,
  );
  if (money.length !== 3 || /%|percent/i.test(text)) return null;
  const sizes = money.map((match) => numberOf(match[1]));
  const most = sizes.indexOf(Math.max(...sizes));
  const [first, second] = money.filter((_, at) => at !== most);
  const plain = text.replaceAll(MONEY, ' ');
  const counts = [...plain.matchAll(/(?<![\w.])(\d[\d,]*)\b/g)].map((match) => match[1]);
  const [size, other] = counts.filter((one, at) => one !== '1' && counts.indexOf(one) === at);
  if (!first || !second || size === undefined || other !== undefined || !/\bhow many\b/i.test(text))
    return null;
  return {
    size: amount(size),
    value: amount(money[most]?.[1]),
    parts: [ticketPart(text, first), ticketPart(text, second)],
    reason: 'Number times price, for both kinds, makes the money.',
  };
};

// Nuts and raisins at their prices a pound, and the price of a pound of the blend.
const blendIn = (text: string): Whole | null => {
  const sizes = [...text.matchAll(SIZE)].filter(
    (match, at, all) => all.findIndex((other) => other[1] === match[1]) === at,
  );
  const [size, other] = sizes;
  const prices = [
    ...text.matchAll(
      /\$\s?(\d+(?:\.\d+)?)\s*(?:per|a|an|\/|each)\s+(?:pound|ounce|kilogram|gallon|liter|kg|lb|cup)/gi,
    ),
  ].map((match) => ({
    weight: amount(match[1]),
    written: match[1] ?? '',
    label: nounBefore(text, match.index),
  }));
  if (!size || other || prices.length !== 3 || !/\bmix\w*|\bblend\w*/i.test(text)) return null;
  const goal = middleOf(prices, () => true);
  const [a, b] = prices.filter((part) => part !== goal);
  return goal && a && b
    ? {
        size: amount(size[1]),
        value: by(goal.weight, amount(size[1])),
        parts: [a, b],
        reason: 'Amount times price, for both, makes the price of the blend.',
      }
    : null;
};

const nounBefore = (text: string, at: number): string =>
  /([a-z]+)(?:\s+(?:that|which))?\s+(?:costs?|sells?(?:\s+for)?|is|are|at|for|worth)\s*$/i.exec(
    text.slice(Math.max(0, at - 40), at),
  )?.[1] ?? '';

const ticketPart = (text: string, match: RegExpMatchArray): Part => ({
  weight: amount(match[1]),
  written: match[1] ?? '',
  label: `${after(text, (match.index ?? 0) + match[0].length)} ${
    /\b([a-z]+)\s+(?:tickets?\s+)?(?:cost|sell|sold|for|are|were|at)\s*$/i.exec(
      text.slice(0, match.index ?? 0),
    )?.[1] ?? ''
  }`,
});

const clauseOf = (text: string, at: number): string => {
  const before =
    /(?:(?!\band\b|\bthe rest\b)[^.,;])*$/i.exec(text.slice(Math.max(0, at - 70), at))?.[0] ?? '';
  return `${before} ${after(text, at)}`;
};

const ratesIn = (text: string): (Part & { at: number })[] =>
  [...text.matchAll(PERCENT)]
    .map((match) => ({
      weight: over(amount(match[1]), number(100)),
      written: match[1] ?? '',
      label: clauseOf(text, match.index).replaceAll(
        /\b(?:interest|rate|earns?|pays?|percent|year|put|some|money|invest\w*|will)\b/gi,
        ' ',
      ),
      at: match.index,
    }))
    .filter((part, at, all) => all.findIndex((other) => other.written === part.written) === at);

const GOAL = /\b(?:earn|average|overall|total|hopes?|wants?|would like|goal)\b[^.%]*$/i;

const investmentIn = (text: string): Whole | null => {
  if (!/\b(?:invest\w*|interest|loans?|bonds?|stocks?|accounts?)\b/i.test(text)) return null;
  const money = [...text.matchAll(MONEY)].map((match) => match[1] ?? '');
  const amounts = money.filter((one, at) => money.indexOf(one) === at);
  const rates = ratesIn(text);
  const [size, interest, third] = amounts.toSorted((a, b) => numberOf(b) - numberOf(a));
  if (size === undefined || third !== undefined) return null;
  const reason = 'Money times its rate is its interest; both together make the whole interest.';
  if (rates.length === 2 && interest !== undefined && rates[0] && rates[1])
    return { size: amount(size), value: amount(interest), parts: [rates[0], rates[1]], reason };
  if (rates.length !== 3 || interest !== undefined) return null;
  const goal = middleOf(rates, (part) => GOAL.test(text.slice(Math.max(0, part.at - 80), part.at)));
  const [a, b] = rates.filter((part) => part !== goal);
  return goal && a && b
    ? { size: amount(size), value: by(goal.weight, amount(size)), parts: [a, b], reason }
    : null;
};

/** The rate between the two others, if it may be the goal. */
const middleOf = <One extends { readonly written: string }>(
  rates: readonly One[],
  may: (one: One) => boolean,
): One | null => {
  const middle = rates.toSorted((a, b) => numberOf(a.written) - numberOf(b.written))[1];
  return middle && may(middle) ? middle : null;
};

const SIZE =
  /(\d+(?:\.\d+)?)\s*(?:liters?|litres?|l|ml|milliliters?|gallons?|ounces?|oz|pounds?|grams?|quarts?|cups?|kg)\b/gi;

const solutionIn = (text: string): Whole | null => {
  if (!/\b(?:solution|mix\w*|alloy|acid|saline|alcohol)\b/i.test(text)) return null;
  const sizes = [...text.matchAll(SIZE)];
  const [size, other] = sizes;
  const rates = ratesIn(text);
  if (!size || other || rates.length !== 3) return null;
  const goal = middleOf(rates, () => true);
  // The size has to be that of the mixture: `200 milliliters of a 40% solution`.
  const own =
    /^\s*(?:of\s+)?(?:an?\s+|the\s+)?(?:[a-z]+\s+){0,3}?(?:that is\s+)?(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(
      text.slice(size.index + size[0].length),
    )?.[1];
  const [a, b] = rates.filter((part) => part !== goal);
  return goal && a && b && own === goal.written
    ? {
        size: amount(size[1]),
        value: by(goal.weight, amount(size[1])),
        parts: [a, b],
        reason: 'What is pure in both parts is pure in the mixture.',
      }
    : null;
};
