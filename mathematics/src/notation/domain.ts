import {
  contains,
  number,
  relation,
  symbol,
  symbolsOf,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { solveEquation } from '../solve/equation.ts';
import { solveInequality } from '../solve/inequality.ts';
import { inBrackets, intervalsAsStatement } from '../solve/interval.ts';
import { satisfies } from '../solve/solution.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import { newTrail } from '../steps/step.ts';
import { checked, plainLine, type Task, type Worked } from '../worked.ts';
import { subjectOf } from './subject.ts';

/** Where a function has a value: under even roots nothing negative, in logarithms only positive, no zero below. */
export const domainTask: Task = (text) => {
  const isAsked = /\bdomain\b|\bundefined\b|\bnot defined\b|\bexcluded values?\b/i.test(text);
  if (!isAsked || text.length > 400 || /\brange\b|\binverse\b|\bcritical\b|\brestrict/i.test(text))
    return null;
  const subject = subjectOf(findRequest(text));
  if (!subject || symbolsOf(subject.body).length !== 1) return null;
  const { conditions, bottoms } = limitsOf(subject.body);
  const [condition, other] = conditions;
  if (condition && !other && bottoms.length === 0) return bounded(condition, subject.name);
  const [bottom, more] = bottoms;
  return !condition && bottom && !more ? excluded(bottom, subject.name) : null;
};

const limitsOf = (body: Expression): { conditions: Relation[]; bottoms: Expression[] } => {
  const [conditions, bottoms]: [Relation[], Expression[]] = [[], []];
  contains(body, (node) => {
    const [inner] = node.kind === 'call' ? node.args : [];
    if (node.kind === 'root' && node.index % 2 === 0 && symbolsOf(node.of).length > 0)
      conditions.push(relation(node.of, '≥', number(0)));
    if (node.kind === 'call' && /^(?:log|ln)$/.test(node.name) && inner && symbolsOf(inner).length > 0)
      conditions.push(relation(inner, '>', number(0)));
    if (node.kind === 'quotient' && symbolsOf(node.bottom).length > 0) bottoms.push(node.bottom);
    return false;
  });
  return { conditions, bottoms };
};

const bounded = (condition: Relation, name: string): Worked | null => {
  const intervals = solveInequality(condition, name, newTrail())?.intervals;
  if (!intervals || intervals.length === 0) return null;
  const reason =
    condition.sign === '≥' ? 'No root of a negative number.' : 'A logarithm only takes positive numbers.';
  const steps: PlainStep[] = [
    [write(condition), 'What is inside must be allowed', reason],
    [inBrackets(intervals), 'Solve the inequality'],
  ];
  return plainSolution(
    write(condition.left),
    'domain',
    {
      text: inBrackets(intervals),
      latex: inBrackets(intervals, true),
      value: intervalsAsStatement(name, intervals),
    },
    ...steps,
  );
};

const excluded = (bottom: Expression, name: string): Worked | null => {
  const isZero = relation(bottom, '=', number(0));
  const values = solveEquation(isZero, name, newTrail())?.values ?? [];
  if (values.length === 0) return null;
  const text = `${name} ≠ ${values.map(write).join(', ')}`;
  const steps: PlainStep[] = [
    [`${write(bottom)} ≠ 0`, 'The bottom must not be zero'],
    [text, 'Find where it would be zero'],
  ];
  const [only, more] = values;
  const value = only && !more ? relation(symbol(name), '≠', only) : null;
  const holds = values.every((one) => satisfies(isZero, name, one));
  return checked(
    plainSolution(write(bottom), 'domain', { ...plainLine(text), value }, ...steps),
    'put-back',
    holds,
  );
};
