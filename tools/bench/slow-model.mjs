import { createServer } from 'node:http';

/**
 * A model server in OpenAI's protocol that says one word at once and then one after every pause, as many as it is told.
 * Run as a process of its own: `slow-model.mjs <port> <words> <pause in ms>`.
 */
const [port = 0, words = 0, pause = 0] = process.argv.slice(2).map(Number);

/** @param {string | object} data */
const event = (data) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
/** @param {string} content */
const piece = (content) => event({ id: 'c', choices: [{ index: 0, delta: { content } }] });
const ending =
  event({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }) +
  event({
    id: 'c',
    choices: [],
    usage: { prompt_tokens: 40, completion_tokens: words, total_tokens: 40 + words },
  }) +
  event('[DONE]');

/** @param {import('node:http').ServerResponse} response */
const answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let count = 0;
  const say = () => {
    response.write(piece(`word ${count} `));
    count += 1;
    if (count < words) return;
    clearInterval(timer);
    response.end(ending);
  };
  const timer = setInterval(say, pause);
  response.on('close', () => clearInterval(timer));
  say();
};

createServer((request, response) => {
  request.resume();
  request.on('end', () => answer(response));
}).listen(port, '127.0.0.1', () => process.send?.('ready'));
