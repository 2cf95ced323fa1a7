import { auth } from '@studia/contract/auth';
import { chat } from '@studia/contract/chat';
import type { Endpoint, Request } from '@studia/contract/endpoint';
import { isErrorCode } from '@studia/contract/error-body';
import { everyCall, everyTrial } from '@studia/contract/every-call';
import { isTableCode } from '@studia/contract/table-errors';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { startApp, type TestApp } from '../../testing/app.ts';
import { HOSTILE_BODIES, HOSTILE_STRINGS, HOSTILE_VALUES } from '../../testing/hostile-strings.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import { textFieldsOf, withValue, type Place } from '../../testing/text-fields.ts';
import { trialWorld } from '../../testing/trial-world.ts';
import { newStudent, PASSWORD, verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let trials: ReturnType<typeof everyTrial>;
beforeAll(async () => {
  app = await startApp({ world: { identity: scriptedIdentity() } });
  ada = await verifiedStudent(app, 'ada');
  trials = everyTrial(trialWorld(ada, () => visitorOf(app, { address: nextAddress() })));
});
afterAll(() => app.close());

let ordinal = 0;
const somebody = () => `somebody${++ordinal}@school.org`;
const conversation = async () =>
  (await visitorOf(app, { address: nextAddress() }).ask(chat.createSession, { body: {} })).session_id;

const fields = everyCall.flatMap(([name, endpoint]) =>
  textFieldsOf(endpoint).map((place): [string, string, Endpoint, Place] => [
    name,
    place.join('.'),
    endpoint,
    place,
  ]),
);

// Every request comes from an address of its own, so that none is refused only for being one of many.
const nextAddress = () => `10.${(++ordinal >> 16) & 255}.${(ordinal >> 8) & 255}.${ordinal & 255}`;
const send = (endpoint: Endpoint, request: object): Promise<LightMyRequestResponse> => {
  const needsToken = endpoint.access === 'verified' || endpoint.access === 'signed-in';
  const token = needsToken ? { token: ada.session.access_token } : {};
  return visitorOf(app, { ...token, address: nextAddress() }).send(endpoint, request as Request<Endpoint>);
};

const isWell = (answer: LightMyRequestResponse): boolean => {
  if (answer.statusCode >= 200 && answer.statusCode < 300) return true;
  if (answer.statusCode < 400 || answer.statusCode >= 500) return false;
  const { error, code } = answer.json<{ error?: unknown; code?: unknown }>();
  return typeof error === 'string' && (isErrorCode(code) || isTableCode(code));
};
const inShort = (value: unknown, answer: LightMyRequestResponse) =>
  `${JSON.stringify(value)?.slice(0, 60)}: ${answer.statusCode} ${answer.body.slice(0, 120)}`;

const goodRequest = async (name: string): Promise<object> => {
  const trial = trials[name];
  return (await (trial?.toSpoil ?? trial?.request)?.()) ?? {};
};

/** Puts each value at a place of a good request, and answers what came back not well. */
const spoil = async (name: string, endpoint: Endpoint, place: Place, values: readonly unknown[]) => {
  const complaints: string[] = [];
  let good: object | null = null;
  for (const value of values) {
    good ??= await goodRequest(name);
    const answer = await send(endpoint, withValue(good, place, value));
    if (!isWell(answer)) complaints.push(inShort(value, answer));
    if (!isRefusedUnread(answer)) good = null;
  }
  return complaints;
};

// What the contract refuses, no feature has seen: the rest of the request is as good as before, and making one takes longest.
const isRefusedUnread = ({ statusCode, body }: LightMyRequestResponse): boolean =>
  statusCode === 413 || (statusCode === 400 && body.includes('"bad_request"'));

const inUrl = (place: Place): boolean => place[0] !== 'body';
// A URL has a limit of its own, and a browser that holds half a character never sends it.
const fitsInUrl = (text: string): boolean => text.length < 4_000 && text.isWellFormed();
// What can't be stored, looks like nothing or never ends is tried in every field. The other texts go round the fields of a
// call, which hand them to the same code: each is tried in one of them.
const EVERY_FIELDS: ReadonlySet<string> = new Set(
  HOSTILE_STRINGS.filter(
    (text) => !text.isWellFormed() || text.includes('\0') || text.trim() === '' || text.length >= 4_000,
  ),
);
const stringsFor = (name: string, place: Place): readonly string[] => {
  const siblings = fields.filter(([other]) => other === name).map(([, , , one]) => one);
  const turn = siblings.indexOf(place);
  // Addresses are read by code of their own.
  const isAddress = place.at(-1) === 'email';
  const strings = HOSTILE_STRINGS.filter(
    (text, at) => isAddress || EVERY_FIELDS.has(text) || at % siblings.length === turn,
  ).filter((text) => !inUrl(place) || fitsInUrl(text));
  return isAddress ? [...strings, ...strings.map((text) => `${text}@school.org`)] : strings;
};

describe('hostile input', () => {
  it('is tried on every call that takes something', async () => {
    const taking = everyCall.filter(([, { body, query, params }]) => body ?? query ?? params);
    const unfit: string[] = [];
    for (const [name, endpoint] of taking) {
      const good = await goodRequest(name);
      for (const part of ['params', 'query', 'body'] as const)
        if (endpoint[part] && !safeParse(endpoint[part], Reflect.get(good, part)).success)
          unfit.push(`${part} of ${name}`);
    }
    expect(unfit).toEqual([]);
    expect(taking.length).toBeGreaterThanOrEqual(50);
    expect(fields.length).toBeGreaterThanOrEqual(18);
  });

  it.each(fields)(
    'as a text in %s %s is taken or refused, and breaks nothing',
    async (name, _, endpoint, place) => {
      expect(await spoil(name, endpoint, place, stringsFor(name, place))).toEqual([]);
    },
  );

  it.each(fields.filter(([, , , place]) => !inUrl(place)))(
    'in the place of a text in %s %s is taken or refused, and breaks nothing',
    async (name, _, endpoint, place) => {
      expect(await spoil(name, endpoint, place, HOSTILE_VALUES)).toEqual([]);
    },
  );

  it.each(everyCall.filter(([, { body }]) => body))(
    'as the whole body of %s is taken or refused, and breaks nothing',
    async (_, endpoint) => {
      const complaints: string[] = [];
      for (const payload of HOSTILE_BODIES) {
        const answer = await app.http.inject({
          method: endpoint.method as 'POST',
          url: endpoint.path.replace(':provider', 'google'),
          payload,
          headers: { 'content-type': 'application/json' },
          remoteAddress: nextAddress(),
        });
        if (!isWell(answer)) complaints.push(inShort(payload.toString(), answer));
      }
      expect(complaints).toEqual([]);
    },
  );

  it('as a token is refused, and breaks nothing', async () => {
    const tokens = HOSTILE_STRINGS.filter((text) => text.length < 4_000);
    const answers = await Promise.all(
      tokens.map((token) => visitorOf(app, { token }).send(auth.session, {})),
    );
    expect(answers.filter((answer) => answer.statusCode !== 401)).toEqual([]);
    expect(answers.filter((answer) => !isWell(answer))).toEqual([]);
  });

  it('leaves the product as well as it was', async () => {
    expect((await app.http.inject('/readyz')).statusCode).toBe(200);
    const student = await newStudent(app, 'afterwards');
    expect((await student.ask(auth.session, {})).user.verified).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'verified')).toBe(false);
  });
});

