import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { told, type Task, type Worked } from '../worked.ts';
import { listsIn, numbersIn } from './lists.ts';

const AVERAGE = String.raw`\b(?:mean|average)\b`;
const N = String.raw`\$?(-?\d[\d,]*(?:\.\d+)?)`;
const value = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

const said = (
  problem: string,
  steps: readonly (readonly [string, string, string])[],
  result: number,
  raw: string,
): Worked => told(problem, 'average', steps, nearAnswer(result, raw, '', 4));

/** Averages backwards and together: a missing value, two groups as one, one value more, weights. */
export const averagesTask: Task = (raw) => {
  if (raw.length > 600 || !/\b(?:mean|average|grade|midrange)\b/i.test(raw)) return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return (
    wanted(text, question, raw) ??
    missing(text, question, raw) ??
    oneMore(text, question, raw) ??
    together(text, question, raw) ??
    weighed(text, question, raw) ??
    midrange(text, question, raw)
  );
};

// `What must she score on the fourth test to have an average of 85?`
const wanted = (text: string, question: string, raw: string): Worked | null => {
  const goal = new RegExp(String.raw`(?:${AVERAGE}[^.?\d]{0,30}${N}|${N}\s+average)`, 'i').exec(question);
  const scores = numbersIn(text.replace(question, ' '));
  if (!goal || scores.length < 2 || !/\b(?:must|needs?|have to|should|would|required|does)\b/i.test(question))
    return null;
  if (
    !/\b(?:next|last|final|fourth|fifth|sixth|third|seventh|another|one more|\d(?:th|rd|st|nd))\b/i.test(
      question,
    )
  )
    return null;
  const target = value(goal[1] ?? goal[2]);
  const result = target * (scores.length + 1) - sum(scores);
  return said(
    `average ${target} of ${scores.length + 1}`,
    [
      [
        `${target} × ${scores.length + 1} = ${inLine(target * (scores.length + 1))}`,
        'The sum that is needed',
        'Average times how many there are.',
      ],
      [
        `${inLine(target * (scores.length + 1))} − ${inLine(sum(scores))} = ${inLine(result)}`,
        'Take away what is there',
        'The rest is what the last one has to bring.',
      ],
    ],
    result,
    raw,
  );
};

// `The mean of five numbers is 14. Four of them are …`
const missing = (text: string, question: string, raw: string): Worked | null => {
  const all = new RegExp(
    String.raw`${AVERAGE}\s+(?:[a-z]+\s+)?of\s+(?:the\s+)?(\d+)\s+[a-z ]+?\s+(?:is|was)\s+${N}`,
    'i',
  ).exec(text);
  if (
    !all ||
    !/\b(?:find|what is|what was|determine|calculate)\b/i.test(question) ||
    /\b(?:mean|average)\b/i.test(question)
  )
    return null;
  const known = numbersIn(text.replace(all[0], ' '));
  const [count, mean] = [Number(all[1]), value(all[2])];
  if (known.length !== count - 1) return null;
  const result = count * mean - sum(known);
  return said(
    `mean ${mean} of ${count}`,
    [
      [
        `${count} × ${mean} − (${known.join(' + ')})`,
        'From the sum take what is known',
        'The sum is the mean times how many there are.',
      ],
    ],
    result,
    raw,
  );
};

// `The mean of 10 scores is 72. If a score of 90 is added, what is the new mean?`
const oneMore = (text: string, question: string, raw: string): Worked | null => {
  const all = new RegExp(
    String.raw`${AVERAGE}(?:\s+[a-z]+){0,2}\s+of\s+(?:the\s+|a\s+class\s+of\s+)?(\d+)\s+[a-z ]+?\s+(?:is|was)\s+${N}`,
    'i',
  ).exec(text);
  const change = new RegExp(
    String.raw`(?:${N}[^.?\d]{0,30}\b(added|included|joins?|removed|dropped|taken away|leaves)\b|\b(add|includ|remov|drop)\w*\s+(?:an?\s+)?(?:[a-z]+\s+(?:of\s+)?)?${N})`,
    'i',
  ).exec(all ? text.replace(all[0], ' ') : '');
  if (
    !all ||
    !change ||
    !/\bnew\b|\bnow\b|\bthen\b/i.test(question) ||
    !/\b(?:mean|average)\b/i.test(question)
  )
    return null;
  const [count, mean, other] = [Number(all[1]), value(all[2]), value(change[1] ?? change[4])];
  const sign = /remov|drop|taken|leave/i.test(change[2] ?? change[3] ?? '') ? -1 : 1;
  const result = (count * mean + sign * other) / (count + sign);
  return said(
    `${count} values with mean ${mean}`,
    [
      [
        `(${count} × ${mean} ${sign > 0 ? '+' : '−'} ${other})/${count + sign}`,
        'New sum over new number',
        'The old sum is mean times number.',
      ],
    ],
    result,
    raw,
  );
};

