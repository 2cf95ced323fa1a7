import { everyCall, everyTrial } from '@studia/contract/every-call';
import { TOKENS } from '@studia/contract/limits';
import { WHO, type Answers, type Who } from '@studia/contract/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import { trialWorld } from '../../testing/trial-world.ts';
import { newStudent, verifiedStudent, visitorOf, type Visitor } from '../../testing/visitors.ts';

let app: TestApp;
let visitors: Record<Who, Visitor>;
let trials: ReturnType<typeof everyTrial>;
let ordinal = 0;

beforeAll(async () => {
  app = await startApp({ world: { identity: scriptedIdentity() }, env: { TRUST_PROXY: 'true' } });
  const forgetful = await newStudent(app, 'forgetful');
  app.clock.advance(TOKENS.accessLifetime);
  const owner = await verifiedStudent(app, 'owner');
  visitors = {
    anonymous: visitorOf(app),
    unverified: await newStudent(app, 'unverified'),
    owner,
    another: await verifiedStudent(app, 'another'),
    expired: forgetful,
    forged: visitorOf(app, { token: `${owner.session.access_token.slice(0, -4)}AAAA` }),
  };
  trials = everyTrial(trialWorld(owner, () => visitors.anonymous));
});
afterAll(() => app.close());

describe('who may call', () => {
  it('is written down for every call of the contract', () => {
    expect(Object.keys(trials).toSorted()).toEqual(everyCall.map(([name]) => name).toSorted());
  });

  it.each(everyCall)('%s', async (name, endpoint) => {
    const trial = trials[name];
    if (!trial) throw new Error(`${name} is tried by nobody`);
    const answers: Partial<Record<Who, Answers[Who]>> = {};
    for (const who of WHO) {
      const request = await trial.request();
      // Each from an address of its own: some calls are counted by it.
      const from = { 'x-forwarded-for': `10.0.0.${++ordinal % 256}` };
      const answer = await visitors[who].send(endpoint, request, from);
      answers[who] = answer.statusCode < 300 ? answer.statusCode : answer.json().code;
    }
    expect(answers).toEqual(trial.answers);
  });
});
