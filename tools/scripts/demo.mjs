/**
 * Makes an account with something in it, to look around: `npm run demo`, while Studia runs on this machine without a mail
 * server. It goes through the same calls as a newcomer, and prints the address and a password made up for this account.
 */
import { randomBytes } from 'node:crypto';

const address = process.argv[2] ?? 'http://localhost:3000';
const email = `demo-${randomBytes(3).toString('hex')}@example.org`;
const password = `Demo-${randomBytes(9).toString('base64url')}-7`;
const headers = { 'content-type': 'application/json' };
let token = '';

/**
 * One call; a refusal ends the script with the product's own sentence.
 * @param {string} path
 * @param {object | FormData} body
 */
const call = async (path, body) => {
  const isForm = body instanceof FormData;
  const answer = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { ...(isForm ? {} : headers), ...(token && { authorization: `Bearer ${token}` }) },
    body: isForm ? body : JSON.stringify(body),
  }).catch(() => fail(`Nothing answers at ${address}. Start Studia first: npm start`));
  const text = await answer.text();
  if (!answer.ok) fail(`${path}: ${text}`);
  return JSON.parse(text);
};

/** @param {string} sentence @returns {never} */
const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** The code that was mailed: without a mail server, letters lie in the outbox of this machine. */
const mailedCode = async () => {
  for (let tries = 0; tries < 40; tries += 1) {
    const outbox = await fetch(new URL('/dev/outbox', address));
    if (!outbox.ok)
      fail('Letters leave this machine, so nobody here can read the code. Sign up in the browser instead.');
    const letter = (await outbox.text()).split('<article>').find((one) => one.includes(email));
    const code = /\b\d{6}\b/.exec(letter ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return fail('The code did not arrive in the outbox.');
};

const BOOK = `# The garden at night

## What moths do

A moth is an insect that flies mostly at night and finds flowers by their smell. Moths carry pollen from flower to flower.

## Why moths fly to lamps

Many moths keep the sky above their backs to fly level. A lamp below or beside them is taken for the sky, and the moth turns around it.
`;

await call('/auth/signup', { email, password, options: { data: { full_name: 'Demo Student' } } });
await call('/auth/send-verification-code', { email });
await call('/auth/verify-code', { email, code: await mailedCode() });
({
  session: { access_token: token },
} = await call('/auth/signin', { email, password }));
await call('/api/profile/update', {
  country: 'Kenya',
  city: 'Nairobi',
  standard: '8th Grade',
  date_of_birth: '2012-04-05',
});
const books = new FormData();
books.append('files', new File([BOOK], 'the-garden-at-night.md'));
await call('/api/library/books', books);
for (const messages of [['Solve 3x + 7 = 22', 'subtract 7 from both sides'], ['What is photosynthesis?']]) {
  const { session_id } = await call('/api/llm/create-session', {});
  for (const message of messages) await call('/api/llm/send-message', { session_id, message });
}

console.log(`An account to look around, at ${address}\n\n  email     ${email}\n  password  ${password}\n`);
