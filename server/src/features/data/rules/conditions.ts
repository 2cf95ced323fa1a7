import { TABLE } from '@studia/contract/limits';
import { TableFailure } from '@studia/contract/table-errors';
import type { Table } from '@studia/contract/tables';
import { inside, splitList, unquote } from './pieces.ts';
import {
  COMPARISONS,
  PATTERNS,
  SEARCHES,
  SETS,
  type Comparison,
  type Condition,
  type Pattern,
  type Reference,
  type Test,
} from './query.ts';
import { readReference } from './reference.ts';

const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);

/** The operator before the first dot, with what may stand in brackets behind it. */
const OPERATOR = /^([a-z]+)(?:\(([\w-]+)\))?\.([\s\S]*)$/;

const IS: Readonly<Record<string, Extract<Test, { kind: 'is' }>['value']>> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
};

/** The languages that PostgreSQL stems words in wherever it is installed. */
const LANGUAGES: ReadonlySet<string> = new Set(
  `simple arabic armenian basque catalan danish dutch english finnish french german greek hindi hungarian indonesian irish italian
   lithuanian nepali norwegian portuguese romanian russian serbian spanish swedish tamil turkish yiddish`.split(
    /\s+/,
  ),
);

const unreadable = (text: string): TableFailure =>
  new TableFailure('PGRST100', { details: `This filter can’t be read: ${text.slice(0, 80)}` });

const misfit = (operator: string, { column, type }: Reference): TableFailure =>
  new TableFailure('42883', { details: `${operator} doesn’t fit ${column}, which is ${type}.` });

const isText = ({ type, asText }: Reference): boolean => type === 'text' || asText;
const isArray = ({ type }: Reference): boolean => type.endsWith('[]');
const isJson = ({ type, asText }: Reference): boolean => type === 'jsonb' && !asText;

const each = (operator: Comparison | Pattern, of: string, value: string): Test => {
  const list = inside(value, ['{', '}']);
  if (list === null || (of !== 'any' && of !== 'all')) throw unreadable(value);
  return { kind: 'each', operator, of, values: splitList(list).map(unquote) };
};

const readTest = (reference: Reference, text: string): Test => {
  const [, operator = '', option, value = ''] = OPERATOR.exec(text) ?? [];
  if (isOneOf(COMPARISONS, operator) || isOneOf(PATTERNS, operator)) {
    if (isOneOf(PATTERNS, operator) && !isText(reference)) throw misfit(operator, reference);
    if (isOneOf(PATTERNS, operator) && value.length > TABLE.patternCharacters) throw unreadable(value);
    if (isJson(reference) && !['eq', 'neq', 'isdistinct'].includes(operator))
      throw misfit(operator, reference);
    return option === undefined ? { kind: 'compare', operator, value } : each(operator, option, value);
  }
  if (isOneOf(SEARCHES, operator)) {
    const language = option ?? 'english';
    if (!isText(reference)) throw misfit(operator, reference);
    if (!LANGUAGES.has(language)) throw unreadable(text);
    return { kind: 'search', operator, language, value };
  }
  if (option !== undefined) throw unreadable(text);
  if (operator === 'in') {
    const list = inside(value, ['(', ')']);
    if (list === null || isJson(reference) || isArray(reference)) throw unreadable(text);
    return { kind: 'in', values: splitList(list).map(unquote) };
  }
  if (operator === 'is') {
    const wanted = IS[value.toLowerCase()];
    if (wanted === undefined) throw unreadable(text);
    if (!wanted.endsWith('null') && reference.type !== 'boolean') throw misfit(operator, reference);
    return { kind: 'is', value: wanted };
  }
  if (isOneOf(SETS, operator)) {
    if (!isArray(reference) && !(isJson(reference) && operator !== 'ov')) throw misfit(operator, reference);
    return { kind: 'set', operator, value };
  }
  throw unreadable(text);
};

/** Reads what is asked of a column: `eq.5`, `not.in.(1,2)`. */
export const readCondition = (table: Table, name: string, text: string): Condition => {
  const not = text.startsWith('not.');
  const reference = readReference(table, name);
  return { kind: 'test', not, reference, test: readTest(reference, not ? text.slice(4) : text) };
};

const GROUP = /^(not\.)?(and|or)(\(.*\))$/s;
const SINGLE = /^([\w>-]+)\.(.+)$/s;

/** Reads `and`, `or` and their negations with the list behind them. */
export const readGroup = (table: Table, name: string, text: string, depth = 1): Condition => {
  if (depth > TABLE.mostDepth) throw new TableFailure('PGRST100', { details: 'Conditions stand too deep.' });
  const list = inside(text, ['(', ')']);
  const parts = list === null ? [] : splitList(list);
  if (parts.length === 0) throw unreadable(text);
  return {
    kind: 'group',
    not: name.startsWith('not.'),
    join: name.endsWith('or') ? 'or' : 'and',
    of: parts.map((part) => readPart(table, part.trim(), depth)),
  };
};

const readPart = (table: Table, part: string, depth: number): Condition => {
  const [, not = '', join = '', list] = GROUP.exec(part) ?? [];
  if (list !== undefined) return readGroup(table, `${not}${join}`, list, depth + 1);
  const [, name, test] = SINGLE.exec(part) ?? [];
  if (name === undefined || test === undefined) throw unreadable(part);
  return readCondition(table, name, unquoteTest(test));
};

/** In a list, a value with commas or brackets stands in quotes. */
const unquoteTest = (text: string): string => {
  const at = text.indexOf('."');
  return at < 0 || !text.endsWith('"') ? text : `${text.slice(0, at + 1)}${unquote(text.slice(at + 1))}`;
};

/** How many tests there are in all. */
export const countTests = (conditions: readonly Condition[]): number =>
  conditions.reduce((sum, condition) => sum + (condition.kind === 'test' ? 1 : countTests(condition.of)), 0);
