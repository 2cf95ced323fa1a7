import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** What to say to who has too old a Node; null when it is new enough. */
export const sayOfNode = (version, wanted = engines.node) => {
  const [oldest, present] = [numbersIn(wanted), numbersIn(version)];
  const isNewEnough = present[0] === oldest[0] ? present[1] >= oldest[1] : present[0] > oldest[0];
  if (isNewEnough) return null;
  return `Studia needs Node ${oldest.join('.')} or newer, and this is ${version}. Install a newer one (https://nodejs.org), then say "npm ci" again.`;
};

const numbersIn = (text) => text.match(/\d+/g).slice(0, 2).map(Number);

// An old Node would stop at the first thing that it does not know, with a stack that tells nobody what to do.
const sentence = sayOfNode(process.version);
if (sentence !== null) {
  console.error(sentence);
  process.exit(1);
}
