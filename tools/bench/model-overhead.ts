import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { percentile as at, type Figures } from './figures.ts';
import { startProduct } from './product.ts';

const WARM_UP = 20;
const ROUNDS = 200;
/** One student may not ask so often in a minute, so the load is that of a class. */
const STUDENTS = 25;
const CROWD = 20;
const CROWD_ROUNDS = 6;
const BURSTS = 7;
/** The scripted model answers it with 4,400 words. */
const LONG = 'Tell me about cells in a burst';
const WORDS_A_LINE = 11;
const PASSWORD = 'Correct-horse-7';

/**
 * What the product adds to the first word of a model: the time until a student hears it, against the time until whoever
 * calls the scripted model server directly does, one after the other in the same run.
 */
export const benchModelOverhead = async (dataDir: string): Promise<Figures> => {
  const model = await startModel();
  const product = await startProduct(dataDir, { MODEL: 'compatible:scripted', MODEL_URL: model.url });
  try {
    return await measure(product.url, model.url);
  } finally {
    await product.stop();
    await model.stop();
  }
};

const measure = async (productUrl: string, modelUrl: string): Promise<Figures> => {
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, (_, number) => signUp(productUrl, number)),
  );
  const directly = (question = 'What is a cell?') =>
    untilFirst(`${modelUrl}/chat/completions`, questionOf(question), {}, '"content":"');
  const through = async (token: string, question = 'What is a cell?') => {
    const session = await begin(productUrl, token);
    return () =>
      untilFirst(
        `${productUrl}/api/llm/send-message`,
        { session_id: session, message: question },
        { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        'event: delta',
      );
  };
  const direct: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const ask = await through(students[round % STUDENTS] ?? '');
    const [alone, whole] = [await directly(), await ask()];
    if (round < WARM_UP) continue;
    direct.push(alone.first);
    ours.push(whole.first);
  }
  const added = ours.map((time, round) => time - (direct[round] ?? 0));
  const crowd = await atOnce(students, directly, through);
  const bursts = { direct: [] as number[], ours: [] as number[] };
  for (let round = 0; round < BURSTS; round += 1) {
    const ask = await through(students[round] ?? '', LONG);
    bursts.direct.push((await directly(LONG)).perSecond);
    bursts.ours.push((await ask()).perSecond);
  }
  return [
    ['first word of the scripted model server, asked directly (p50)', `${at(direct, 0.5).toFixed(1)} ms`],
    ['first word through the product (p50)', `${at(ours, 0.5).toFixed(1)} ms`],
    [`what the product adds, p50 of ${ROUNDS}`, `${at(added, 0.5).toFixed(1)} ms`, '≤ 8 ms'],
    ['what the product adds (p95)', `${at(added, 0.95).toFixed(1)} ms`],
    [`what the product adds when ${CROWD} ask at once, p50`, `${crowd.toFixed(1)} ms`, '≤ 60 ms'],
    ['tokens a second of the server, one burst', String(Math.round(at(bursts.direct, 0.5)))],
    ['tokens a second through the product', String(Math.round(at(bursts.ours, 0.5))), '≥ 40,000'],
  ];
};

type AskForTimes = () => Promise<AnswerTimes>;

/** The same for twenty who ask in one moment, round by round: the middle one's wait, less what it is without us. */
const atOnce = async (
  students: readonly string[],
  directly: AskForTimes,
  through: (token: string) => Promise<AskForTimes>,
): Promise<number> => {
  const added: number[] = [];
  for (let round = 0; round < CROWD_ROUNDS; round += 1) {
    const alone = await Promise.all(Array.from({ length: CROWD }, () => directly()));
    const asks = await Promise.all(students.slice(0, CROWD).map((token) => through(token)));
    const whole = await Promise.all(asks.map((ask) => ask()));
    const middle = (times: readonly AnswerTimes[]) =>
      at(
        times.map(({ first }) => first),
        0.5,
      );
    if (round > 0) added.push(middle(whole) - middle(alone));
  }
  return at(added, 0.5);
};

const questionOf = (content: string) => ({
  model: 'scripted',
  stream: true,
  messages: [{ role: 'user', content }],
});

interface AnswerTimes {
  /** Milliseconds until the first word. */
  first: number;
  /** Words a second, from asking to the end. */
  perSecond: number;
}

/** Milliseconds until a mark stands in the answer; the rest is read as well. */
const untilFirst = async (
  url: string,
  body: object,
  headers: Readonly<Record<string, string>>,
  mark: string,
): Promise<AnswerTimes> => {
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  let took: number | null = null;
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (took === null && text.includes(mark)) took = performance.now() - began;
  }
  if (took === null) throw new Error(`${url} never said ${mark}: ${text.slice(0, 500)}`);
  const words = text.split('smallest').length * WORDS_A_LINE;
  return { first: took, perSecond: (words / (performance.now() - began)) * 1000 };
};

const startModel = async () => {
  // In a process of its own, as a vendor's is: both ways to it take the same hop.
  const child = fork(fileURLToPath(new URL('scripted-model.mjs', import.meta.url)));
  const [port] = (await once(child, 'message')) as [number];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}/v1`, stop };
};

const signUp = async (url: string, number: number): Promise<string> => {
  const { session } = await post<{ session: { access_token: string } }>(`${url}/auth/signup`, {
    email: `${number}@bench.example.org`,
    password: PASSWORD,
    options: { data: { full_name: 'Bench Student' } },
  });
  return session.access_token;
};

const begin = async (url: string, token: string): Promise<string> => {
  const { session_id } = await post<{ session_id: string }>(
    `${url}/api/llm/create-session`,
    {},
    { authorization: `Bearer ${token}` },
  );
  return session_id;
};

const post = async <Reply>(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply;
};
