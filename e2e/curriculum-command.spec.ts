import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Book } from '@studia/contract/library';
import { MOTHS } from './books.ts';
import { freePort, startProduct } from './product.ts';

test('an operator imports books beside the running product, and on their own while it is down', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'studia-books-'));
  const product = await startProduct(await freePort());
  const book = { title: 'Moths', licence: 'CC0', language: 'en', grades: '5-8', subject: 'Biology' };
  const list = (...books: object[]) => writeFile(join(folder, 'manifest.json'), JSON.stringify({ books }));
  const shown = async (): Promise<string[]> => {
    const answer = await fetch(`${product.url}/api/curriculum/books?grade=6`);
    const { books } = (await answer.json()) as { books: Book[] };
    return books.filter(({ source }) => source === 'imported').map(({ title }) => title);
  };
  const importFolder = () => product.command('curriculum', 'import', folder);
  try {
    await writeFile(join(folder, 'moths.md'), MOTHS);
    await writeFile(join(folder, 'nettles.md'), MOTHS.replace('Moths', 'Nettles'));
    await list({ ...book, file: 'moths.md' });
    const first = await importFolder();
    expect(first).toMatchObject({ status: 0 });
    expect(first.lines).toContain('1 added, 0 changed, 0 as before, 0 left out.');
    expect(await shown()).toEqual(['Moths']);

    await product.killAndRestart(async () => {
      const nettles = { ...book, file: 'nettles.md', title: 'Nettles' };
      await list({ ...book, file: 'moths.md' }, { ...book, file: 'gone.pdf', title: 'Gone' }, nettles);
      const second = await importFolder();
      expect(second).toMatchObject({ status: 1 });
      expect(second.lines).toContain('2/3 Gone: gone.pdf is not in the folder.');
      expect(second.lines.at(-1)).toBe('1 added, 0 changed, 1 as before, 1 left out.');
    });
    expect(await shown()).toEqual(['Nettles', 'Moths']);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
