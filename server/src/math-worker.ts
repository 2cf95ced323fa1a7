import { useKindIndex } from './features/exercises/kinds/kind-of.ts';
import { answerQuestion } from './features/exercises/questions.ts';
import { serveQuestions } from './ports/worker-pool/serve.ts';
import { readPreparedKinds } from './prepared.ts';

// The program of the math worker's thread. Rules are compiled by their first use; whoever asks first need not wait for that.
const kinds = await readPreparedKinds();
if (kinds) useKindIndex(kinds);
answerQuestion('workedLines', 'Solve 2x + 3 = 11');
answerQuestion('lines', { topic: '', standing: null, lines: ['3 × 4 = 12'] });
serveQuestions(answerQuestion);
