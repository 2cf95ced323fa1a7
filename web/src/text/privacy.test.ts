import { expect, it } from 'vitest';
import declared from '../../../server/src/db/tables.ts?raw';
import { IMPERSONAL, KEPT, privacyText } from './privacy.ts';

const [, list = ''] = /export interface Tables \{([^}]*)\}/.exec(declared) ?? [];
const inDatabase = Array.from(list.matchAll(/^\s*(\w+):/gm), ([, name = '']) => name);

it('the privacy page names what every table of the database keeps', () => {
  expect(inDatabase.length).toBeGreaterThan(20);
  const named = new Set([...KEPT.flatMap(({ tables }) => tables), ...IMPERSONAL]);
  expect([...named].toSorted()).toEqual(inDatabase.toSorted());
});

it('and nothing of the list is left out on the page', () => {
  const shown = privacyText.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : []));
  expect(shown).toEqual(KEPT.map(({ row }) => row));
});
