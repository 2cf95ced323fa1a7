import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startProduct } from './product.mjs';

const WARM_UP = 20;
const ROUNDS = 200;
/** One student may not ask so often in a minute, so the load is that of a class. */
const STUDENTS = 25;
const PASSWORD = 'Correct-horse-7';

/**
 * What the product adds to the first word of a model: the time until a student hears it, against the time until whoever
 * calls the scripted model server directly does, one after the other in the same run.
 */
export const benchModelOverhead = async (dataDir) => {
  const model = await startModel();
  const product = await startProduct(dataDir, { MODEL: 'compatible:scripted', MODEL_URL: model.url });
  try {
    return await measure(product.url, model.url);
  } finally {
    await product.stop();
    await model.stop();
  }
};

const measure = async (productUrl, modelUrl) => {
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, (_, number) => signUp(productUrl, number)),
  );
  const direct = [];
  const ours = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const token = students[round % STUDENTS];
    const session = await begin(productUrl, token);
    const alone = await untilFirst(`${modelUrl}/chat/completions`, QUESTION, {}, '"content":"');
    const body = { session_id: session, message: 'What is a cell?' };
    const whole = await untilFirst(
      `${productUrl}/api/llm/send-message`,
      body,
      { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      'event: delta',
    );
    if (round < WARM_UP) continue;
    direct.push(alone);
    ours.push(whole);
  }
  const added = ours.map((time, at) => time - direct[at]);
  return [
    ['first word of the scripted model server, asked directly (p50)', `${at(direct, 0.5).toFixed(1)} ms`],
    ['first word through the product (p50)', `${at(ours, 0.5).toFixed(1)} ms`],
    [`what the product adds (p50 of ${ROUNDS}, aim 15)`, `${at(added, 0.5).toFixed(1)} ms`],
    ['what the product adds (p95)', `${at(added, 0.95).toFixed(1)} ms`],
  ];
};

const QUESTION = {
  model: 'scripted',
  stream: true,
  messages: [{ role: 'user', content: 'What is a cell?' }],
};

/** Milliseconds until a mark stands in the answer; the rest is read as well. */
const untilFirst = async (url, body, headers, mark) => {
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  let took = null;
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (took === null && text.includes(mark)) took = performance.now() - began;
  }
  if (took === null) throw new Error(`${url} never said ${mark}: ${text.slice(0, 500)}`);
  return took;
};

const startModel = async () => {
  // In a process of its own, as a vendor's is: both ways to it take the same hop.
  const child = fork(fileURLToPath(new URL('scripted-model.mjs', import.meta.url)));
  const [port] = await once(child, 'message');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}/v1`, stop };
};

const signUp = async (url, number) => {
  const { session } = await post(`${url}/auth/signup`, {
    email: `${number}@bench.example.org`,
    password: PASSWORD,
    options: { data: { full_name: 'Bench Student' } },
  });
  return session.access_token;
};

const begin = async (url, token) => {
  const { session_id } = await post(
    `${url}/api/llm/create-session`,
    {},
    { authorization: `Bearer ${token}` },
  );
  return session_id;
};

const post = async (url, body, headers = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)];
