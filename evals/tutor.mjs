import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const SERVER = new URL('../server/src/', import.meta.url);
const PARTS = {
  teach: 'features/tutor/builtin/teach.ts',
  reckoner: 'features/tutor/reckoner/reckoner.ts',
  questions: 'features/tutor/reckoner/questions.ts',
  intent: 'features/tutor/builtin/intent/intent.ts',
  problems: 'features/tutor/builtin/quiz/problems.ts',
  chance: 'features/tutor/builtin/quiz/chance.ts',
  mathematics: 'features/tutor/builtin/show/mathematics.ts',
  engine: 'features/tutor/mathematics/engine.ts',
  library: 'features/library/service.ts',
  curriculum: 'features/curriculum/service.ts',
  books: 'features/curriculum/starter-books.ts',
  language: 'ports/language/segmenter.ts',
};

/** The built-in tutor as it stands in the sources, with the books that it has from the first minute on. */
export const loadTutor = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'studia-tutor-'));
  const input = Object.fromEntries(
    Object.entries(PARTS).map(([name, path]) => [name, fileURLToPath(new URL(path, SERVER))]),
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  });
  const parts = await Promise.all(
    Object.keys(PARTS).map((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href)),
  );
  const tutor = Object.assign({}, ...parts);
  const library = tutor.makeLibrary({
    curriculum: tutor.makeCurriculum({ read: tutor.readStarterBooks }),
    language: tutor.segmenterLanguage(),
  });
  // The chapters are read when the first question comes; only then may the folder go.
  await library.find('cell', 1);
  await rm(outDir, { recursive: true, force: true });
  return { ...tutor, library, talk: talkWith(tutor, library) };
};

const tokens = { count: () => Promise.resolve(0) };

/** Holds a conversation; answers every turn of the tutor. Mathematics is worked out without a thread and a limit of time. */
const talkWith =
  ({ teachBuiltIn, makeReckoner, answerQuestion }, library) =>
  async (messages, situation = { style: 'guide', learner: null }) => {
    const reckoner = makeReckoner({
      ask: async ({ name, input }) => ({ value: answerQuestion(name, input) }),
    });
    const thread = [];
    const turns = [];
    for (const message of messages) {
      const said = typeof message === 'string' ? { text: message } : message;
      thread.push({ by: 'student', lesson: null, ...said });
      const began = performance.now();
      const turn = { text: '', quotes: [] };
      for await (const event of teachBuiltIn(thread, situation, { tokens, library, reckoner })) {
        turn.firstWords ??= performance.now() - began;
        if (event.type === 'text') turn.text += event.text;
        if (event.type === 'done') Object.assign(turn, { lesson: event.lesson, proof: event.proof });
      }
      thread.push({ by: 'tutor', text: turn.text, lesson: JSON.parse(JSON.stringify(turn.lesson)) });
      turns.push(turn);
    }
    return turns;
  };
