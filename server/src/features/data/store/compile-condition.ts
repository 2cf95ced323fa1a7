import type { ColumnType } from '@studia/contract/tables';
import type { Comparison, Condition, Pattern, Reference, Search, SetOperator, Test } from '../rules/query.ts';
import { quoted, type Values } from './statement.ts';

const SIGNS: Readonly<Record<Comparison | Pattern, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  isdistinct: 'IS DISTINCT FROM',
  like: 'LIKE',
  ilike: 'ILIKE',
  match: '~',
  imatch: '~*',
};
const SET_SIGNS: Readonly<Record<SetOperator, string>> = { cs: '@>', cd: '<@', ov: '&&' };
const SEARCH_QUERIES: Readonly<Record<Search, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

/** The type that a value must have to be compared with this. */
const typeOf = ({ type, asText }: Reference): ColumnType => (asText ? 'text' : type);

/** A column of the row that `row` names, or the place inside of its JSON. */
export const compileReference = (row: string, { column, path, asText }: Reference): string =>
  path.reduce(
    // The keys of a path are words: the parser takes no others.
    (sql, key, at) => `${sql}${asText && at === path.length - 1 ? '->>' : '->'}'${key}'`,
    `${row}.${quoted(column)}`,
  );

/** In patterns a star may stand for the percent sign, which has a meaning of its own in addresses. */
const asPattern = (operator: Comparison | Pattern, value: string): string =>
  operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value;

const compileTest = (subject: string, reference: Reference, test: Test, values: Values): string => {
  const type = typeOf(reference);
  switch (test.kind) {
    case 'compare':
      return `${subject} ${SIGNS[test.operator]} ${values.take(asPattern(test.operator, test.value), type)}`;
    case 'each': {
      const list = test.values.map((value) => asPattern(test.operator, value));
      return `${subject} ${SIGNS[test.operator]} ${test.of} (${values.take(list, `${type}[]`)})`;
    }
    case 'in':
      return `${subject} = ANY (${values.take(test.values, `${type}[]`)})`;
    case 'is':
      return `${subject} IS ${test.value}`;
    case 'set':
      return `${subject} ${SET_SIGNS[test.operator]} ${values.take(test.value, type)}`;
    case 'search': {
      const language = values.take(test.language, 'regconfig');
      const asked = `${SEARCH_QUERIES[test.operator]}(${language}, ${values.take(test.value, 'text')})`;
      return `to_tsvector(${language}, ${subject}) @@ ${asked}`;
    }
  }
};

/** A condition on the row that `row` names. */
export const compileCondition = (row: string, condition: Condition, values: Values): string => {
  const sql =
    condition.kind === 'test'
      ? compileTest(compileReference(row, condition.reference), condition.reference, condition.test, values)
      : condition.of.map((part) => `(${compileCondition(row, part, values)})`).join(` ${condition.join} `);
  return condition.not ? `NOT (${sql})` : sql;
};
