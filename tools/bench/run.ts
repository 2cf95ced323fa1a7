import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchBookSearch } from './book-search.ts';
import { benchDocuments } from './documents.ts';
import { benchDrawingAndWriting } from './drawing-and-writing.ts';
import type { Bench } from './figures.ts';
import { benchFirstPage } from './first-page.ts';
import { benchFirstWords } from './first-words.ts';
import { benchGrowth } from './growth.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLiveRoom } from './live-room.ts';
import { benchLive } from './live.ts';
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
import { benchTables } from './tables.ts';
import { benchViewer } from './viewer.ts';
import { benchVoices } from './voices.ts';

/** Figures to compare versions with; `npm run bench streams` runs those whose title says so. Trust ratios: both sides of one are measured in the same run. */
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
  { title: 'Landing page', bench: benchLighthouse },
];

const [wanted = ''] = process.argv.slice(2);
const chosen = BENCHES.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()));

for (const { title, bench } of chosen) {
  const dataDir = await mkdtemp(join(tmpdir(), 'studia-bench-'));
  // Under root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  console.log(`\n${title} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  for (const [what, figure] of await bench(dataDir)) console.log(`  ${what.padEnd(64)} ${figure}`);
  await rm(dataDir, { recursive: true, force: true });
}
