import { problemAt, type Problem } from '../rules/judge/problem.ts';
import type { WrittenExchange } from './exchange.ts';

/** How much there has to be about an idea, and how long things may be, in words. */
export interface Measure {
  exchanges: number;
  questions: number;
  right: number;
  wrong: number;
  thoughts: number;
}
export const OF_AN_IDEA: Measure = { exchanges: 12, questions: 5, right: 4, wrong: 3, thoughts: 5 };
export const FURTHER: Measure = { exchanges: 12, questions: 7, right: 2, wrong: 2, thoughts: 5 };
export const OF_A_TOPIC: Measure = { exchanges: 8, questions: 4, right: 2, wrong: 2, thoughts: 3 };

const [SHORTEST_REPLY, LONGEST_REPLY, LONGEST_ANSWER, LONGEST_SAID] = [10, 65, 45, 25];
/** The tutor says it in front itself, when it is sure enough. */
const VERDICT =
  /^(?:yes|yep|exactly|right|correct|no[,.! ]|nope|not quite|good|great|that's right|almost[,.! ](?!\p{L}))/iu;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Goes through what students say about some ideas and what is answered: says what can't be used, and where. */
export const judgeExchanges = (
  written: Readonly<Record<string, readonly WrittenExchange[]>>,
  measure: Measure,
): Problem[] => {
  const messages = new Set<string>();
  return Object.entries(written).flatMap(([idea, exchanges]) =>
    judgeAmounts(idea, exchanges, measure).concat(
      exchanges.flatMap((exchange, at) => judgeExchange(exchange, problemAt(idea, at), messages)),
    ),
  );
};

const judgeAmounts = (idea: string, exchanges: readonly WrittenExchange[], measure: Measure): Problem[] => {
  const count = (fits: (one: WrittenExchange) => boolean): number => exchanges.filter(fits).length;
  const counts: Measure = {
    exchanges: exchanges.length,
    questions: count(({ is }) => is === undefined),
    right: count(({ is }) => is === 'right'),
    wrong: count(({ is }) => is === 'wrong' || is === 'partly'),
    thoughts: count(({ ask }) => ask !== undefined),
  };
  return (Object.keys(measure) as (keyof Measure)[])
    .filter((name) => counts[name] < measure[name])
    .map((name) => problemAt(idea)(`has ${counts[name]} ${name} and needs ${measure[name]}`));
};

const judgeExchange = (
  { says, is, reply, ask, answers, told }: WrittenExchange,
  problem: (sentence: string) => Problem,
  messages: Set<string>,
): Problem[] => {
  const problems: Problem[] = [];
  for (const way of says) {
    if (wordsIn(way) > LONGEST_SAID) problems.push(problem(`“${way}” is longer than students write`));
    if (messages.has(way.toLowerCase())) problems.push(problem(`“${way}” is said twice`));
    messages.add(way.toLowerCase());
  }
  const length = wordsIn(reply);
  if (length < SHORTEST_REPLY || length > LONGEST_REPLY)
    problems.push(problem(`the reply has ${length} words (${SHORTEST_REPLY} to ${LONGEST_REPLY})`));
  // Who asks for yes or no hears it first; only what is said to a statement sounds like a verdict.
  for (const words of [is === undefined ? '' : reply, told ?? ''])
    if (VERDICT.test(words)) problems.push(problem('begins with a verdict: the tutor says that itself'));
  const parts = [ask, answers, told].filter((part) => part !== undefined).length;
  if (parts !== 0 && parts !== 3) problems.push(problem('ask, answers and told belong together'));
  if (ask !== undefined && !ask.endsWith('?')) problems.push(problem('ask is no question'));
  if (told !== undefined && wordsIn(told) > LONGEST_ANSWER)
    problems.push(problem(`told is longer than ${LONGEST_ANSWER} words`));
  return problems;
};
