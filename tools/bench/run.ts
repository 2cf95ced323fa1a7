import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchBookSearch } from './book-search.ts';
import { benchDocuments } from './documents.ts';
import { benchDrawingAndWriting } from './drawing-and-writing.ts';
import type { Bench, Figures } from './figures.ts';
import { benchFirstPage } from './first-page.ts';
import { benchFirstWords } from './first-words.ts';
import { benchGrowth } from './growth.ts';
import { benchInstalled } from './installed.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLiveRoom } from './live-room.ts';
import { benchLive } from './live.ts';
import { benchLongLists } from './long-lists.ts';
import { benchModelOverhead } from './model-overhead.ts';
import { benchOddMessages } from './odd-messages.ts';
import { benchOwnLessons } from './own-lessons.ts';
import { benchPodcasts } from './podcasts.ts';
import { benchProgress } from './progress.ts';
import { benchQuizAnswers } from './quiz-answers.ts';
import { benchRequests } from './requests.ts';
import { benchScans } from './scans.ts';
import { benchSignIn } from './sign-in.ts';
import { benchStart } from './start.ts';
import { benchStreams } from './streams.ts';
import { tableOf, type Part } from './table.ts';
import { benchTables } from './tables.ts';
import { benchViewer } from './viewer.ts';
import { benchVoices } from './voices.ts';

/** Figures to compare versions with; `npm run bench -- start,streams out.md` runs those whose title says so and writes the table. Trust ratios: both sides of one are measured in the same run. */
const BENCHES: readonly { title: string; bench: Bench }[] = [
  { title: 'Start and rest', bench: benchStart },
  { title: 'Requests', bench: benchRequests },
  { title: 'Tables over HTTP', bench: benchTables },
  { title: 'Signing in', bench: benchSignIn },
  { title: 'First words of the built-in tutor', bench: benchFirstWords },
  { title: 'Answers in quizzes', bench: benchQuizAnswers },
  { title: 'Live lessons over the wire', bench: benchLive },
  { title: 'Live lessons by voice in a browser', bench: benchLiveRoom },
  { title: 'A thousand streams', bench: benchStreams },
  { title: 'Odd messages', bench: benchOddMessages },
  { title: 'First word of a model', bench: benchModelOverhead },
  { title: 'Reading documents', bench: benchDocuments },
  { title: 'Recognising scans', bench: benchScans },
  { title: 'First page of a book that was brought', bench: benchFirstPage },
  { title: 'Thin lessons of own books', bench: benchOwnLessons },
  { title: 'Search in many books', bench: benchBookSearch },
  { title: 'Progress after 100,000 answers', bench: benchProgress },
  { title: 'Growth', bench: benchGrowth },
  { title: 'Voices', bench: benchVoices },
  { title: 'Podcasts', bench: benchPodcasts },
  { title: 'Viewer', bench: benchViewer },
  { title: 'Drawing and writing', bench: benchDrawingAndWriting },
  { title: 'Long lists', bench: benchLongLists },
  { title: 'Pages on a phone', bench: benchLighthouse },
  { title: 'Installed', bench: benchInstalled },
];

const [wanted = '', file] = process.argv.slice(2);
const words = wanted.toLowerCase().split(',');
const chosen = BENCHES.filter(({ title }) => words.some((word) => title.toLowerCase().includes(word)));
const parts: Part[] = [];

for (const { title, bench } of chosen) {
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-bench-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  console.log(`\n${title} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  const figures = await bench(dataDir).catch((error: unknown): Figures => [['not measured', String(error)]]);
  for (const [what, figure, aim] of figures)
    console.log(`  ${what.padEnd(64)} ${figure}${aim ? ` (aim ${aim})` : ''}`);
  parts.push({ title, figures });
  await rm(dataDir, { recursive: true, force: true });
}

const table = tableOf(parts);
console.log(`\n${table}`);
if (file) await writeFile(file, `${table}\n`);
// A bench that could not measure is no figure that can be compared.
if (parts.some(({ figures }) => figures[0]?.[0] === 'not measured')) process.exitCode = 1;
