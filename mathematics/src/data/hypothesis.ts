import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { claimOfMean, claimOfShare, type Claim } from './claims.ts';
import { spreadClaim, statisticSaid } from './said-statistic.ts';
import { pValue, tailIn } from './tail.ts';
import { pairsClaim, twoMeansClaim, twoSharesClaim } from './two-samples.ts';

const LONGEST = 1_200;
const STATISTIC =
  /\b(?:test\s+statistic|[zt][\s-]*(?:test\s+)?(?:score|statistic|value)|standardized\s+(?:test\s+)?(?:statistic|value))\b/i;
const P_VALUE = /\bp\s*-?\s*value\b/i;
const READERS: readonly ((text: string) => Claim | null)[] = [
  pairsClaim,
  twoSharesClaim,
  twoMeansClaim,
  claimOfShare,
  claimOfMean,
];

/** Test statistic and p-value of a claim about a mean, a proportion or the difference of two. */
export const hypothesisTask: Task = (raw) => {
  if (raw.length > LONGEST || !/\b(?:p\s*-?\s*value|statistic|score)\b/i.test(raw)) return null;
  const text = plainText(raw);
  const question = questionIn(text);
  const asksStatistic = STATISTIC.test(question);
  const asksP = P_VALUE.test(question);
  if (asksStatistic === asksP) return null;
  if (asksP) {
    const said = statisticSaid(text, raw);
    if (said) return said;
  }
  const spread = asksP ? spreadClaim(text, raw) : null;
  if (spread) return spread;
  for (const read of READERS) {
    const claim = read(text);
    if (claim) return asksP ? withTail(claim, text, raw) : statistic(claim, raw);
  }
  return null;
};

const linesOf = (claim: Claim): ToldStep[] => [
  [claim.formula, 'Choose the statistic', claim.reason],
  [`${claim.line} = ${inLine(claim.statistic)}`, 'Put the numbers in', 'Work it out.'],
];

const statistic = (claim: Claim, raw: string): Worked =>
  told(claim.problem, 'test statistic', linesOf(claim), nearAnswer(claim.statistic, raw, '', 4));

const withTail = (claim: Claim, text: string, raw: string): Worked | null => {
  const tail = tailIn(text);
  if (tail === null) return null;
  const value = pValue(claim.statistic, tail, claim.freedom);
  const side = { left: 'to the left', right: 'to the right', two: 'on both sides' }[tail];
  return told(
    claim.problem,
    'p-value',
    [
      ...linesOf(claim),
      [
        inLine(value),
        `Take the part ${side}`,
        'So likely is a sample at least as far away, if the claim is true.',
      ],
    ],
    nearAnswer(value, raw, '', 4),
  );
};
