import {
  contains,
  expressionsIn,
  mapStatement,
  mapTree,
  symbol,
  type Expression,
  hasSymbol,
} from '../expression/tree.ts';
import { withTexts, type Worked } from '../worked.ts';
import type { Request } from './request.ts';

// Inside the engine `i` and `e` are fixed numbers; where a message means variables, they get look-alikes.
const STAND_INS: Readonly<Record<string, string>> = { i: 'і', e: 'е' };
const REAL_NAMES: Readonly<Record<string, string>> = { і: 'i', е: 'e' };

/** Which of the letters i and e are variables in this message. */
export const variableLetters = ({ text, statements, unknown, verb, functions }: Request): string[] => {
  if (/\b(?:complex|imaginary|conjugates?|real part)\b/i.test(text)) return [];
  const own = [...functions.values()];
  const all = [...statements.flatMap(expressionsIn), ...own.map(({ body }) => body)];
  const holds = (test: (node: Expression) => boolean): boolean => all.some((one) => contains(one, test));
  const isE = (node: Expression): boolean => node.kind === 'symbol' && node.name === 'e';
  return ['i', 'e'].filter((name) => {
    if (!all.some((one) => hasSymbol(one, name))) return false;
    if (unknown === name || own.some(({ letter }) => letter === name)) return true;
    const isNatural = name === 'e' && holds((node) => node.kind === 'power' && isE(node.base));
    return verb === 'factor' || (!isNatural && statements.some(({ kind }) => kind === 'relation'));
  });
};

const renamed =
  (names: Readonly<Record<string, string>>) =>
  (expression: Expression): Expression =>
    mapTree(expression, (node) => (node.kind === 'symbol' ? symbol(names[node.name] ?? node.name) : node));

/** The request with look-alikes for the letters that are variables. */
export const withVariables = (request: Request, letters: readonly string[]): Request => {
  const names = Object.fromEntries(letters.map((name) => [name, STAND_INS[name] ?? name]));
  const expression = renamed(names);
  return {
    ...request,
    statements: request.statements.map((statement) => mapStatement(statement, expression)),
    unknown: request.unknown === null ? null : (names[request.unknown] ?? request.unknown),
    given: new Map([...request.given].map(([name, value]) => [names[name] ?? name, value])),
    functions: new Map(
      [...request.functions].map(([name, { letter, body }]) => [
        name,
        { letter: names[letter] ?? letter, body: expression(body) },
      ]),
    ),
  };
};

/** The real letters again, everywhere that is shown. */
export const withRealNames = (worked: Worked): Worked => {
  const shown = withTexts(worked, (text) => text.replaceAll(/[іе]/g, (one) => REAL_NAMES[one] ?? one));
  const { value } = worked.answer;
  return { ...shown, answer: { ...shown.answer, value: value && mapStatement(value, renamed(REAL_NAMES)) } };
};
