import { TableFailure } from '@studia/contract/table-errors';
import type { Table } from '@studia/contract/tables';
import type { Reference } from './query.ts';

const KEY = /^(\w{1,63})$/;

/** The column that a name means, or the place inside of its JSON. */
export const readReference = (table: Table, text: string): Reference => {
  const [column = '', ...steps] = text.split(/(->>?)/);
  const known = Object.hasOwn(table.columns, column) ? table.columns[column] : undefined;
  if (!known) {
    const hint = `Columns of this table: ${Object.keys(table.columns).join(', ')}`;
    throw new TableFailure('42703', { message: `column ${column.slice(0, 63)} does not exist`, hint });
  }
  if (steps.length === 0) return { column, type: known.type, path: [], asText: false };
  if (known.type !== 'jsonb')
    throw new TableFailure('42883', { details: `${column} holds no JSON to look into.` });
  return { column, type: known.type, ...readPath(steps) };
};

const readPath = (steps: readonly string[]): { path: string[]; asText: boolean } => {
  const path = steps.filter((_, at) => at % 2 === 1);
  const arrows = steps.filter((_, at) => at % 2 === 0);
  if (path.some((key) => !KEY.test(key)) || arrows.slice(0, -1).includes('->>'))
    throw new TableFailure('PGRST100', { details: 'A path into JSON can’t be read.' });
  return { path, asText: arrows.at(-1) === '->>' };
};
