import { numberOf } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inTwoLines } from '../formula/said-value.ts';
import { plainText } from '../named/called.ts';
import { type Task, type Worked } from '../worked.ts';
import {
  functionsIn,
  lineBack,
  slopeAt,
  zeroOf,
  type Role,
  type WrittenFunction,
} from './written-functions.ts';

const LONGEST = 600;
type Curve = (x: number) => number;
type Known = Partial<Record<Role, Curve>>;

const said = (what: string, line: string, rule: string, reason: string, value: number, raw: string): Worked =>
  inTwoLines(what, [line, rule, reason], value, 'Put the numbers in.', nearAnswer(value, raw, '', 4));

/** Cost, revenue, price, demand and supply as functions: margins, the best quantity, break-even, equilibrium. */
export const businessTask: Task = (raw) => {
  if (
    raw.length > LONGEST ||
    !/=/.test(raw) ||
    !/\b(?:marginal|break[\s-]?even|equilibrium|surplus|average (?:total )?cost|profit|monopol\w+)\b/i.test(
      raw,
    )
  )
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  const written = functionsIn(text);
  if (written.length === 0) return null;
  return market(written, question, raw) ?? firm(curvesOf(written, text), text, question, raw);
};

// Revenue is price times quantity, profit is revenue minus cost.
const curvesOf = (written: readonly WrittenFunction[], text: string): Known => {
  const own: Known = Object.fromEntries(written.map(({ role, at }) => [role, at]));
  const inverse = written.find(({ role, letter }) => role === 'demand' && /[qx]/i.test(letter));
  const price = own.price ?? inverse?.at;
  const revenue = own.revenue ?? (price && ((x: number) => x * price(x)));
  const constant = /\bmarginal cost\b[^.?\d]{0,20}(?:of|is|=)\s*\$?(\d+(?:\.\d+)?)/i.exec(text)?.[1];
  const cost = own.cost ?? (constant === undefined ? undefined : (x: number) => Number(constant) * x);
  const profit = own.profit ?? (revenue && cost && ((x: number) => revenue(x) - cost(x)));
  return {
    ...(price && { price }),
    ...(revenue && { revenue }),
    ...(cost && { cost }),
    ...(profit && { profit }),
  };
};

const firm = (known: Known, text: string, question: string, raw: string): Worked | null => {
  const at = quantityIn(text, question);
  const margin = /\bmarginal\s+(cost|revenue|profit)\b/i.exec(question)?.[1]?.toLowerCase() as
    | Role
    | undefined;
  const curve = margin && known[margin];
  if (margin && curve && at !== null)
    return said(
      `marginal ${margin}`,
      `slope of the ${margin} at ${inLine(at)}`,
      'Take the derivative',
      `It says what one more piece adds to the ${margin}.`,
      slopeAt(curve, at),
      raw,
    );
  const { cost, revenue, profit, price } = known;
  if (/\baverage\s+(?:total\s+)?cost\b/i.test(question) && cost && at !== null)
    return said(
      'average cost',
      `${inLine(cost(at))} ÷ ${inLine(at)}`,
      'Cost over pieces',
      'All costs shared.',
      cost(at) / at,
      raw,
    );
  if (/\bbreak[\s-]?even\b/i.test(question) && cost && revenue) {
    const zero = zeroOf((x) => revenue(x) - cost(x));
    return zero === null
      ? null
      : said('break-even', 'revenue = cost', 'Set both equal', 'Neither profit nor loss.', zero, raw);
  }
  if (profit && /\b(?:maximi[sz]\w*|maximum|largest|greatest|highest)\b/i.test(question)) {
    const best = zeroOf((x) => slopeAt(profit, x));
    if (best === null) return null;
    if (/\b(?:quantity|units|how many|output|number)\b/i.test(question))
      return said(
        'quantity',
        'marginal profit = 0',
        'Where the profit stops growing',
        'Marginal revenue equals marginal cost.',
        best,
        raw,
      );
    if (/\bprice\b/i.test(question) && price)
      return said(
        'price',
        `price at ${inLine(best)} pieces`,
        'Price of the best quantity',
        'Marginal revenue equals marginal cost.',
        price(best),
        raw,
      );
    return /\bprofit\b/i.test(question)
      ? said(
          'profit',
          `profit at ${inLine(best)} pieces`,
          'Profit of the best quantity',
          'Marginal revenue equals marginal cost.',
          profit(best),
          raw,
        )
      : null;
  }
  return null;
};

// `at x = 20`, `when 50 units are sold`, `of 40 units`
const quantityIn = (text: string, question: string): number | null => {
  const form =
    /\b[xqQ]\s*=\s*(\d[\d,]*(?:\.\d+)?)(?!\s*[-+*/\dxqQ])|\b(?:when|of|for|at|sells?|produc\w+)\s+(\d[\d,]*)\s+[a-z]/;
  const match = form.exec(question) ?? form.exec(text.split('=').at(-1) ?? '');
  const digits = match?.[1] ?? match?.[2];
  return digits === undefined ? null : numberOf(digits);
};

const market = (written: readonly WrittenFunction[], question: string, raw: string): Worked | null => {
  const demand = written.find(({ role }) => role === 'demand');
  const supply = written.find(({ role }) => role === 'supply');
  if (!demand || !supply || demand.letter !== supply.letter) return null;
  const meeting = zeroOf((x) => demand.at(x) - supply.at(x));
  if (meeting === null) return null;
  const byPrice = /^p$/i.test(demand.letter);
  const [price, quantity] = byPrice ? [meeting, demand.at(meeting)] : [demand.at(meeting), meeting];
  const line = `price ${inLine(price)}, quantity ${inLine(quantity)}`;
  const rule = 'Demand equals supply';
  if (/\bsurplus\b/i.test(question)) {
    const side = /\bproducer/i.test(question) ? supply.at : demand.at;
    const back = byPrice ? lineBack(side) : null;
    const choke = byPrice ? (back?.(0) ?? null) : side(0);
    if (choke === null || !/\b(?:consumer|producer)\b/i.test(question) || lineBack(side) === null)
      return null;
    return said(
      'surplus',
      line,
      rule,
      'The triangle between price and curve.',
      (Math.abs(choke - price) * quantity) / 2,
      raw,
    );
  }
  if (/\bprice\b/i.test(question))
    return said('price', line, rule, 'There nothing is left over and nothing is missing.', price, raw);
  return /\bquantity\b|\bhow many\b/i.test(question)
    ? said('quantity', line, rule, 'There nothing is left over and nothing is missing.', quantity, raw)
    : null;
};
