import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task, type Worked } from '../worked.ts';
import { termsIn, type Terms } from './terms.ts';

const LONGEST = 600;

const said = (
  title: string,
  formula: string,
  reason: string,
  value: number,
  raw: string,
  unit = '',
): Worked =>
  told(
    title,
    'formula',
    [
      [formula, title, reason],
      [inLine(value), 'Put the numbers in', 'Work it out.'],
    ],
    nearAnswer(value, raw, unit, 2),
  );

/** Regular payments, what they are worth now or later, and sums that are due later. */
export const annuityTask: Task = (raw) => {
  if (
    raw.length > LONGEST ||
    !/\b(?:interest|compound|invest|annuity|perpetuity|loan|mortgage|present value|discount(?:ed)? rate|pays|effective|double|rule of 72|net present|account)\b/i.test(
      raw,
    )
  )
    return null;
  const terms = termsIn(raw);
  const question = questionIn(terms.text);
  return (
    doubling(terms, question, raw) ??
    effectiveRate(terms, question, raw) ??
    perpetuity(terms, question, raw) ??
    netPresentValue(terms, question, raw) ??
    payment(terms, question, raw) ??
    annuityWorth(terms, question, raw) ??
    presentValue(terms, question, raw)
  );
};

const TARGETS: readonly (readonly [RegExp, number])[] = [
  [/\bdoubl/i, 2],
  [/\btripl/i, 3],
  [/\bquadrupl/i, 4],
];

const doubling = (
  { text, rate, perYear, isContinuous, sums }: Terms,
  question: string,
  raw: string,
): Worked | null => {
  const times = TARGETS.find(([words]) => words.test(question))?.[1];
  if (
    times === undefined ||
    rate === null ||
    rate <= 0 ||
    sums.length > 1 ||
    !/\bhow (?:long|many years)\b|\bwhen\b/i.test(question)
  )
    return null;
  if (/\brule of (?:72|seventy-two)\b/i.test(text))
    return said('Rule of 72', '72 ÷ rate in percent', 'A quick estimate.', 72 / (100 * rate), raw);
  if (!/\bcompound|\bcontinuous|\binterest\b|\binvest/i.test(text) || /\bsimple\b/i.test(text)) return null;
  const years = isContinuous
    ? Math.log(times) / rate
    : Math.log(times) / (perYear * Math.log(1 + rate / perYear));
  return said(
    'Time to grow',
    isContinuous ? 't = ln(times)/r' : 't = ln(times)/(n · ln(1 + r/n))',
    'The sum itself does not matter.',
    years,
    raw,
  );
};

const effectiveRate = (
  { rate, perYear, isContinuous, sums }: Terms,
  question: string,
  raw: string,
): Worked | null => {
  if (
    rate === null ||
    sums.length > 0 ||
    !/\beffective\b|\bannual (?:percentage )?yield\b|\bAPY\b/i.test(question)
  )
    return null;
  const value = isContinuous ? Math.exp(rate) - 1 : (1 + rate / perYear) ** perYear - 1;
  return said(
    'Effective rate',
    isContinuous ? 'e^r − 1' : '(1 + r/n)^n − 1',
    'What a year really brings.',
    100 * value,
    raw,
    '%',
  );
};

const perpetuity = ({ text, sums, rate }: Terms, question: string, raw: string): Worked | null => {
  const [each, more] = sums;
  return /\bperpetuity\b|\bforever\b/i.test(text) &&
    /\bpresent value\b|\bworth\b|\bprice\b|\bvalue\b/i.test(question) &&
    each !== undefined &&
    more === undefined &&
    rate !== null &&
    rate > 0
    ? said(
        'Perpetuity',
        'present value = payment ÷ rate',
        'The interest alone pays it for ever.',
        each / rate,
        raw,
      )
    : null;
};

const worthNow = (rate: number, count: number): number => (1 - (1 + rate) ** -count) / rate;
const worthLater = (rate: number, count: number): number => ((1 + rate) ** count - 1) / rate;

const netPresentValue = (
  { text, sums, rate, years }: Terms,
  question: string,
  raw: string,
): Worked | null => {
  const [cost, each, more] = sums;
  if (
    !/\bnet present value\b|\bNPV\b/i.test(question) ||
    cost === undefined ||
    each === undefined ||
    more !== undefined ||
    rate === null ||
    years === null
  )
    return null;
  if (!/\b(?:each|every|per|a) (?:year|of)\b|\bannual/i.test(text)) return null;
  return said(
    'Net present value',
    'sum of payment/(1 + r)^t, minus the cost',
    'Later money is worth less today.',
    each * worthNow(rate, years) - cost,
    raw,
  );
};

