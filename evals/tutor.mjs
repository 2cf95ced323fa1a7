import { loadSources } from './sources.mjs';

const PARTS = [
  'features/tutor/builtin/teach.ts',
  'features/tutor/reckoner/reckoner.ts',
  'features/tutor/reckoner/questions.ts',
  'features/tutor/builtin/intent/intent.ts',
  'features/tutor/builtin/quiz/problems.ts',
  'features/tutor/builtin/quiz/chance.ts',
  'features/tutor/builtin/show/mathematics.ts',
  'features/tutor/mathematics/engine.ts',
  'features/library/search/search.ts',
  'features/curriculum/service.ts',
  'features/curriculum/starter-books.ts',
  'ports/language/segmenter.ts',
];

/** The built-in tutor as it stands in the sources, with the books that it has from the first minute on. */
export const loadTutor = async () => {
  const { parts: tutor, close } = await loadSources(PARTS);
  const library = tutor.makeBookSearch({
    curriculum: tutor.makeCurriculum({ read: tutor.readStarterBooks }),
    language: tutor.segmenterLanguage(),
  });
  // The chapters are read when the first question comes; only then may the folder go.
  await library.find('cell', 1);
  await close();
  return { ...tutor, library, talk: talkWith(tutor, library), talkWith: (other) => talkWith(tutor, other) };
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
