import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Documents } from '../../server/src/ports/documents/port.ts';
import { sharedBooks } from '../evals/material.ts';
import { openDocuments, readAll } from '../evals/reader.ts';
import type { Figures } from './figures.ts';

const BARE = fileURLToPath(new URL('bare-pdfium.mjs', import.meta.url));
const ROUNDS = 3;

interface Round {
  bare: number;
  ours: number;
  first: number;
}

/** Pages a second of the whole reading, and of PDFium alone over the same file, one after the other in the same run. */
export const benchDocuments = async (): Promise<Figures> => {
  const paths = (await sharedBooks()) ?? [];
  const documents = openDocuments();
  const figures: Figures = [];
  try {
    for (const path of paths.filter((name) => name.endsWith('.pdf'))) {
      const rounds = await measured(documents, path);
      // A scan is recognised, which PDFium does not do: there is nothing to compare.
      if (rounds === null) continue;
      const best = (of: (round: Round) => number): number => Math.max(...rounds.map(of));
      const [ours, bare] = [best((round) => round.ours), best((round) => round.bare)];
      figures.push(
        [`${basename(path)}: pages a second, PDFium alone`, bare.toFixed(0)],
        [`${basename(path)}: pages a second, read`, ours.toFixed(0)],
        [`${basename(path)}: ratio`, (ours / bare).toFixed(2)],
        [
          `${basename(path)}: milliseconds to the first page`,
          Math.min(...rounds.map(({ first }) => first)).toFixed(0),
        ],
      );
    }
  } finally {
    await documents.close();
  }
  return figures;
};

const measured = async (documents: Documents, path: string): Promise<Round[] | null> => {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await barePagesPerSecond(path);
    const { pages, milliseconds, first } = await readAll(documents, path);
    if (pages.some(({ by }) => by === 'ocr')) return null;
    rounds.push({ bare, ours: (pages.length / milliseconds) * 1000, first });
  }
  return rounds;
};

const barePagesPerSecond = async (path: string): Promise<number> => {
  const child = spawn(process.execPath, [BARE, path], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [figure] = (await once(child, 'message')) as [number];
  return figure;
};

if (process.argv[1] === import.meta.filename)
  for (const [what, figure] of await benchDocuments()) console.log(`  ${what.padEnd(64)} ${figure}`);
