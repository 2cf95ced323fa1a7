import { createServer } from 'node:http';

/** A server that speaks OpenAI's chat protocol and answers every question with the same words. */
const WORDS = 'A cell is the smallest unit of life. 3 × 4 = 12\nWhat is inside of it?'.split(/(?<= )/);

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
const DATA = [...WORDS.map((content) => piece({ content })), piece({}, 'stop'), USED];

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const data of DATA) response.write(`data: ${JSON.stringify(data)}\n\n`);
    response.end('data: [DONE]\n\n');
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
