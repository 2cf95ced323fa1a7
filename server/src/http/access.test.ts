import { api } from '@studia/contract/api';
import { attachments } from '@studia/contract/attachments';
import { auth } from '@studia/contract/auth';
import { chat } from '@studia/contract/chat';
import { devices } from '@studia/contract/devices';
import type { Endpoint, Request } from '@studia/contract/endpoint';
import { library } from '@studia/contract/library';
import { TOKENS } from '@studia/contract/limits';
import { live } from '@studia/contract/live';
import { plan } from '@studia/contract/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/app.ts';
import { redAndBlue } from '../testing/pictures.ts';
import { pdf } from '../testing/resumes.ts';
import { scriptedIdentity } from '../testing/scripted-identity.ts';
import {
  newStudent,
  PASSWORD,
  verifiedStudent,
  visitorOf,
  type Student,
  type Visitor,
} from '../testing/visitors.ts';

let app: TestApp;
let owner: Student;
let visitors: Record<Who, Visitor>;
let ordinal = 0;
const newAddress = () => `somebody${++ordinal}@school.org`;

const WHO = ['anonymous', 'unverified', 'owner', 'another', 'expired', 'forged'] as const;
type Who = (typeof WHO)[number];

beforeAll(async () => {
  app = await startApp({ world: { identity: scriptedIdentity() }, env: { TRUST_PROXY: 'true' } });
  const forgetful = await newStudent(app, 'forgetful');
  app.clock.advance(TOKENS.accessLifetime);
  owner = await verifiedStudent(app, 'owner');
  visitors = {
    anonymous: visitorOf(app),
    unverified: await newStudent(app, 'unverified'),
    owner,
    another: await verifiedStudent(app, 'another'),
    expired: forgetful,
    forged: visitorOf(app, { token: `${owner.session.access_token.slice(0, -4)}AAAA` }),
  };
});
afterAll(() => app.close());

const conversation = async () => {
  const { session_id } = await owner.ask(chat.createSession, { body: {} });
  await owner.ask(chat.sendMessage, { body: { session_id, message: 'What is 3 + 4?' } });
  return session_id;
};

const learningPlan = async () => (await owner.ask(plan.generate, { body: { topic: 'Fractions' } })).plan;

const LESSON = { selectedLearningItems: [], topic: 'Fractions', messages: [] };
const workingSession = async () => (await owner.ask(live.save, { body: LESSON })).session_id;

/** Another device on which the owner is signed in. */
const ownersPhone = async (): Promise<string> => {
  const body = { email: owner.email, password: PASSWORD };
  await visitors.anonymous.ask(auth.signIn, { body });
  const { devices: known } = await owner.ask(devices.list, {});
  return known.find(({ current }) => !current)?.id ?? '';
};

const bringBook = async (content: string): Promise<string> => {
  const brought = { body: {}, files: [new File([content], 'book.md')] };
  return (await owner.ask(library.upload, brought)).books[0]?.id ?? '';
};
let broughtBook: Promise<string> | null = null;
const ownersBook = async () => ({ params: { id: await (broughtBook ??= bringBook('# The book')) } });

let shownFile: Promise<string> | null = null;
const ownersAttachment = (): Promise<string> =>
  (shownFile ??= owner
    .ask(attachments.upload, filesOf(new File(['Two'], 'two.txt')))
    .then(({ files: [file] }) => file?.id ?? ''));
const filesOf = (...files: File[]) => ({ body: {}, files });

const MARK = { kind: 'lost', page: 1, start: null, end: null, text: '', note: '' } as const;
const ownersMark = async (): Promise<string> =>
  (await owner.ask(library.addMark, { params: { id: 'algebra' }, body: MARK })).mark.id;

interface Row {
  /** A good request about something that belongs to the owner. */
  request: () => Promise<object> | object;
  /** The status of success, or the code of the refusal. */
  answers: Record<Who, number | string>;
}

const everybody = (answer: number | string): Row['answers'] => ({
  anonymous: answer,
  unverified: answer,
  owner: answer,
  another: answer,
  expired: answer,
  forged: answer,
});
const BAD_TOKENS = { expired: 'token_expired', forged: 'session_invalid' } as const;
const ownerOnly = (answer: number): Row['answers'] => ({
  ...everybody('session_not_found'),
  owner: answer,
  ...BAD_TOKENS,
});
const SIGNED_IN = (answer: number | string): Row['answers'] => ({
  ...everybody(answer),
  anonymous: 'authentication_required',
  ...BAD_TOKENS,
});
const VERIFIED = {
  anonymous: 'authentication_required',
  unverified: 'verification_required',
  ...BAD_TOKENS,
} as const;

const OWN_BOOK: Row['answers'] = { ...VERIFIED, owner: 200, another: 'book_not_found' };