// Two groups, each with its size and its mean.
const together = (text: string, question: string, raw: string): Worked | null => {
  if (
    !/\b(?:mean|average)\b/i.test(question) ||
    !/\b(?:all|combined|both|overall|together|whole|entire)\b/i.test(question)
  )
    return null;
  const groups = [
    ...text
      .replace(question, ' ')
      .matchAll(
        new RegExp(
          String.raw`\b(\d+)\s+(?:[a-z]+\s+){1,4}?(?:(?:has|had|have|with|is|was)\s+)?(?:an?\s+)?(?:[a-z]+\s+)?${AVERAGE}[^.,;\d]{0,30}?${N}`,
          'gi',
        ),
      ),
  ].map((match) => ({ count: Number(match[1]), mean: value(match[2]) }));
  if (groups.length < 2) return null;
  const count = sum(groups.map((one) => one.count));
  const result = sum(groups.map((one) => one.count * one.mean)) / count;
  return said(
    'groups together',
    [
      [
        `(${groups.map((one) => `${one.count} × ${one.mean}`).join(' + ')})/${count}`,
        'Larger groups weigh more',
        'All sums together, over all together.',
      ],
    ],
    result,
    raw,
  );
};

// `homework 20%, quizzes 30%`, and a score for each.
const weighed = (text: string, question: string, raw: string): Worked | null => {
  if (!/\b(?:grade|average|mean|score)\b/i.test(question)) return null;
  const shares = [
    ...text.matchAll(
      /(?:\b([a-z]+)\s+(?:(?:count|is worth|are worth|is|are|counts?)\s+(?:for\s+)?)?(\d+(?:\.\d+)?)\s*(?:%|percent)|(\d+(?:\.\d+)?)\s*(?:%|percent)\s+(?:for\s+|from\s+|of\s+the\s+grade\s+is\s+|is\s+)?(?:the\s+)?([a-z]+))/gi,
    ),
  ].map((match) => ({
    part: Number(match[2] ?? match[3]) / 100,
    stem: (match[1] ?? match[4] ?? '').toLowerCase().slice(0, 4),
  }));
  if (shares.length < 2 || Math.abs(sum(shares.map(({ part }) => part)) - 1) > 1e-9) return null;
  const plain = text.replaceAll(/\d+(?:\.\d+)?\s*(?:%|percent)/gi, ' ');
  const rows = shares.map(({ part, stem }) => {
    const found = new RegExp(
      String.raw`(?<![\w.])(\d+(?:\.\d+)?)\s+(?:on|in|for)\s+(?:the\s+|his\s+|her\s+)?${stem}|\b${stem}[a-z]*(?:\s+(?:exam|score|average|grade|test))?\s*(?:is|was|of|:|=)?\s*(\d+(?:\.\d+)?)`,
      'i',
    ).exec(plain);
    return { part, score: found ? Number(found[1] ?? found[2]) : Number.NaN };
  });
  const result = sum(rows.map(({ part, score }) => part * score));
  return Number.isFinite(result)
    ? said(
        'weights',
        [
          [
            rows.map(({ part, score }) => `${inLine(part)} × ${score}`).join(' + '),
            'Each score with its weight',
            'The weights make one.',
          ],
        ],
        result,
        raw,
      )
    : null;
};

const midrange = (text: string, question: string, raw: string): Worked | null => {
  const [list] = listsIn(text);
  if (!list || !/\bmidrange\b/i.test(question)) return null;
  const [low, high] = [Math.min(...list), Math.max(...list)];
  return said(
    'midrange',
    [[`(${low} + ${high})/2`, 'Half-way between the ends', 'Smallest and largest count, nothing else.']],
    (low + high) / 2,
    raw,
  );
};
