import { Agent, get } from 'node:http';

// A process of its own: who follows a thousand answers is too busy to say how long another one took.
const [url = '', pause = '20'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** @type {number[]} */
const took = [];

/** @returns {Promise<void>} */
const once = () =>
  new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent }, (answer) => answer.resume().on('end', () => resolve())).on(
      'error',
      reject,
    );
  });

process.on('message', () => process.send?.(took, () => process.exit(0)));
process.send?.([]);
for (;;) {
  const began = performance.now();
  await once();
  took.push(performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, Number(pause)));
}