describe('hostile text that is taken', () => {
  const storable = (longest: number, shortest = 0) =>
    HOSTILE_STRINGS.filter((text) => {
      const characters = Array.from(text.trim()).length;
      return !text.includes('\0') && text.isWellFormed() && characters >= shortest && text.length <= longest;
    });

  it('comes back exactly from a conversation', async () => {
    const texts = storable(20_000, 1);
    expect(texts.length).toBeGreaterThan(70);
    for (const message of texts) {
      const session_id = await conversation();
      const visitor = visitorOf(app, { address: nextAddress() });
      await visitor.ask(chat.sendMessage, { body: { session_id, message } });
      const { messages } = await visitor.ask(chat.history, { query: { session_id } });
      expect(messages[0]?.content).toBe(message.trim());
    }
  });

  it('comes back exactly as a name, and as a referral code', async () => {
    const texts = storable(60, 4);
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) {
      const email = somebody();
      const options = { data: { full_name: text }, referral_code: text };
      const visitor = visitorOf(app, { address: nextAddress() });
      const { user } = await visitor.ask(auth.signUp, { body: { email, password: PASSWORD, options } });
      expect(user.user_metadata.full_name).toBe(text.trim());
      const row = app.database.db.selectFrom('student').select('referred_by').where('email', '=', email);
      expect((await row.executeTakeFirstOrThrow()).referred_by).toBe(text);
    }
  });

  it('opens the account as a password, and only exactly as it was', async () => {
    const texts = storable(150, 1).map((text) => `Aa1!${text}zzzz`);
    for (const password of texts) {
      const email = somebody();
      const visitor = visitorOf(app, { address: nextAddress() });
      const options = { data: { full_name: 'Ada Lovelace' } };
      await visitor.ask(auth.signUp, { body: { email, password, options } });
      await expect(visitor.ask(auth.signIn, { body: { email, password } })).resolves.toBeDefined();
      expect(await visitor.refusal(auth.signIn, { body: { email, password: `${password} ` } })).toMatchObject(
        {
          code: 'invalid_credentials',
        },
      );
    }
  });
});
