import { boundsIn, isWithin } from '../chance/bounds.ts';
import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inTwoLines } from '../formula/said-value.ts';
import { plainText } from '../named/called.ts';
import { type Task, type Worked } from '../worked.ts';
import { expectedGain } from './gains.ts';
import { listsIn } from './lists.ts';
import { weightedIn, type WeightedTable } from './weighted-table.ts';

const LONGEST = 900;

/** Tables of values with frequencies or chances: mean, spread, middle, chances, and what is missing. */
export const weightedTask: Task = (raw) => {
  if (raw.length > LONGEST || !/\b(?:frequenc|probabilit|chance|expect|win|P\s*\(|%)/i.test(raw)) return null;
  const text = plainText(raw);
  const question = questionIn(text);
  const missing = missingChance(text, question, raw);
  if (missing) return missing;
  const table = weightedIn(text);
  return table ? answered(table, question, text, raw) : expectedGain(text, question, raw);
};

const said = (what: string, line: string, rule: string, reason: string, value: number, raw: string): Worked =>
  inTwoLines(
    what,
    [line, rule, reason],
    value,
    'All rows of the table count.',
    nearAnswer(value, raw, '', 4),
    'values with their weights',
  );

const answered = (table: WeightedTable, question: string, text: string, raw: string): Worked | null => {
  const { rows, isChance } = table;
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const mean = rows.reduce((sum, { value, weight }) => sum + value * weight, 0) / all;
  const products = rows.map(({ value, weight }) => `${inLine(value)} × ${inLine(weight)}`).join(' + ');
  if (/\bstandard deviation\b|\bvariance\b/i.test(question)) {
    const squares = rows.reduce((sum, { value, weight }) => sum + weight * (value - mean) ** 2, 0);
    const under = isChance ? 1 : all - (/\bpopulation\b/i.test(text) ? 0 : 1);
    const variance = squares / under;
    const isVariance = /\bvariance\b/i.test(question);
    return said(
      isVariance ? 'variance' : 'standard deviation',
      `mean ${inLine(mean)}, squared distances ${inLine(squares)}`,
      'Squared distances from the mean, with their weights',
      isVariance ? 'Their mean is the variance.' : 'The root of their mean.',
      isVariance ? variance : Math.sqrt(variance),
      raw,
    );
  }
  const chances = chanceOf(table, all, question, raw);
  if (chances) return chances;
  if (/\bmedian\b/i.test(question)) {
    const middle = medianOf(table, all);
    return middle === null
      ? null
      : said(
          'median',
          `${inLine(all)} in all`,
          'Count up to the middle',
          'Half lies before it.',
          middle,
          raw,
        );
  }
  if (/\bmode\b/i.test(question)) {
    const most = rows.reduce((best, row) => (row.weight > best.weight ? row : best));
    return said(
      'mode',
      `most: ${inLine(most.weight)}`,
      'Look for the largest weight',
      'It comes most often.',
      most.value,
      raw,
    );
  }
  return /\b(?:mean|average|expect\w*|fair price)\b/i.test(question) && !/\bprobab/i.test(question)
    ? said(
        isChance ? 'expected value' : 'mean',
        isChance ? products : `(${products})/${inLine(all)}`,
        'Value times weight, all added up',
        isChance
          ? 'In the long run each value comes as often as its chance says.'
          : 'Divide by how many there are.',
        mean,
        raw,
      )
    : null;
};

const chanceOf = ({ rows }: WeightedTable, all: number, question: string, raw: string): Worked | null => {
  if (!/\bprobab|\bP\s*\(|\bhow likely\b|\brelative frequency\b|\bchance\b|\bpercent/i.test(question))
    return null;
  const single = /\b(?:value|of)\s+(-?\d+)\b|\bP\s*\(\s*[xX]\s*=\s*(-?\d+)/i.exec(question);
  const bounds = boundsIn(question.replaceAll(/\bonce\b/gi, '1').replaceAll(/\btwice\b/gi, '2'));
  const only = Number(single?.[1] ?? single?.[2]);
  const chosen = bounds
    ? rows.filter(({ value }) => isWithin(bounds, value))
    : single
      ? rows.filter(({ value }) => value === only)
      : [];
  if (chosen.length === 0) return null;
  const sum = chosen.reduce((weight, row) => weight + row.weight, 0);
  return said(
    'probability',
    `(${chosen.map(({ weight }) => inLine(weight)).join(' + ')})/${inLine(all)}`,
    'Add the rows that fit',
    'The values exclude one another.',
    sum / all,
    raw,
  );
};

const medianOf = ({ rows, isChance }: WeightedTable, all: number): number | null => {
  if (isChance) return null;
  const sorted = rows.toSorted((a, b) => a.value - b.value);
  const at = (place: number): number => {
    let before = 0;
    for (const { value, weight } of sorted) {
      before += weight;
      if (before >= place) return value;
    }
    return sorted.at(-1)?.value ?? 0;
  };
  return all % 2 === 1 ? at((all + 1) / 2) : (at(all / 2) + at(all / 2 + 1)) / 2;
};

const UNKNOWN =
  /(?<![\w.])((?:0?\.\d+|\d+%)(?:\s*,\s*(?:and\s+)?(?:0?\.\d+|\d+%|[a-z]))+(?:\s*,?\s+and\s+(?:0?\.\d+|\d+%|[a-z]))?)(?![\w.])/;

// `0.15, 0.25, k, 0.2`: all chances together make one.
const missingChance = (text: string, question: string, raw: string): Worked | null => {
  const letter =
    /\b(?:find|what is|determine)\s+(?:the\s+(?:value|missing\s+\w+)\s+(?:of\s+)?)?([a-z])\b/i.exec(
      question,
    )?.[1];
  const list = UNKNOWN.exec(text)?.[1];
  if (
    letter === undefined ||
    list === undefined ||
    !/\b(?:relative frequenc|probabilit|P\s*\(|distribution)/i.test(text)
  )
    return null;
  if (!new RegExp(String.raw`(?<![a-z])${letter}(?![a-z])`, 'i').test(list.replaceAll(/\band\b/g, ' ')))
    return null;
  const known = (listsIn(list.replaceAll(/(?<![a-z])[a-z](?![a-z])/gi, '0'))[0] ?? []).reduce(
    (sum, one) => sum + one,
    0,
  );
  return known > 0 && known < 1
    ? said(
        letter,
        `1 − ${inLine(known)}`,
        'All of them make one',
        'Something always happens.',
        1 - known,
        raw,
      )
    : null;
};
