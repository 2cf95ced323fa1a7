import { fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import {
  hasSymbol,
  minus,
  number,
  power,
  product,
  relation,
  signedSum,
  substitute,
  sum,
  symbol,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { inForm } from '../find/answer-form.ts';
import { findRequest } from '../find/request.ts';
import { asConstant, coefficientsIn, isUnit } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { normalOf } from '../simplify/normal.ts';
import { solveEquation } from '../solve/equation.ts';
import { workEquation } from '../solve/work.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, lineOf, plainLine, told, type Task, type Worked } from '../worked.ts';
import { relationIn, subjectOf } from './subject.ts';
/** The inverse of a function: swap the two letters and solve. */
export const inverseTask: Task = (text) => {
  if (
    !/\binverse\b/i.test(text) ||
    /\b(?:multiplicative|additive|varies|variation|matrix|sin|cos|tan|trig)\b/i.test(text)
  )
    return null;
  const request = findRequest(text);
  const subject = subjectOf(request);
  if (!subject || !hasSymbol(subject.body, subject.name)) return null;
  const { body, name } = subject;
  const swapped = relation(symbol(name === 'y' ? 'x' : name), '=', substitute(body, name, symbol('y')));
  if (name === 'y') return null;
  const solved = solveEquation(swapped, 'y', newTrail());
  const values = solved?.values ?? [];
  const value = values.length > 1 ? (withinDomain(values, body, name, text) ?? values.at(-1)) : values[0];
  if (!value) return null;
  const worked = workEquation(swapped, { unknown: 'y' });
  return {
    kind: 'worked',
    problem: lineOf(relation(symbol('y'), '=', body)),
    instruction: 'inverse',
    steps: [
      {
        before: lineOf(relation(symbol('y'), '=', body)),
        after: lineOf(swapped),
        rule: 'Swap the two letters',
        reason: 'The inverse goes back from the result to where it came from.',
      },
      ...(worked?.steps ?? []),
    ],
    answer: answerOf(relation(symbol('y'), '=', value)),
    checkedBy: 'substitution',
  };
};

// Of two branches the one that leads back into the domain: tried with a place in it.
const withinDomain = (
  values: readonly Expression[],
  body: Expression,
  name: string,
  text: string,
): Expression | undefined => {
  const right = /[[(]\s*(-?[\d.]+)\s*,\s*∞/.exec(text)?.[1] ?? /\bx\s*[≥>]\s*(-?[\d.]+)/.exec(text)?.[1];
  const left = /∞\s*,\s*(-?[\d.]+)\s*[\])]/.exec(text)?.[1] ?? /\bx\s*[≤<]\s*(-?[\d.]+)/.exec(text)?.[1];
  const place = right === undefined ? (left === undefined ? null : Number(left) - 1.5) : Number(right) + 1.5;
  if (place === null) return undefined;
  const image = valueAt(body, { [name]: place }).re;
  return values.find((one) => Math.abs(valueAt(one, { [name]: image }).re - place) < 1e-9);
};

/** Where a graph meets the axes. */
export const interceptTask: Task = (text) => {
  const asked = [
    ...text.matchAll(/\b([xy])[\s-]*(?:\w+\s+(?:of|for)\s+the\s+)?[xy]?[\s-]*intercepts?\b/gi),
  ].at(-1);
  const line = asked ? relationIn(findRequest(text)) : null;
  if (!asked || !line) return null;
  if (/\bsum of\b/i.test(text)) return sumOfIntercepts(line);
  const axis = (/([xy])[\s-]*intercepts?\s*$/i.exec(asked[0])?.[1] ?? asked[1] ?? 'x').toLowerCase();
  const other = axis === 'x' ? 'y' : 'x';
  const put = relation(
    substitute(line.left, other, number(0)),
    '=',
    substitute(line.right, other, number(0)),
  );
  const worked = workEquation(put, { unknown: axis });
  if (!worked) return null;
  return {
    ...worked,
    problem: lineOf(line),
    instruction: 'intercept',
    steps: [
      {
        before: lineOf(line),
        after: lineOf(put),
        rule: `Put 0 in for ${other}`,
        reason: `On the ${axis}-axis ${other} is zero.`,
      },
      ...worked.steps,
    ],
  };
};

// `Add where the line meets the x-axis and where it meets the y-axis`
const sumOfIntercepts = (line: Relation): Worked | null => {
  const onAxis = (axis: string, other: string): Expression | undefined =>
    solveEquation(
      relation(substitute(line.left, other, number(0)), '=', substitute(line.right, other, number(0))),
      axis,
      newTrail(),
    )?.values[0];
  const [x, y] = [onAxis('x', 'y'), onAxis('y', 'x')];
  const value = x && y ? displayOf(sum([x, y])) : null;
  return x && y && value
    ? told(
        write(line),
        'intercept',
        [
          [`x = ${write(x)}`, 'Put 0 in for y', 'On the x-axis y is zero.'],
          [`y = ${write(y)}`, 'Put 0 in for x', 'On the y-axis x is zero.'],
          [write(value), 'Add them', 'The sum was asked for.'],
        ],
        answerOf(value),
      )
    : null;
};

/** The inverse at one value: which argument leads there. */
export const inverseValueTask: Task = (text) => {
  const asked = /(?<![A-Za-z])([a-z])\s*\^\s*\(\s*-\s*1\s*\)\s*\(\s*(-?[\d./]+)\s*\)/.exec(text);
  const goal = asked && readExpression(asked[2] ?? '');
  const own = asked && findRequest(text.replace(asked[0], ' '))?.functions.get(asked[1] ?? '');
  if (!asked || !goal) return null;
  const pair = new RegExp(
    String.raw`(?<![A-Za-z])${asked[1]}\s*\(\s*(-?[\d./]+)\s*\)\s*=\s*${(asked[2] ?? '').replace('.', String.raw`\.`)}(?![\d.])`,
  ).exec(text)?.[1];
  const [value, more] = own
    ? (solveEquation(relation(own.body, '=', goal), own.letter, newTrail())?.values ?? [])
    : pair === undefined
      ? []
      : [readExpression(pair)];
  return value && !more
    ? told(
        asked[0],
        'inverse',
        [[write(value), 'Ask which argument gives this value', 'The inverse goes back from the result.']],
        answerOf(value),
      )
    : null;
};

/** The slope of a line given by an equation. */
export const slopeOfLineTask: Task = (text) => {
  if (
    !/\bslope\b/i.test(text) ||
    /\([^()]*,[^()]*\)|\b(?:tangent|secant|passes|through|equation of)\b/i.test(text)
  )
    return null;
  const turned = /\bperpendicular\b/i.test(text);
  const line = relationIn(findRequest(text));
  const solved = line && solveEquation(line, 'y', newTrail());
  const [value] = solved?.values ?? [];
  const normal = value && normalOf(value);
  if (!line || !value || !normal || !isUnit(normal.bottom)) return null;
  const slope = asConstant(coefficientsIn(normal.top, 'x')[1] ?? new Map());
  if (!slope || coefficientsIn(normal.top, 'x').length > 2 || (turned && slope.top === 0n)) return null;
  const result = turned ? fraction(-slope.bottom, slope.top) : slope;
  return told(
    write(line),
    'slope',
    [
      [`y = ${write(value)}`, 'Solve for y', 'In y = mx + b the number in front of x is the slope.'],
      [
        write(number(slope)),
        'Read off the slope',
        'It says how far the line goes up for one step to the right.',
      ],
      ...(turned
        ? [
            [
              write(number(result)),
              'Turn it over and change its sign',
              'Lines at right angles have slopes whose product is −1.',
            ] as const,
          ]
        : []),
    ],
    answerOf(number(result)),
  );
};

/** The turning point of a parabola. */
export const vertexTask: Task = (text) => {
  const asked =
    /\bvertex\b|\bquadratics?\b[^.]*\bstandard form\b|\baxis\s+of\s+symmetry\b|\b(?:maximum|minimum)\b/i.exec(
      text,
    );
  const request = asked && findRequest(text);
  const subject = subjectOf(request);
  const normal = subject && normalOf(subject.body);
  if (!asked || !subject || !normal || !isUnit(normal.bottom)) return null;
  const [c, b, a, more] = coefficientsIn(normal.top, subject.name).map((one) => asConstant(one));
  if (!a || !b || !c || more !== undefined) return null;
  const x = fraction(-b.top * a.bottom, b.bottom * 2n * a.top);
  const y = displayOf(substitute(subject.body, subject.name, number(x)));
  if (!y) return null;
  if (/\b(?:standard|vertex)\s+(?:vertex\s+)?form\b/i.test(text)) {
    const square = power(
      signedSum([symbol(subject.name), number({ top: -x.top, bottom: x.bottom })]),
      number(2),
    );
    const form = signedSum([a.top === 1n && a.bottom === 1n ? square : product([number(a), square]), y]);
    return told(
      write(subject.body),
      'vertex form',
      [[write(form), 'Complete the square', `The turning point is (${write(number(x))}, ${write(y)}).`]],
      answerOf(form),
    );
  }
  const side = [...text.matchAll(/\b([xy])[\s-]*(?:value|coordinate)/gi)].at(-1)?.[1]?.toLowerCase();
  const wantsX =
    side === undefined
      ? /\baxis\b|\bwhen\b|\bhow long\b|\bat what time\b|\bhow many (?:seconds|minutes|hours)\b/i.test(text)
      : side === 'x';
  const wantsPoint = /\bvertex\b/i.test(text) && !/\b[xy][\s-]*(?:value|coordinate)/i.test(text);
  const point = `(${write(number(x))}, ${write(y)})`;
  const worked = told(
    write(subject.body),
    'vertex',
    [
      [
        `${subject.name} = ${write(number(x))}`,
        'Use x = −b/(2a)',
        'The turning point lies halfway between the two zeros.',
      ],
      [point, 'Put it in', 'That gives the height of the turning point.'],
    ],
    wantsPoint ? { ...plainLine(point), value: null } : answerOf(wantsX ? number(x) : y),
  );
  return request && !wantsPoint ? inForm(worked, request.form) : worked;
};

/** (f(b) − f(a))/(b − a) */
export const averageRateTask: Task = (text) => {
  if (!/\baverage\s+(?:rate\s+of\s+change|velocity|speed)\b|\bsecant\b/i.test(text)) return null;
  const request = findRequest(text);
  const subject = subjectOf(request);
  const ends =
    /[[(]\s*([^[\](),]+)\s*,\s*([^[\](),]+)\s*[\])]/.exec(text) ??
    /\b(?:from|between)\s+(?:[a-z](?:_\d)?\s*=\s*)?(-?[\d.]+)\s+(?:to|and)\s+(?:[a-z](?:_\d)?\s*=\s*)?(-?[\d.]+)/i.exec(
      text,
    );
  const [from, to] = [ends?.[1], ends?.[2]].map((one) => (one === undefined ? null : readExpression(one)));
  if (!request || !subject || !from || !to) return null;
  const at = (value: Expression): Expression => substitute(subject.body, subject.name, value);
  const raw: Expression = {
    kind: 'quotient',
    top: minus(at(to), at(from)),
    bottom: minus(to, from),
  };
  const value = displayOf(raw);
  if (!value) return null;
  return inForm(
    told(
      write(subject.body),
      'average rate of change',
      [
        [
          write(raw),
          'Change of the value over change of the place',
          'The value at the end minus the value at the beginning, divided by the distance between.',
        ],
        [write(value), 'Work it out', 'It is the slope of the line through the two points.'],
      ],
      answerOf(value),
    ),
    request.form,
  );
};
