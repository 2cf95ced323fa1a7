import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { startProduct } from '../bench/product.mjs';

const STRINGS = new URL('../../../shared/evaldata/naughty-strings.json', import.meta.url);

/**
 * Every string of the big list of naughty strings in every text field: refused with `{ error, code }`, or
 * stored and given back exactly. Never a 5xx.
 */
export const evalNaughtyStrings = async (dataDir) => {
  const strings = await readFile(STRINGS, 'utf8').then(JSON.parse, () => null);
  if (strings === null) return { figure: 'left out: the list of strings is not here', misses: [] };
  const product = await startProduct(dataDir, { TRUST_PROXY: 'true', LOG_LEVEL: 'silent' });
  const misses = [];
  let tried = 0;
  try {
    for (const [number, string] of strings.entries()) {
      for (const [field, probe] of Object.entries(PROBES)) {
        tried += 1;
        const complaint = await probe(callerOf(product.url, number), string, number);
        if (complaint) misses.push(`${field}, string ${number}: ${complaint}`);
      }
    }
  } finally {
    await product.stop();
  }
  return { figure: `${tried - misses.length} of ${tried} kept the rule`, misses };
};

// Each string comes from an address of its own, as if many people typed them: the pace is not what is tested.
const callerOf = (url, number) => {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
  };
  return async (path, body, token) => {
    const response = await fetch(`${url}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
};

const PASSWORD = 'Correct-horse-7';
const signUp = (string, number, over) => ({
  email: `naughty-${number}-${randomUUID()}@example.org`,
  password: PASSWORD,
  options: { data: { full_name: 'Naughty String' } },
  ...over,
});

const refusedOr = (answer, judge) => {
  const { status, body } = answer;
  if (status >= 500) return `answered ${status}`;
  if (status >= 400)
    return typeof body?.error === 'string' && typeof body?.code === 'string'
      ? null
      : `${status} without { error, code }`;
  return judge(body);
};

const fine = () => null;

const PROBES = {
  'sign-up email': async (call, string, number) =>
    refusedOr(await call('/auth/signup', signUp(string, number, { email: string })), fine),
  'sign-up password': async (call, string, number) => {
    const details = signUp(string, number, { password: string });
    const answer = await call('/auth/signup', details);
    if (answer.status !== 200) return refusedOr(answer, fine);
    const again = await call('/auth/signin', { email: details.email, password: string });
    return again.status === 200 ? null : 'the password does not open the account';
  },
  'full name': async (call, string, number) => {
    const answer = await call(
      '/auth/signup',
      signUp(string, number, { options: { data: { full_name: string } } }),
    );
    return refusedOr(answer, ({ user }) =>
      user.user_metadata.full_name === string.trim() ? null : 'the name came back changed',
    );
  },
  'referral code': async (call, string, number) =>
    refusedOr(
      await call(
        '/auth/signup',
        signUp(string, number, { options: { data: { full_name: 'Naughty String' }, referral_code: string } }),
      ),
      fine,
    ),
  'sign-in email': async (call, string) =>
    refusedOr(await call('/auth/signin', { email: string, password: PASSWORD }), fine),
  'sign-in password': async (call, string) =>
    refusedOr(await call('/auth/signin', { email: 'nobody@example.org', password: string }), fine),
  'refresh token': async (call, string) =>
    refusedOr(await call('/auth/refresh', { refresh_token: string }), fine),
  'code address': async (call, string) =>
    refusedOr(await call('/auth/send-verification-code', { email: string }), fine),
  code: async (call, string) =>
    refusedOr(await call('/auth/verify-code', { email: 'nobody@example.org', code: string }), fine),
  'user id of a session': async (call, string) =>
    refusedOr(await call('/api/llm/create-session', { user_id: string }), fine),
  'session id': async (call, string) =>
    refusedOr(await call(`/api/llm/conversation-history?session_id=${encodeURIComponent(string)}`), fine),
  message: async (call, string) => {
    const { body } = await call('/api/llm/create-session', {});
    const answer = await call('/api/llm/send-message', { session_id: body.session_id, message: string });
    if (answer.status !== 200) return refusedOr(answer, fine);
    const history = await call(`/api/llm/conversation-history?session_id=${body.session_id}`);
    return history.body.messages[0].content === string.trim() ? null : 'the message came back changed';
  },
};
