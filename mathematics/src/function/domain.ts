import { contains, number, relation, symbolsOf, type Expression, type Relation } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { solveEquation } from '../solve/equation.ts';
import { solveInequality } from '../solve/inequality.ts';
import { inBrackets, intervalsAsStatement, type Interval } from '../solve/interval.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, plainLine, told, type Task, type Worked, type ToldStep } from '../worked.ts';
import { subjectOf } from './subject.ts';

/** Where a function has a value: under even roots nothing negative, in logarithms only positive, no zero below. */
export const domainTask: Task = (text) => {
  if (
    !/\bdomain\b/i.test(text) ||
    /\brange\b/i.test(text.split('\n').at(-1) ?? '') ||
    text.length > 400 ||
    /\binverse\b|\bcritical\b|\brestrict/i.test(text)
  )
    return null;
  const subject = subjectOf(findRequest(text));
  if (!subject || symbolsOf(subject.body).length !== 1) return null;
  const { roots, logarithms, bottoms } = limitsOf(subject.body);
  const [only, more] = [...roots, ...logarithms];
  if (only && !more && bottoms.length === 0) {
    const condition = relation(only, roots.length > 0 ? '≥' : '>', number(0));
    return bounded(text, condition, subject.name);
  }
  return !only && bottoms.length === 1 && bottoms[0] ? excluded(text, bottoms[0], subject.name) : null;
};

interface Limits {
  readonly roots: Expression[];
  readonly logarithms: Expression[];
  readonly bottoms: Expression[];
}

const limitsOf = (body: Expression): Limits => {
  const found: Limits = { roots: [], logarithms: [], bottoms: [] };
  contains(body, (node) => {
    if (node.kind === 'root' && node.index % 2 === 0 && symbolsOf(node.of).length > 0)
      found.roots.push(node.of);
    const [inner] = node.kind === 'call' ? node.args : [];
    if (node.kind === 'call' && /^(?:log|ln)$/.test(node.name) && inner && symbolsOf(inner).length > 0)
      found.logarithms.push(inner);
    if (node.kind === 'quotient' && symbolsOf(node.bottom).length > 0) found.bottoms.push(node.bottom);
    return false;
  });
  return found;
};

const bounded = (text: string, condition: Relation, name: string): Worked | null => {
  const solved = solveInequality(condition, name, newTrail());
  const [interval, other] = solved?.intervals ?? [];
  if (!interval || other) return null;
  const steps: ToldStep[] = [
    [
      write(condition),
      'What is inside must be allowed',
      condition.sign === '≥' ? 'No root of a negative number.' : 'A logarithm only takes positive numbers.',
    ],
    [inBrackets([interval]), 'Solve the inequality', 'These places are the domain.'],
  ];
  const bound = /\blower\b/i.test(text) ? interval.from : /\bupper\b/i.test(text) ? interval.to : undefined;
  if (bound === null) return null;
  return told(
    write(condition.left),
    'domain',
    steps,
    bound ? answerOf(bound) : inIntervals([interval], name),
  );
};

const inIntervals = (intervals: readonly Interval[], name: string) => ({
  text: inBrackets(intervals),
  latex: inBrackets(intervals, true),
  value: intervalsAsStatement(name, intervals),
});

const excluded = (text: string, bottom: Expression, name: string): Worked | null => {
  const values = solveEquation(relation(bottom, '=', number(0)), name, newTrail())?.values ?? [];
  const [value, more] = values;
  if (!value) return null;
  const steps: ToldStep[] = [
    [`${write(bottom)} ≠ 0`, 'The bottom must not be zero', 'Nothing can be divided by zero.'],
    [
      `${name} ≠ ${values.map(write).join(', ')}`,
      'Find where it would be zero',
      'These places are left out.',
    ],
  ];
  if (/\b(?:excluded?|not in|undefined|except|restriction)\b/i.test(text) && !more)
    return told(write(bottom), 'domain', steps, answerOf(value));
  if (more) return null;
  const intervals: Interval[] = [
    { from: null, to: value, fromIn: false, toIn: false },
    { from: value, to: null, fromIn: false, toIn: false },
  ];
  return /\binterval\b/i.test(text)
    ? told(write(bottom), 'domain', steps, { ...inIntervals(intervals, name), value: null })
    : told(write(bottom), 'domain', steps, plainNot(name, value));
};

const plainNot = (name: string, value: Expression) => ({
  ...plainLine(`${name} ≠ ${write(value)}`),
  value: relation({ kind: 'symbol', name }, '≠', value),
});
