import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenKinds } from '../../server/src/features/exercises/kinds/written-kinds.ts';
import { CHECKSUMS } from '../../server/src/ports/embed/minilm.ts';
import { openTokenizer } from '../../server/src/ports/embed/open-model.mjs';
import { MOST_NUMBERS, numbersIn, tokensOf } from '../../server/src/ports/embed/story-text.mjs';
import { prefixOf } from './prefix.ts';

/**
 * Lays down what the model of stories learns from, and what it is measured by: `node tools/scripts/run.mjs --sources-only tools/learn/stories.ts
 * out [measured.jsonl]`. It learns from the tasks of all kinds and from `stories.jsonl`; each number that a formula needs is marked with
 * its letter. `measured.jsonl` has stories that the writers of those have not seen, one `{ "story", "answer" }` a line.
 */
const [, , out = 'learnt-stories', measured] = process.argv;

const tokenizer = await openTokenizer(CHECKSUMS);
const linesOf = async <Line>(file: string | URL): Promise<Line[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);

interface WrittenTask {
  say: string;
  answer: string;
}

const MARK = /\{([a-z]):([^}]*)\}/g;

/** The tokens of a task, its numbers, and its formula sign by sign; null where a marked number is not read as one. */
const rowOf = ({ say, answer }: WrittenTask, kind: string | null): object | null => {
  const text = say.replaceAll(MARK, '$2');
  const numbers = numbersIn(text);
  const places = new Map<string, number>();
  let shift = 0;
  for (const { index, 0: mark, 1: letter = '', 2: own = '' } of say.matchAll(MARK)) {
    const start = index - shift;
    places.set(
      letter,
      numbers.findIndex((one) => one.start < start + own.length && one.end > start),
    );
    shift += mark.length - own.length;
  }
  if (numbers.length > MOST_NUMBERS || [...places.values()].includes(-1)) return null;
  const { ids, places: at } = tokensOf(tokenizer, text, numbers);
  return {
    kind,
    text,
    numbers: numbers.map(({ value }) => value),
    ids,
    at,
    target: prefixOf(answer, places),
  };
};

const ofKinds = [...writtenKinds].flatMap(([id, { says, answer }]) =>
  answer === undefined ? [] : says.map((say) => rowOf({ say, answer }, id)),
);
const ofStories = (await linesOf<WrittenTask>(new URL('stories.jsonl', import.meta.url))).map((one) =>
  rowOf(one, null),
);
const rows = [...ofKinds, ...ofStories];
const usable = rows.filter((row) => row !== null);
await mkdir(out, { recursive: true });
await writeFile(join(out, 'rows.jsonl'), usable.map((row) => `${JSON.stringify(row)}\n`).join(''));
console.log(`${usable.length} tasks, ${rows.length - usable.length} left out`);

if (measured !== undefined) {
  const stories = await linesOf<{ story: string; answer: number | null }>(measured);
  const asked = stories.map(({ story, answer }) => {
    const numbers = numbersIn(story).slice(0, MOST_NUMBERS);
    const { ids, places } = tokensOf(tokenizer, story, numbers);
    return { text: story, numbers: numbers.map(({ value }) => value), ids, at: places, answer };
  });
  await writeFile(join(out, 'measured.jsonl'), asked.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
