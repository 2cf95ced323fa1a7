import { expect, it } from 'vitest';
import { freshDatabase } from '../testing/database.ts';
import { describeTables } from '../testing/describe-tables.ts';

it('describes the tables that the migrations make', async () => {
  const database = await freshDatabase();
  const description = await describeTables(database.pool);
  await database.drop();
  await expect(description).toMatchFileSnapshot('tables.ts');
});
