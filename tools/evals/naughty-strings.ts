import { randomUUID } from 'node:crypto';
import { startProduct } from '../bench/product.ts';
import type { Evaluation } from './evaluation.ts';
import { sharedText } from './material.ts';

/**
 * Every string of the big list of naughty strings in every text field: refused with `{ error, code }`, or
 * stored and given back exactly. Never a 5xx.
 */
export const evalNaughtyStrings = async (dataDir: string): Promise<Evaluation> => {
  const text = await sharedText('naughty-strings.json');
  if (text === null) return { figure: 'left out: the list of strings is not here', misses: [] };
  const strings = JSON.parse(text) as string[];
  const product = await startProduct(dataDir, { TRUST_PROXY: 'true', LOG_LEVEL: 'silent' });
  const misses: string[] = [];
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
interface Answer {
  status: number;
  body: unknown;
}
type Call = (path: string, body?: object) => Promise<Answer>;
/** What is wrong with an answer; null when nothing is. */
type Complaint = string | null;
type Probe = (call: Call, string: string, number: number) => Promise<Complaint>;

const callerOf = (url: string, number: number): Call => {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
  };
  return async (path, body) => {
    const response = await fetch(`${url}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers,
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
};

const PASSWORD = 'Correct-horse-7';
const signUp = (number: number, over: object) => ({
  email: `naughty-${number}-${randomUUID()}@example.org`,
  password: PASSWORD,
  options: { data: { full_name: 'Naughty String' } },
  ...over,
});

const refusedOr = ({ status, body }: Answer, judge: (body: unknown) => Complaint): Complaint => {
  if (status >= 500) return `answered ${status}`;
  if (status >= 400) return isErrorBody(body) ? null : `${status} without { error, code }`;
  return judge(body);
};

const isErrorBody = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'string' &&
  'code' in body &&
  typeof body.code === 'string';

const fine = (): null => null;

const PROBES: Readonly<Record<string, Probe>> = {
  'sign-up email': async (call, string, number) =>
    refusedOr(await call('/auth/signup', signUp(number, { email: string })), fine),
  'sign-up password': async (call, string, number) => {
    const details = signUp(number, { password: string });
    const answer = await call('/auth/signup', details);
    if (answer.status !== 200) return refusedOr(answer, fine);
    const again = await call('/auth/signin', { email: details.email, password: string });
    return again.status === 200 ? null : 'the password does not open the account';
  },
  'full name': async (call, string, number) => {
    const answer = await call('/auth/signup', signUp(number, { options: { data: { full_name: string } } }));
    return refusedOr(answer, (body) => {
      const { user } = body as { user: { user_metadata: { full_name: string } } };
      return user.user_metadata.full_name === string.trim() ? null : 'the name came back changed';
    });
  },
  'referral code': async (call, string, number) =>
    refusedOr(
      await call(
        '/auth/signup',
        signUp(number, { options: { data: { full_name: 'Naughty String' }, referral_code: string } }),
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
    const begun = await call('/api/llm/create-session', {});
    const { session_id } = begun.body as { session_id: string };
    const answer = await call('/api/llm/send-message', { session_id, message: string });
    if (answer.status !== 200) return refusedOr(answer, fine);
    const history = await call(`/api/llm/conversation-history?session_id=${session_id}`);
    const { messages } = history.body as { messages: { content: string }[] };
    return messages[0]?.content === string.trim() ? null : 'the message came back changed';
  },
};
