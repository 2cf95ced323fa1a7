import { readFileSync } from 'node:fs';

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/**
 * What to say to who has too old a Node; null when it is new enough.
 * @param {string} version
 * @param {string} [wanted]
 * @returns {string | null}
 */
export const sayOfNode = (version, wanted = engines.node) => {
  const oldest = numbersIn(wanted);
  const [[major = 0, minor = 0], [leastMajor = 0, leastMinor = 0]] = [numbersIn(version), oldest];
  const isNewEnough = major === leastMajor ? minor >= leastMinor : major > leastMajor;
  if (isNewEnough) return null;
  return `Studia needs Node ${oldest.join('.')} or newer, and this is ${version}. Install a newer one (https://nodejs.org), then say "npm ci" again.`;
};

/** @param {string} text */
const numbersIn = (text) => (text.match(/\d+/g) ?? []).slice(0, 2).map(Number);

// An old Node would stop at the first thing that it does not know, with a stack that tells nobody what to do.
const sentence = sayOfNode(process.version);
if (sentence !== null) {
  console.error(sentence);
  process.exit(1);
}
