import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evalActs } from './acts.ts';
import { evalAiNotes } from './ai-notes.ts';
import { evalAlgebra } from './algebra.ts';
import { evalBookQuestions } from './book-questions.ts';
import { evalDeepmind } from './deepmind-mathematics.ts';
import { evalDocuments } from './documents.ts';
import type { Evaluate } from './evaluation.ts';
import { evalLanguageQuestions } from './language-questions.ts';
import { evalNaughtyStrings } from './naughty-strings.ts';
import { evalOwnMathematics } from './own-mathematics.ts';
import { evalSafety } from './safety.ts';
import { evalStarterQuestions } from './starter-questions.ts';
import { evalStoryQuestions } from './story-questions.ts';
import { evalStrangers } from './strangers.ts';
import { evalTutorBehaviour } from './tutor-behaviour.ts';

/**
 * How well the product does on material that nobody here wrote: one figure each, and the misses. Words after the command
 * choose those whose title has one of them: `npm run evals -- notes`.
 */
const EVALS: readonly { title: string; evaluate: Evaluate }[] = [
  { title: 'Textbook algebra, answers and steps', evaluate: evalAlgebra },
  { title: 'Generated mathematics of twenty kinds', evaluate: evalDeepmind },
  { title: 'Mathematics, a set of our own', evaluate: evalOwnMathematics },
  { title: 'Real books, read', evaluate: evalDocuments },
  { title: 'Lines of AI notes on real books', evaluate: evalAiNotes },
  { title: 'Questions about stories, section and quote', evaluate: evalStoryQuestions },
  { title: 'Questions to the starter books, a set of our own', evaluate: evalStarterQuestions },
  { title: 'Questions to real books, a set of our own', evaluate: evalBookQuestions },
  { title: 'Questions that a textbook does not answer', evaluate: evalStrangers },
  { title: 'Questions in other languages, a set of our own', evaluate: evalLanguageQuestions },
  { title: 'What a message does, by writers who were kept out', evaluate: evalActs },
  { title: 'How the built-in tutor behaves', evaluate: evalTutorBehaviour },
  { title: 'Students in trouble, and study that sounds like it', evaluate: evalSafety },
  { title: 'Naughty strings in every text field', evaluate: evalNaughtyStrings },
];
const MOST_MISSES_SHOWN = 20;

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = EVALS.filter(
  ({ title }) => wanted.length === 0 || wanted.some((word) => title.toLowerCase().includes(word)),
);
if (chosen.length === 0)
  throw new Error(`No title has these words. ${EVALS.map(({ title }) => title).join('; ')}`);

for (const { title, evaluate } of chosen) {
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-evals-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const { figure, notes = [], misses } = await evaluate(dataDir);
  console.log(`${title}: ${figure}`);
  for (const note of notes) console.log(`    ${note}`);
  for (const miss of misses.slice(0, MOST_MISSES_SHOWN)) console.log(`  ${miss}`);
  await rm(dataDir, { recursive: true, force: true });
}
