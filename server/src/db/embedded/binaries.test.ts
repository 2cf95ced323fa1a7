import { expect, it } from 'vitest';
import { findPackage } from './binaries.ts';

it('says what to do where Studia brings no PostgreSQL', async () => {
  await expect(findPackage('sunos-sparc')).rejects.toThrow(
    'Studia brings no PostgreSQL for sunos-sparc. Set DATABASE_URL to a PostgreSQL 15 or newer, for example DATABASE_URL=postgres://',
  );
});
