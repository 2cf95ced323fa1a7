import { readExpression, readStatement } from '../expression/read.ts';
import { number, relation, substitute, symbolsOf, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { curveOf } from '../graph/graph.ts';
import { isPhysical } from '../physics/physical.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { asPoints, satisfies } from '../solve/solution.ts';
import { newTrail } from '../steps/step.ts';
import { plainLine, told, type Task } from '../worked.ts';
import { subjectOf } from './subject.ts';

/** `Graph y = x² − 4`: where the curve meets the axes, and its points. */
export const graphTask: Task = (text) => {
  // A graph that is moved asks for another function, not for this one's picture.
  if (
    !/\b(?:graph|plot|sketch|draw)\b/i.test(text) ||
    /\b(?:shifted|stretched|reflected|compressed)\b/i.test(text) ||
    isPhysical(text)
  )
    return null;
  const subject = subjectOf(findRequest(text));
  if (!subject || symbolsOf(subject.body).length !== 1) return null;
  const { body, name } = subject;
  const zeros = solveEquation(relation(body, '=', number(0)), name, newTrail());
  const places = zeros ? asPoints(zeros).map((point) => point[name] ?? 0) : [];
  const start = displayOf(substitute(body, name, number(0)));
  const meets =
    zeros && !zeros.all && zeros.values.length > 0 && places.length > 0
      ? zeros.values.map(write).join(', ')
      : 'nowhere';
  const answer = `It meets the ${name}-axis at ${meets}${start ? ` and the other axis at ${write(start)}` : ''}.`;
  return {
    ...told(
      `y = ${write(body)}`,
      'graph',
      [
        [`${name} = ${meets}`, 'Set the value to zero', `There the curve meets the ${name}-axis.`],
        ...(start
          ? [
              [
                `y = ${write(start)}`,
                `Put 0 in for ${name}`,
                'There the curve meets the other axis.',
              ] as const,
            ]
          : []),
      ],
      { ...plainLine(answer), value: null },
    ),
    graph: curveOf([body], name, places),
    checkedBy: 'substitution',
  };
};

/** `Is (2, −1) a solution of the system x + y = 1, 2x − y = 5?` */
export const isPointTask: Task = (text) => {
  const asked =
    /\bis\s+(?:the\s+(?:point|ordered pair)\s+)?\(\s*([^,()]+)\s*,\s*([^()]+?)\s*\)\s+an?\s+solution\b/i.exec(
      text,
    );
  const [x, y] = [asked?.[1], asked?.[2]].map((one) => (one === undefined ? null : readExpression(one)));
  const lines = asked ? (findRequest(text.replace(asked[0], ' '))?.statements ?? []) : [];
  if (!x || !y || lines.length === 0) return null;
  const put = (line: Expression): Expression => substitute(substitute(line, 'x', x), 'y', y);
  const results = lines.map((line) =>
    line.kind === 'relation'
      ? satisfies(relation(put(line.left), line.sign, put(line.right)), 'x', number(0))
      : null,
  );
  if (results.some((one) => one === null)) return null;
  const yes = results.every((one) => one === true);
  return told(
    `(${write(x)}, ${write(y)})`,
    'check',
    [
      [
        yes ? 'It holds everywhere.' : 'It does not hold everywhere.',
        'Put x and y in',
        'Both sides must be equal in every line.',
      ],
    ],
    { ...plainLine(yes ? 'Yes' : 'No'), value: null },
  );
};

/** `Is x = 3 a solution of 2x + 1 = 7?` */
export const isSolutionTask: Task = (text) => {
  const asked =
    /\bis\s+([a-z])\s*=\s*(\S+)\s+an?\s+(?:solution|root|zero)\s+(?:of|to|for)\s+(?:the\s+(?:equation|inequality)\s+)?(.+?)\s*\?*\s*$/is.exec(
      text,
    );
  const value = asked && readExpression(asked[2] ?? '');
  const line = asked && readStatement(asked[3] ?? '');
  const name = asked?.[1] ?? 'x';
  if (!value || line?.kind !== 'relation' || symbolsOf(line).length !== 1) return null;
  const put = (side: Expression): Expression => substitute(side, name, value);
  const [left, right] = [displayOf(put(line.left)), displayOf(put(line.right))];
  const holds = satisfies(line, name, value);
  return told(
    write(line),
    'check a solution',
    [
      [
        `${write(put(line.left))} ${line.sign} ${write(put(line.right))}`,
        `Put ${write(value)} in for ${name}`,
        'A solution makes the line true.',
      ],
      [
        left && right
          ? `${write(left)} ${line.sign} ${write(right)}: ${holds ? 'true' : 'false'}`
          : holds
            ? 'true'
            : 'false',
        'Work out both sides',
        'Then compare.',
      ],
    ],
    { ...plainLine(holds ? 'Yes' : 'No'), value: null },
  );
};
