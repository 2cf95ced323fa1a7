import { roundTo, roundingIn } from '../arithmetic/rounding.ts';
import { add, divide, fraction, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { decimal } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';

const AMOUNT = String.raw`\$?\s*(-?\d[\d,]*(?:\.\d+)?|\.\d+)`;
const valueOf = (text: string | undefined): Fraction => decimal((text ?? '0').replaceAll(',', '')).value;
const hundred = whole(100);

/** Percent increase and decrease, and what percent one number is of another. */
export const percentChangeTask: Task = (text) =>
  changeIn(text) ??
  changedBy(text) ??
  partOf(text) ??
  whatPercent(text) ??
  shareTaken(text) ??
  wholeFromPart(text) ??
  shareOf(text);

const changeIn: Task = (text) => {
  const asked = /\bpercent(?:age)?\s+(increase|decrease|change)\b/i.exec(
    text.split('\n').findLast((line) => /\bpercent/i.test(line)) ?? '',
  );
  if (!asked) return null;
  const fromTo = new RegExp(String.raw`\bfrom\s+${AMOUNT}.*?\bto\s+${AMOUNT}`, 'is').exec(text);
  const toFrom = new RegExp(String.raw`\bto\s+${AMOUNT}[^.]*?\bfrom\s+${AMOUNT}`, 'is').exec(text);
  const money = [...text.matchAll(/\$\s*(\d[\d,]*(?:\.\d+)?)/g)].map((match) => match[1]);
  const [before, after] = toFrom
    ? [toFrom[2], toFrom[1]]
    : fromTo
      ? [fromTo[1], fromTo[2]]
      : money.length === 2
        ? money
        : [];
  if (before === undefined || after === undefined) return null;
  const [start, end] = [valueOf(before), valueOf(after)];
  const share = divide(subtract(end, start), start);
  if (!share) return null;
  const size = multiply(share.top < 0n ? { ...share, top: -share.top } : share, hundred);
  const unit = roundingIn(text);
  const shown = unit ? roundTo(size, /percent/i.test(text) && unit.bottom > 1n ? unit : unit) : size;
  return told(
    `${before} → ${after}`,
    'percent change',
    [
      [
        `${writeNumber(subtract(end, start), 'decimal')} ÷ ${before}`,
        'Divide the change by where it began',
        'The change is measured against the old value.',
      ],
      [`${writeNumber(shown, 'decimal')}%`, 'Write it as a percent', 'Multiply by one hundred.'],
    ],
    answerOf(number(shown, 'decimal')),
  );
};

const whatPercent: Task = (text) => {
  const match =
    new RegExp(String.raw`${AMOUNT}\s+is\s+what\s+percent(?:age)?\s+of\s+${AMOUNT}`, 'i').exec(text) ??
    new RegExp(String.raw`what\s+percent(?:age)?\s+of\s+${AMOUNT}\s+is\s+${AMOUNT}`, 'i').exec(text);
  if (!match) return null;
  const [part, base] = /^what/i.test(match[0]) ? [match[2], match[1]] : [match[1], match[2]];
  const share = divide(valueOf(part), valueOf(base));
  if (!share) return null;
  const value = multiply(share, hundred);
  return told(
    match[0],
    'percent',
    [
      [`${part} ÷ ${base}`, 'Divide the part by the whole', 'A percent compares a part with the whole.'],
      [`${writeNumber(value, 'decimal')}%`, 'Multiply by one hundred', 'Percent means of every hundred.'],
    ],
    answerOf(number(share, 'percent')),
  );
};

// What number is 35% of 80?
const partOf: Task = (text) => {
  const match = new RegExp(
    String.raw`(?:\bwhat(?:\s+(?:number\s+)?is|'s)\s+|^\s*)${AMOUNT}\s*(?:%|percent)\s+of\s+${AMOUNT}`,
    'i',
  ).exec(text);
  if (!match) return null;
  const value = multiply(valueOf(match[2]), divide(valueOf(match[1]), hundred) ?? hundred);
  return told(
    match[0],
    'percent',
    [
      [`${match[1]}/100 × ${match[2]}`, 'Write the percent as a fraction', 'Percent means of every hundred.'],
      [writeNumber(value, 'decimal'), 'Multiply', 'Of means times.'],
    ],
    answerOf(number(value, 'decimal')),
  );
};

// `Increase 200 by 15%`
const changedBy: Task = (text) => {
  const match = new RegExp(
    String.raw`\b(increase|decrease|raise|reduce|lower)\s+${AMOUNT}\s+by\s+${AMOUNT}\s*(?:%|percent)`,
    'i',
  ).exec(text);
  if (!match) return null;
  const [, verb = '', base, rate] = match;
  const grows = /^(?:inc|rai)/i.test(verb);
  const change = multiply(valueOf(base), divide(valueOf(rate), hundred) ?? hundred);
  const value = grows ? add(valueOf(base), change) : subtract(valueOf(base), change);
  return told(
    match[0],
    'percent',
    [
      [
        `${rate}/100 × ${base} = ${writeNumber(change, 'decimal')}`,
        'Find the change',
        'A percent of where it begins.',
      ],
      [
        `${base} ${grows ? '+' : '−'} ${writeNumber(change, 'decimal')} = ${writeNumber(value, 'decimal')}`,
        grows ? 'Add the change' : 'Take the change away',
        grows ? 'It becomes more.' : 'It becomes less.',
      ],
    ],
    answerOf(number(value, 'decimal')),
  );
};

// A discount or tip of $12 on $60: what percent is that?
const shareTaken: Task = (text) => {
  const asked =
    /\b(?:percent(?:age)?|rate)\b[^?]*\b(?:discount|tip|tax|commission|off|mark-?up)|\b(?:discount|tip|tax|commission|mark-?up)\s+(?:rate|percent)/i.test(
      text,
    );
  const money = [...text.matchAll(/\$\s*(\d[\d,]*(?:\.\d+)?)/g)].map((match) => match[1]);
  const taken = new RegExp(
    String.raw`\b(?:discount|tip|tax|commission|mark-?up)\s+(?:of|was|is)\s+${AMOUNT}|${AMOUNT}\s+(?:discount|tip|tax|commission|off)\b`,
    'i',
  ).exec(text);
  const part = taken?.[1] ?? taken?.[2];
  const base = money.find((one) => one !== part);
  const share = part !== undefined && base !== undefined ? divide(valueOf(part), valueOf(base)) : null;
  if (!asked || money.length !== 2 || !share || /\d\s*%/.test(text)) return null;
  const value = multiply(share, hundred);
  return told(
    `${part} of ${base}`,
    'percent',
    [
      [`${part} ÷ ${base}`, 'Divide the part by the whole', 'A percent compares a part with the whole.'],
      [`${writeNumber(value, 'decimal')}%`, 'Multiply by one hundred', 'Percent means of every hundred.'],
    ],
    answerOf(number(value, 'decimal')),
  );
};

const wholeFromPart: Task = (text) => {
  const match = new RegExp(String.raw`${AMOUNT}\s+is\s+${AMOUNT}\s*(?:%|percent)\s+of\s+what`, 'i').exec(
    text,
  );
  if (!match) return null;
  const value = divide(multiply(valueOf(match[1]), hundred), valueOf(match[2]));
  return (
    value &&
    told(
      match[0],
      'percent',
      [
        [
          `${match[1]} ÷ ${match[2]} × 100`,
          'Divide by the percent',
          'First find one percent, then a hundred.',
        ],
        [writeNumber(value, 'decimal'), 'Work it out', 'That is the whole.'],
      ],
      answerOf(number(value, 'decimal')),
    )
  );
};

// A tip, a discount, a tax: a percent of the one amount of money in the story.
const shareOf: Task = (text) => {
  const percents = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent\b)/gi)];
  const money = [...text.matchAll(/\$\s*(\d[\d,]*(?:\.\d+)?)/g)];
  const [rate, base] = [percents[0]?.[1], money[0]?.[1]];
  if (
    percents.length !== 1 ||
    money.length !== 1 ||
    rate === undefined ||
    base === undefined ||
    !/\b(?:how much|what|find)\b/i.test(text) ||
    /\byears?\b/i.test(text)
  )
    return null;
  const share = multiply(valueOf(base), fraction(valueOf(rate).top, valueOf(rate).bottom * 100n));
  const question = text.split(/[.\n]/).findLast((part) => /\b(?:how much|what|find)\b/i.test(part)) ?? text;
  if (/\boriginal(?:ly)?\b|\bregular price\b|\bbefore the (?:discount|tax|sale)\b/i.test(question))
    return wholeBefore(text, rate, base);
  const after = /\b(?:sale price|discounted price|after the discount)\b/i.test(question)
    ? subtract(valueOf(base), share)
    : /\btotal (?:cost|price|bill)\b|\bincluding\b/i.test(question)
      ? subtract(valueOf(base), { ...share, top: -share.top })
      : null;
  if (!after && !/\b(?:tip|discount|tax|commission|interest|how much|amount)\b/i.test(text)) return null;
  const value = after ?? share;
  return told(
    `${rate}% of ${base}`,
    'percent',
    [
      [
        writeNumber(share, 'decimal'),
        'Take the percent',
        `${rate} of every hundred: multiply by ${rate} and divide by 100.`,
      ],
      ...(after
        ? [
            [
              writeNumber(after, 'decimal'),
              'Put it together with the amount',
              'A discount is taken off, a tax or tip is added.',
            ] as const,
          ]
        : []),
    ],
    answerOf(number(value, 'decimal')),
  );
};

// $54 after 10% off: the price before.
const wholeBefore = (text: string, rate: string, base: string): Worked | null => {
  const part = fraction(valueOf(rate).top, valueOf(rate).bottom * 100n);
  const isOff = /\b(?:discount|off|sale|reduc\w*|decreas\w*)\b/i.test(text);
  const left = isOff ? subtract(whole(1), part) : subtract(whole(1), { ...part, top: -part.top });
  const value = divide(valueOf(base), left);
  return (
    value &&
    told(
      `${base} is ${writeNumber(multiply(left, hundred), 'decimal')}% of the price before`,
      'percent',
      [
        [
          `${base} ÷ ${writeNumber(left, 'decimal')}`,
          'Divide by what is left of one whole',
          'The new price is that part of the old one.',
        ],
        [writeNumber(value, 'decimal'), 'Work it out', 'That was the price before.'],
      ],
      answerOf(number(value, 'decimal')),
    )
  );
};
