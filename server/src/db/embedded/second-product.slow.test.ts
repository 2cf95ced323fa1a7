import { describe, expect } from 'vitest';
import { onDataFolder } from '../../testing/data-folder.ts';

describe('a second product on the same folder', () => {
  onDataFolder('is refused with a sentence, and the first one goes on', async ({ folder }) => {
    const first = folder.startProduct('write');
    await first.hear('ready');
    await expect(folder.start()).rejects.toThrow(
      `Another Studia is running on the data folder ${folder.path}`,
    );
    await first.hear('saved', first.said('saved').length + 10);
  });

  onDataFolder('is refused when both start at once on an empty folder', async ({ emptyFolder }) => {
    const both = [emptyFolder.startProduct(), emptyFolder.startProduct()];
    const said = (word: string) => both.flatMap((one) => one.said(word));
    await expect.poll(() => said('refused'), { timeout: 15_000 }).toHaveLength(1);
    expect(said('ready')).toHaveLength(1);
    expect(said('refused')[0]).toContain('Another Studia is running');
  });
});
