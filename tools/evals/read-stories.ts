import { readFile } from 'node:fs/promises';
import { valueOf } from '../../server/src/features/exercises/kinds/formula.ts';
import { storyReader } from '../../server/src/ports/embed/story-reader.ts';

/**
 * How often the learnt reader of stories comes to the right number, by how sure it is:
 * `npm run evals:read-stories -- stories.jsonl [list]`, one `{ "story", "answer" }` (or `{ "task", "value" }`) a line. What nobody can answer has no number.
 */
const [, , file, list] = process.argv;
if (file === undefined)
  throw new Error('Name the file of stories: npm run evals:read-stories -- stories.jsonl');
interface Story {
  story?: string;
  task?: string;
  answer?: number | string | null;
  value?: number | null;
}
const stories = (await readFile(file, 'utf8'))
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Story);
const reader = storyReader({ warn: console.warn, patience: 60_000 });

/** To the digits that a key has. */
const isSame = (value: number | null, key: number): boolean =>
  value !== null && Math.abs(value - key) <= Math.max(1e-6, 0.005 * Math.abs(key));

const results = [];
const began = performance.now();
for (const { story, task, answer, value } of stories) {
  const key = answer ?? value;
  const text = story ?? task ?? '';
  const [first] = await reader.read(text);
  const own = first ? valueOf(first.formula, {}) : null;
  const isRight = key !== null && key !== undefined && isSame(own, Number(key));
  results.push({ text, key, chance: first?.chance ?? 0, formula: first?.formula ?? '', isRight });
}
console.log(`${stories.length} stories, ${Math.round((performance.now() - began) / stories.length)} ms each`);
await reader.close();

const answerable = results.filter(({ key }) => key !== null && key !== undefined);
console.log(`Right: ${answerable.filter(({ isRight }) => isRight).length} of ${answerable.length}`);
for (const from of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]) {
  const sure = results.filter(({ chance }) => chance >= from);
  console.log(`From ${from}: ${sure.filter(({ isRight }) => isRight).length} right of ${sure.length}`);
}
if (list)
  for (const { chance, isRight, formula, key, text } of results.toSorted(
    (one, other) => other.chance - one.chance,
  ))
    console.log(`${chance.toFixed(2)} ${isRight ? 'right' : 'WRONG'} ${formula} (${key}) | ${text}`);
