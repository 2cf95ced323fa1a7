import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../scripts/build.mjs';
import { evalAlgebra } from './algebra.mjs';
import { evalBookQuestions } from './book-questions.mjs';
import { evalDeepmind } from './deepmind-mathematics.mjs';
import { evalDocuments } from './documents.mjs';
import { evalLanguageQuestions } from './language-questions.mjs';
import { evalNaughtyStrings } from './naughty-strings.mjs';
import { evalOwnMathematics } from './own-mathematics.mjs';
import { evalSafety } from './safety.mjs';
import { evalStarterQuestions } from './starter-questions.mjs';
import { evalStepsArithmetic } from './steps-arithmetic.mjs';
import { evalStoryQuestions } from './story-questions.mjs';
import { evalTutorBehaviour } from './tutor-behaviour.mjs';

/** How well the product does on material that nobody here wrote: one figure each, and the misses. */
const EVALS = [
  { title: 'Textbook algebra, answers and steps', evaluate: evalAlgebra },
  { title: 'Generated mathematics of twenty kinds', evaluate: evalDeepmind },
  { title: 'Problem steps from many courses', evaluate: evalStepsArithmetic },
  { title: 'Mathematics, a set of our own', evaluate: evalOwnMathematics },
  { title: 'Real books, read', evaluate: evalDocuments },
  { title: 'Questions about stories, section and quote', evaluate: evalStoryQuestions },
  { title: 'Questions to the starter books, a set of our own', evaluate: evalStarterQuestions },
  { title: 'Questions to real books, a set of our own', evaluate: evalBookQuestions },
  { title: 'Questions in other languages, a set of our own', evaluate: evalLanguageQuestions },
  { title: 'How the built-in tutor behaves', evaluate: evalTutorBehaviour },
  { title: 'Students in trouble, and study that sounds like it', evaluate: evalSafety },
  { title: 'Naughty strings in every text field', evaluate: evalNaughtyStrings },
];
const MOST_MISSES_SHOWN = 20;

await buildIfChanged();
for (const { title, evaluate } of EVALS) {
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-evals-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const { figure, notes = [], misses } = await evaluate(dataDir);
  console.log(`${title}: ${figure}`);
  for (const note of notes) console.log(`    ${note}`);
  for (const miss of misses.slice(0, MOST_MISSES_SHOWN)) console.log(`  ${miss}`);
  await rm(dataDir, { recursive: true, force: true });
}
