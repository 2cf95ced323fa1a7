import { withDigits } from '../arithmetic/number-words.ts';
import { DOLLARS } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { readExpression } from '../expression/read.ts';
import { minus, number, product, sum, type Expression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';

const VALUE = String.raw`-?\$?-?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?`;
const LIST = String.raw`(${VALUE}(?:\s*,\s*(?:and\s+)?${VALUE})+(?:,?\s+and\s+${VALUE})?)`;
const read = (text: string): Expression | null => readExpression(text.replaceAll(/[$\s]/g, ''));

/** The expected value of values with their chances, or of a game with one prize. */
export const expectedValueTask: Task = (raw) => {
  if (raw.length > 600 || !/\bexpect(?:ed|ation)?\b|\bmean\b|\baverage\b/i.test(questionIn(raw))) return null;
  const text = withDigits(raw);
  return fromLists(text) ?? game(text);
};

const listsIn = (text: string): Expression[][] =>
  [...text.matchAll(new RegExp(LIST, 'g'))].map(([, list = '']) =>
    list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).flatMap((one) => read(one) ?? []),
  );

const fromLists = (text: string): Worked | null => {
  if (!/\bprobabilit|P\s*\(\s*[xX]\s*\)/i.test(text)) return null;
  const [values, chances, more] = listsIn(text);
  if (!values || !chances || more || values.length !== chances.length) return null;
  const whole = exactValue(sum(chances));
  if (!whole || whole.top !== whole.bottom) return null;
  return summed(values.map((value, at) => [value, chances[at] ?? number(0)]));
};

const summed = (pairs: readonly (readonly [Expression, Expression])[]): Worked | null => {
  const line: Expression = {
    kind: 'sum',
    terms: pairs.map(([value, chance]): Expression => ({ kind: 'product', factors: [value, chance] })),
  };
  const exact = exactValue(line);
  return (
    exact &&
    told(
      'expected value',
      'expected value',
      [
        [
          write(line),
          'Value times chance, all added up',
          'In the long run each value comes as often as its chance says.',
        ],
        [writeNumber(exact, 'decimal'), 'Work it out', 'That is the mean in the long run.'],
      ],
      answerOf(number(exact, 'decimal')),
    )
  );
};

// It costs so much to play; with some chance there is a prize.
const game = (text: string): Worked | null => {
  if (!/\b(?:play|ticket|game|lottery|raffle|bet)\b/i.test(text)) return null;
  const price = new RegExp(
    String.raw`\b(?:costs?|pay|price(?: is)?|for)\s+(?:you\s+)?${DOLLARS}(?:\s+(?:to play|each|per|a ticket))?`,
    'i',
  ).exec(text);
  const prizes = [...text.matchAll(new RegExp(DOLLARS, 'g'))]
    .map((match) => match[1])
    .filter((one) => one !== price?.[1]);
  const [prize, more] = prizes;
  const chance = chanceIn(text);
  if (!price?.[1] || prize === undefined || more !== undefined || !chance) return null;
  const [win, pay] = [read(prize.replaceAll(',', '')), read(price[1].replaceAll(',', ''))];
  const keeps = /\bmoney back\b/i.test(text);
  if (!win || !pay) return null;
  const cost: Expression = { kind: 'negative', of: pay };
  return keeps
    ? summed([
        [win, chance],
        [cost, minus(number(1), chance)],
      ])
    : summed([
        [win, chance],
        [cost, number(1)],
      ]);
};

const chanceIn = (text: string): Expression | null => {
  const said =
    /\b(?:probability|chance)\s+(?:of\s+(?:winning\s+)?(?:is\s+)?|is\s+)?(\d+\s*\/\s*[\d,]+|0?\.\d+)/i.exec(
      text,
    )?.[1] ?? /\b(1)\s+(?:in|out of)\s+([\d,]+)\b/i.exec(text)?.slice(1).join('/');
  if (said !== undefined) return readExpression(said.replaceAll(',', ''));
  if (/\broll\w*\s+an?\s+\d\b|\broll\w*\s+(?:a\s+)?(?:six|6)\b/i.test(text))
    return product([number(1), readExpression('1/6') ?? number(0)]);
  const suits = /\b(\d+)\s+cards?\b[^.]*\bdraw|\bdraw\w*\s+(\d+)\s+cards?\b/i.exec(text);
  const count = Number(suits?.[1] ?? suits?.[2] ?? 0);
  return count > 0 && count < 10 && /\bsuit\b/i.test(text) && /\breplaced?\b/i.test(text)
    ? readExpression(`1/${4 ** count}`)
    : null;
};