// The payment that pays off a loan, or saves up a sum.
const payment = (
  { text, sums, rate, perYear, years, payments }: Terms,
  question: string,
  raw: string,
): Worked | null => {
  const [sum, more] = sums;
  if (sum === undefined || more !== undefined || rate === null || rate <= 0 || years === null) return null;
  const often = payments ?? perYear;
  const [each, count] = [rate / often, years * often];
  if (
    /\bpayments?\b|\bpay\b[^?]*\b(?:each|every|per) month\b/i.test(question) &&
    /\b(?:loan|borrow\w*|mortgage|financ\w*|repa[iy]\w*|car|house)\b/i.test(text) &&
    !/\bdown payment\b|\btotal\b/i.test(question)
  )
    return said(
      'Payment of a loan',
      'payment = P · i ÷ (1 − (1 + i)^(−n))',
      'All payments together are worth the loan today.',
      sum / worthNow(each, count),
      raw,
    );
  return /\bhow much\b[^?]*\b(?:saved?|deposit\w*|invest\w*|set aside|put)\b[^?]*\b(?:each|every|per) (?:month|year|quarter|week)\b|\b(?:monthly|quarterly|annual|yearly) (?:deposit|payment|contribution)/i.test(
    question,
  )
    ? said(
        'Saving up',
        'payment = A · i ÷ ((1 + i)^n − 1)',
        'All payments with their interest make the sum.',
        sum / worthLater(each, count),
        raw,
      )
    : null;
};

const annuityWorth = (
  { text, sums, rate, years, payments }: Terms,
  question: string,
  raw: string,
): Worked | null => {
  const [each, more] = sums;
  if (
    each === undefined ||
    more !== undefined ||
    rate === null ||
    rate <= 0 ||
    years === null ||
    payments === null ||
    /\b(?:beginning|annuity due)\b/i.test(text)
  )
    return null;
  if (
    !/\bannuity\b|\b(?:deposit|pay|sav|contribut|invest|put|receiv)\w*\b[^.?]*\b(?:end of )?(?:each|every|per|a) (?:year|month|quarter|week)\b/i.test(
      text,
    )
  )
    return null;
  const [step, count] = [rate / payments, years * payments];
  if (/\bpresent value\b|\bworth (?:today|now)\b/i.test(question))
    return said(
      'Present value of an annuity',
      'payment · (1 − (1 + i)^(−n)) ÷ i',
      'Later payments are worth less today.',
      each * worthNow(step, count),
      raw,
    );
  return /\bfuture value\b|\bhow much\b[^?]*\b(?:account|have|be|after|worth|accumulat\w*)\b|\bbalance\b|\bvalue of the account\b/i.test(
    question,
  ) && !/\binterest (?:is|was|did|does|will)\b|\bhow much interest\b/i.test(question)
    ? said(
        'Future value of an annuity',
        'payment · ((1 + i)^n − 1) ÷ i',
        'Early payments earn interest longest.',
        each * worthLater(step, count),
        raw,
      )
    : null;
};

const presentValue = (
  { text, sums, rate, perYear, years, payments, isContinuous }: Terms,
  question: string,
  raw: string,
): Worked | null => {
  const [sum, more] = sums;
  if (
    sum === undefined ||
    more !== undefined ||
    rate === null ||
    years === null ||
    (payments !== null && /\bannuity\b|\b(?:each|every) (?:year|month)\b/i.test(text))
  )
    return null;
  if (
    !/\bpresent value\b|\bhow much\b[^?]*\b(?:must|should|need\w*|have to|would)\b[^?]*\b(?:deposit\w*|invest\w*|put|set aside)\b[^?]*\b(?:to have|so that|to get|to be|in order)\b|\bworth today\b|\btoday's value\b/i.test(
      question,
    )
  )
    return null;
  const value = isContinuous
    ? sum * Math.exp(-rate * years)
    : sum / (1 + rate / perYear) ** (perYear * years);
  return said(
    'Present value',
    isContinuous ? 'P = A · e^(−rt)' : 'P = A ÷ (1 + r/n)^(nt)',
    'So much grows into the sum.',
    value,
    raw,
  );
};