/** Who may do what. A call that is not listed here fails the test. */
const TABLE: Record<string, Row> = {
  'about.about': { request: () => ({}), answers: everybody(200) },
  'auth.signUp': {
    request: () => ({
      body: { email: newAddress(), password: PASSWORD, options: { data: { full_name: 'Ada Lovelace' } } },
    }),
    answers: everybody(200),
  },
  'auth.signIn': {
    request: () => ({ body: { email: owner.email, password: PASSWORD } }),
    answers: everybody(200),
  },
  'auth.session': {
    request: () => ({}),
    answers: SIGNED_IN(200),
  },
  'auth.refresh': {
    request: async () => {
      const body = { email: owner.email, password: PASSWORD };
      const { session } = await visitors.anonymous.ask(auth.signIn, { body });
      return { body: { refresh_token: session.refresh_token } };
    },
    answers: everybody(200),
  },
  'auth.signOut': { request: () => ({ body: { refresh_token: 'unknown' } }), answers: everybody(204) },
  'auth.sendVerificationCode': {
    request: () => ({ body: { email: newAddress() } }),
    answers: everybody(200),
  },
  'auth.verifyCode': {
    request: () => ({ body: { email: owner.email, code: '000000' } }),
    answers: everybody('code_wrong'),
  },
  'passwordReset.sendOtp': {
    request: () => ({ body: { email: newAddress() } }),
    answers: everybody(200),
  },
  'passwordReset.verifyOtp': {
    request: () => ({ body: { email: owner.email, otp: '000000' } }),
    answers: everybody('code_wrong'),
  },
  'passwordReset.reset': {
    request: () => ({
      body: {
        email: owner.email,
        reset_token: 'made up',
        new_password: PASSWORD,
        confirm_password: PASSWORD,
      },
    }),
    answers: everybody('reset_token_invalid'),
  },
  'oauth.start': {
    request: () => ({ params: { provider: 'google' }, body: {} }),
    answers: everybody(200),
  },
  'oauth.exchange': {
    request: () => ({ params: { provider: 'google' }, body: { code: 'made up', state: 'made up' } }),
    answers: everybody('oauth_failed'),
  },
  'owner.waysIn': { request: () => ({}), answers: SIGNED_IN(200) },
  // Whoever has a password must know it.
  'owner.sendCode': { request: () => ({ body: { purpose: 'delete' } }), answers: SIGNED_IN('forbidden') },
  'owner.unlink': {
    request: () => ({ params: { provider: 'google' }, body: { password: PASSWORD } }),
    answers: SIGNED_IN('not_found'),
  },
  'devices.list': { request: () => ({}), answers: SIGNED_IN(200) },
  'devices.signOutOne': {
    request: async () => ({ params: { id: await ownersPhone() } }),
    answers: { ...SIGNED_IN('not_found'), owner: 204 },
  },
  'devices.signOutOthers': { request: () => ({}), answers: SIGNED_IN(204) },
  'devices.changePassword': {
    request: () => ({ body: { current_password: PASSWORD, new_password: PASSWORD } }),
    answers: SIGNED_IN(204),
  },
  'profile.update': {
    request: () => ({
      body: { country: 'India', city: null, standard: 'Other', date_of_birth: '2001-02-03' },
    }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'profile.rename': {
    request: () => ({ body: { full_name: 'Ada Lovelace' } }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'profile.setPhoto': {
    request: async () => ({ body: { image: (await redAndBlue(40, 40)).toString('base64') } }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'profile.removePhoto': { request: () => ({}), answers: { ...VERIFIED, owner: 200, another: 200 } },
  'account.export': { request: () => ({}), answers: SIGNED_IN(200) },
  'account.delete': {
    request: () => ({ body: { password: 'not the right one' } }),
    answers: SIGNED_IN('password_wrong'),
  },
  'usage.analytics': { request: () => ({}), answers: { ...VERIFIED, owner: 200, another: 200 } },
  'attachments.upload': {
    request: () => ({ body: {}, files: [new File(['Two plus two'], 'sum.txt')] }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'attachments.download': {
    request: async () => ({ params: { id: await ownersAttachment() } }),
    answers: { ...VERIFIED, owner: 200, another: 'attachment_not_found' },
  },
  'library.upload': {
    request: () => ({ body: {}, files: [new File(['# A book'], 'book.md')] }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'library.books': { request: () => ({}), answers: { ...VERIFIED, owner: 200, another: 200 } },
  'library.book': { request: ownersBook, answers: OWN_BOOK },
  'library.rename': {
    request: async () => ({ ...(await ownersBook()), body: { title: 'Another title' } }),
    answers: OWN_BOOK,
  },
  'library.retry': { request: async () => ({ ...(await ownersBook()), body: {} }), answers: OWN_BOOK },
  'library.remove': {
    request: async () => ({ params: { id: await bringBook(`# Book ${++ordinal}`) } }),
    answers: OWN_BOOK,
  },
  'library.file': { request: ownersBook, answers: OWN_BOOK },
  'library.cover': {
    request: () => ({ params: { id: 'algebra' } }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'library.figure': {
    request: () => ({ params: { id: 'algebra', name: 'balance.svg' } }),
    answers: { ...everybody(200), ...BAD_TOKENS },
  },
  'library.pages': {
    request: async () => ({ ...(await ownersBook()), query: { from: '1', to: '2' } }),
    answers: OWN_BOOK,
  },
  'library.search': {
    request: () => ({ query: { q: 'photosynthesis' } }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'library.marks': { request: ownersBook, answers: OWN_BOOK },
  'library.addMark': {
    request: () => ({ params: { id: 'algebra' }, body: MARK }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'library.noteMark': {
    request: async () => ({ params: { id: 'algebra', mark: await ownersMark() }, body: { note: 'Why?' } }),
    answers: { ...VERIFIED, owner: 200, another: 'mark_not_found' },
  },
  'library.removeMark': {
    request: async () => ({ params: { id: 'algebra', mark: await ownersMark() } }),
    answers: { ...VERIFIED, owner: 200, another: 'mark_not_found' },
  },
  'curriculum.books': { request: () => ({ query: {} }), answers: { ...everybody(200), ...BAD_TOKENS } },
  'curriculum.trackProgress': {
    request: () => ({ params: { userId: owner.id, bookId: 'algebra' }, body: { page: 2 } }),
    answers: { ...everybody(200), unverified: 'forbidden', another: 'forbidden', ...BAD_TOKENS },
  },
  'curriculum.subjectsByGrade': {
    request: () => ({ params: { grade: '7' }, query: {} }),
    answers: { ...everybody(200), ...BAD_TOKENS },
  },
  'chat.createSession': { request: () => ({ body: {} }), answers: { ...everybody(200), ...BAD_TOKENS } },
  'chat.sendMessage': {
    request: async () => ({ body: { session_id: await conversation(), message: '7' } }),
    answers: ownerOnly(200),
  },
  'chat.stop': {
    request: async () => ({ body: { session_id: await conversation() } }),
    answers: ownerOnly(200),
  },
  'chat.claim': {
    request: async () => ({ body: { session_ids: [await conversation()] } }),
    answers: { ...VERIFIED, owner: 200, another: 200 },
  },
  'chat.endSession': {
    request: async () => ({ body: { session_id: await conversation() } }),
    answers: ownerOnly(200),
  },
  'chat.history': {
    request: async () => ({ query: { session_id: await conversation() } }),
    answers: ownerOnly(200),
  },
  'chat.conversations': { request: () => ({}), answers: { ...VERIFIED, owner: 200, another: 200 } },
  'chat.deleteConversation': {
    request: async () => ({ params: { id: await conversation() } }),
    answers: { ...VERIFIED, owner: 200, another: 'session_not_found' },
  },
  'plan.extractTopic': {
    request: () => ({ body: { message: 'Teach me fractions' } }),
    answers: { ...everybody(200), ...BAD_TOKENS },
  },
  'plan.generate': {
    request: () => ({ body: { topic: 'Fractions' } }),
    answers: { ...everybody(200), ...BAD_TOKENS },
  },
  'plan.list': { request: () => ({}), answers: { ...VERIFIED, owner: 200, another: 200 } },
  'plan.read': {
    request: async () => ({ params: { id: (await learningPlan()).id } }),
    answers: { ...VERIFIED, owner: 200, another: 'plan_not_found' },
  },
  'plan.update': {
    request: async () => {
      const { id, ...body } = await learningPlan();
      return { params: { id }, body };
    },
    answers: { ...VERIFIED, owner: 200, another: 'plan_not_found' },
  },
  'plan.delete': {
    request: async () => ({ params: { id: (await learningPlan()).id } }),
    answers: { ...VERIFIED, owner: 200, another: 'plan_not_found' },
  },
  'live.save': {
    request: async () => ({ body: { ...LESSON, session_id: await workingSession() } }),
    answers: { ...VERIFIED, owner: 200, another: 'session_not_found' },
  },
  'live.read': {
    request: async () => ({ params: { id: await workingSession() } }),
    answers: { ...VERIFIED, owner: 200, another: 'session_not_found' },
  },
  'support.submitForm': {
    request: () => ({ body: { name: 'Ada', email: 'ada@example.org', message: 'Hello' } }),
    answers: everybody(200),
  },
  'support.apply': {
    request: () => ({
      body: { name: 'Ada', email: 'ada@example.org', position: 'Tutor', whySetsYouApart: 'Engines' },
      files: [pdf('ada.pdf')],
    }),
    answers: everybody(200),
  },
};

const calls = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]): [string, Endpoint] => [`${feature}.${name}`, endpoint]),
);

describe('who may call', () => {
  it('is written down for every call of the contract', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  });

  it.each(calls)('%s', async (name, endpoint) => {
    const row = TABLE[name];
    const answers: Partial<Row['answers']> = {};
    for (const who of WHO) {
      const request = (await row?.request()) ?? {};
      // Each from an address of its own: some calls are counted by it.
      const from = { 'x-forwarded-for': `10.0.0.${++ordinal % 256}` };
      const answer = await visitors[who].send(endpoint, request as Request<Endpoint>, from);
      answers[who] = answer.statusCode < 300 ? answer.statusCode : answer.json<{ code: string }>().code;
    }
    expect(answers).toEqual(row?.answers);
  });
});
