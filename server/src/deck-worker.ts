import { answerDeckQuestion } from './ports/decks/questions.ts';
import { serveQuestions } from './ports/worker-pool/serve.ts';

// The program of the thread that reads and writes files of cards.
serveQuestions(answerDeckQuestion);
