import { readFile } from 'node:fs/promises';
import type { Expression } from '../../mathematics/src/expression/tree.ts';
import { workByLaws } from '../../mathematics/src/laws/worked-law.ts';
import { workByRelations } from '../../mathematics/src/relations/relations.ts';
import type { Worked } from '../../mathematics/src/worked.ts';
import { engine } from './mathematics-engine.ts';

/** A story and its key: a number, perhaps with its unit; what nobody can answer has none. */
interface Story {
  story: string;
  answer: string | number | null;
}

/**
 * Stories of a file that the writer of the rules has not seen, one `{ "story", "answer" }` a line: of the answers given,
 * how many are right. A wrong answer costs trust, a refusal only a chance, so precision comes first.
 */
const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file of stories: npm run evals:stories -- stories.jsonl');
const text = await readFile(file, 'utf8');
const stories = text
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Story);

const workStory = (story: string): Worked | null => workByLaws(story) ?? workByRelations(story);

const numberOf = (written: string): Expression | null => {
  const digits = /[-−]?\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?/.exec(written)?.[0].replaceAll(',', '');
  return digits === undefined ? null : engine.readExpression(digits);
};

const isRight = ({ answer }: Worked, key: Story['answer']): boolean => {
  const [given, wanted] = [numberOf(answer.text), numberOf(String(key ?? ''))];
  return given !== null && wanted !== null && engine.equivalent(given, wanted);
};

const results = stories.map((row) => ({ ...row, worked: workStory(row.story) }));
const answered = results.flatMap(({ worked, ...row }) => (worked ? [{ ...row, worked }] : []));
const wrong = answered.filter(({ worked, answer }) => !isRight(worked, answer));
const right = answered.length - wrong.length;
const share = (part: number, all: number): string => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;

console.log(`Stories: ${stories.length}`);
console.log(`Answered: ${answered.length} (coverage ${share(answered.length, stories.length)})`);
console.log(`Right: ${right} (precision ${share(right, answered.length)})`);
console.log(`Wrong: ${wrong.length}`);
console.log(`Refused: ${stories.length - answered.length}`);
for (const { story, answer, worked } of wrong)
  console.log(`  ${story.replaceAll(/\s+/g, ' ')} → ${worked.answer.text}, not ${answer ?? 'answerable'}`);
