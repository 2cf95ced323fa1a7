import { describe, expect, it } from 'vitest';
import { useDataFolders } from '../../testing/data-folder.ts';

const folders = useDataFolders();

describe('a second product on the same folder', () => {
  it('is refused with a sentence, and the first one goes on', async () => {
    const folder = await folders.withDatabase();
    const first = folder.startProduct('write');
    await first.hear('ready');
    await expect(folder.start()).rejects.toThrow(
      `Another Studia is running on the data folder ${folder.path}`,
    );
    await first.hear('saved', first.said('saved').length + 10);
  });

  it('is refused when both start at once on an empty folder', async () => {
    const folder = await folders.empty();
    const both = [folder.startProduct(), folder.startProduct()];
    const said = (word: string) => both.flatMap((one) => one.said(word));
    await expect.poll(() => said('refused'), { timeout: 15_000 }).toHaveLength(1);
    expect(said('ready')).toHaveLength(1);
    expect(said('refused')[0]).toContain('Another Studia is running');
  });
});
