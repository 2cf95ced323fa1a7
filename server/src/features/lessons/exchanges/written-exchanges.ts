import type { Exchange } from '@studia/contract/lessons';
import { readYaml, type LineProblem } from '../read-yaml.ts';
import { exchangeFrom, WrittenExchanges } from './exchange.ts';
import { judgeExchanges, type Measure } from './judge-exchanges.ts';

const FILES = import.meta.glob<string>(
  [
    '../../../../../curriculum/books/*/*.talk.yaml',
    '../../../../../curriculum/books/*/*.further.yaml',
    '../../../../../curriculum/talk/*/*.talk.yaml',
  ],
  { query: '?raw', import: 'default' },
);

/** Reads what students say about the ideas of the starter books and about topics beyond them, and what is answered. */
export const readWrittenExchanges = async (): Promise<Exchange[]> => {
  const chapters = await Promise.all(
    Object.entries(FILES)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([path, read]) => {
        const [slug = ''] = path.split('/').slice(-2);
        const chapter = readYaml(await read(), WrittenExchanges);
        if (chapter.kind === 'unreadable')
          throw new Error(`${path} can't be read: npm run lessons says why.`);
        return Object.entries(chapter.written).flatMap(([idea, exchanges]) =>
          exchanges.map((one) => exchangeFrom(`${slug}/${idea}`, one, path.endsWith('.further.yaml'))),
        );
      }),
  );
  return chapters.flat();
};

/** Judges a file of exchanges, and counts them; `ideas` are those that it has to speak about, null for topics of its own. */
export const judgeWrittenExchanges = (
  yaml: string,
  ideas: readonly string[] | null,
  measure: Measure,
): { problems: LineProblem[]; count: number } => {
  const read = readYaml(yaml, WrittenExchanges);
  if (read.kind === 'unreadable') return { problems: read.problems, count: 0 };
  const { written, lineOf } = read;
  const names = Object.keys(written);
  return {
    problems: [
      ...judgeExchanges(written, measure).map(({ path, sentence }) => ({
        line: lineOf(path),
        sentence: `${path.join('.')}: ${sentence}`,
      })),
      ...(ideas ?? [])
        .filter((idea) => !names.includes(idea))
        .map((idea) => ({ line: 1, sentence: `says nothing about “${idea}”` })),
      ...names
        .filter((name) => ideas !== null && !ideas.includes(name))
        .map((name) => ({ line: lineOf([name]), sentence: `“${name}” is no idea of this lesson` })),
    ],
    count: Object.values(written).flat().length,
  };
};
