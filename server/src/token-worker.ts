import { gptTokens } from './ports/tokens/gpt.ts';
import { serveQuestions } from './ports/worker-pool/serve.ts';

// The program of the thread that counts tokens: the table that it needs is large, and goes with the thread.
const tokens = gptTokens();
await tokens.count('');
serveQuestions((_, text) => tokens.count(text as string));
