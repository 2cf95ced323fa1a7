import { createServer } from 'node:http';

/** A server that speaks OpenAI's chat protocol and answers every question with the same words; who asks for a burst gets thousands. */
const WORDS = 'A cell is the smallest unit of life. 3 × 4 = 12\nWhat is inside of it?'.split(/(?<= )/);
const BURST = Array.from(
  { length: 400 },
  (_, at) => `Line ${at} says that a cell is the smallest unit of life. `,
)
  .join('')
  .match(/\S+ /g);

/**
 * @param {{ content?: string }} delta
 * @param {string | null} finish_reason
 */
const piece = (delta, finish_reason = null) => ({ id: 'c', choices: [{ index: 0, delta, finish_reason }] });
const USED = {
  id: 'c',
  choices: [],
  usage: { prompt_tokens: 40, completion_tokens: 20, total_tokens: 60 },
};
/** @param {readonly string[]} words */
const dataOf = (words) =>
  [...words.map((content) => piece({ content })), piece({}, 'stop'), USED].map(
    (data) => `data: ${JSON.stringify(data)}\n\n`,
  );
const ANSWER = dataOf(WORDS);
const LONG_ANSWER = dataOf(BURST ?? []);

const server = createServer((request, response) => {
  let asked = '';
  request.setEncoding('utf8');
  request.on('data', (text) => (asked += text));
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const data of asked.includes('burst') ? LONG_ANSWER : ANSWER) response.write(data);
    response.end('data: [DONE]\n\n');
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
