/** An equation with moles beside it: how many of one go with how many of the other. */

const FORMULA = String.raw`(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){1,8}`;
const TERM = String.raw`(?:\d{1,2}\s?)?${FORMULA}`;
const SIDE = String.raw`${TERM}(?:\s?\+\s?${TERM}){0,3}`;
const EQUATION = new RegExp(String.raw`(?<![\w+])(${SIDE})\s?(?:-{1,3}>|→|⟶|=)\s?(${SIDE})(?![\w+])`);
const MOLES = new RegExp(
  String.raw`(\d{1,5}(?:\.\d{1,4})?)\s?mol(?:es?|s)?\s(?:of\s)?(${FORMULA}|water|oxygen|hydrogen|nitrogen|ammonia)(?![\w])`,
  'g',
);
const ASKED = new RegExp(
  String.raw`\b(?:how (?:many|much)|moles of|mol of|find)\b.{0,24}?(?<![A-Za-z])(${FORMULA}|water|oxygen|hydrogen|nitrogen|ammonia)(?![\w])`,
);
const NAMED: Readonly<Record<string, string>> = {
  water: 'H2O',
  oxygen: 'O2',
  hydrogen: 'H2',
  nitrogen: 'N2',
  ammonia: 'NH3',
};
const IN_OTHER_UNITS = /\b(?:grams?|g|mass|liters?|litres?|L|yield|left|excess|remain\w*|limiting|%)\b/;

const formulaOf = (written: string): string => NAMED[written] ?? written;

const partsOf = (side: string): Map<string, number> =>
  new Map(
    side.split('+').map((term): [string, number] => {
      const [, times = '', formula = ''] = /^(\d{0,2})\s?(.+)$/.exec(term.trim()) ?? [];
      return [formula, Number(times || 1)];
    }),
  );

/** “N2 + 3H2 -> 2NH3, how many mol NH3 from 6 mol H2”: 3 of it go with 2. */
export const withMoleRatio = (task: string): string => {
  const [equation, left, right] = EQUATION.exec(task) ?? [];
  if (equation === undefined || left === undefined || right === undefined) return task;
  const rest = task.replace(equation, ' ');
  const given = Array.from(rest.matchAll(MOLES), ([, amount = '', name = '']) => ({
    amount,
    formula: formulaOf(name),
  }));
  const asked = formulaOf(ASKED.exec(rest.replaceAll(MOLES, ' '))?.[1] ?? '');
  const parts = new Map([...partsOf(left), ...partsOf(right)]);
  const makes = parts.get(asked);
  const [one, other, more] = given.map(({ amount, formula }) => ({ amount, times: parts.get(formula) }));
  if (makes === undefined || one?.times === undefined || more || IN_OTHER_UNITS.test(rest)) return task;
  if (given.some(({ formula }) => formula === asked)) return task;
  if (!other)
    return `How many moles of it go with ${one.amount} mol of the other? In the equation ${one.times} of the other go with ${makes} of it.`;
  return other.times === undefined || makes !== partsOf(right).get(asked)
    ? task
    : `How many moles are made from ${one.amount} mol and ${other.amount} mol? In the equation ${one.times} and ${other.times} make ${makes}.`;
};
