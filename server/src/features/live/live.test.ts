import { LIVE } from '@studia/contract/limits';
import { live as calls, type WorkingSession } from '@studia/contract/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const LESSON: WorkingSession = {
  topic: 'Fractions',
  selectedLearningItems: ['What a fraction is', { id: '7', title: 'Adding fractions', minutes: 20 }],
  messages: [{ id: 1, type: 'user', content: 'Hello', timestamp: '2026-01-05T09:00:00Z' }],
};
const save = async (body: object = LESSON) =>
  (await ada.ask(calls.save, { body: body as WorkingSession })).session_id;
const read = async (id: string) => ada.ask(calls.read, { params: { id } });
const withMessage = (content: string) => ({ ...LESSON, messages: [{ type: 'assistant', content }] });

describe('a working session', () => {
  it('comes back as it was saved, with everything a client keeps beside it', async () => {
    const id = await save();
    expect(await read(id)).toEqual({
      success: true,
      session_id: id,
      ...LESSON,
      created_at: app.clock.now().toISOString(),
      updated_at: app.clock.now().toISOString(),
    });
  });

  it.each([undefined, null, 'replace', true] as const)(
    'that is named is replaced when the mode is %s',
    async (update_mode) => {
      const session_id = await save();
      const changed = { ...withMessage('Good morning'), topic: 'Decimals' };
      expect(await save({ ...changed, session_id, update_mode })).toBe(session_id);
      expect(await read(session_id)).toMatchObject(changed);
    },
  );

  it('gets messages at its end when the mode is append', async () => {
    const session_id = await save();
    await save({ ...withMessage('Half of what?'), topic: 'Halves', session_id, update_mode: 'append' });
    const { topic, messages } = await read(session_id);
    expect(topic).toBe('Halves');
    expect(messages.map(({ content }) => content)).toEqual(['Hello', 'Half of what?']);
  });

  it.each(['create', false] as const)('stays, and another is made, when the mode is %s', async (mode) => {
    const session_id = await save();
    const another = await save({ ...withMessage('Again'), session_id, update_mode: mode });
    expect(another).not.toBe(session_id);
    expect(await read(session_id)).toMatchObject(LESSON);
  });

  it('is made when none is named, whatever the mode', async () => {
    const id = await save({ ...LESSON, update_mode: 'append' });
    expect(await read(id)).toMatchObject(LESSON);
  });

  it('that is somebody else’s or nobody’s is not found, and nothing is made', async () => {
    const eve = await verifiedStudent(app, 'eve');
    const session_id = await save();
    for (const update_mode of ['replace', 'append'] as const) {
      const refused = await eve.refusal(calls.save, { body: { ...LESSON, session_id, update_mode } });
      expect(refused).toMatchObject({ status: 404, error: 'Session not found' });
    }
    expect(await eve.refusal(calls.read, { params: { id: session_id } })).toMatchObject({
      error: 'Session not found',
    });
    expect(await read(session_id)).toMatchObject(LESSON);
  });

  it('does not grow for ever, and what was kept before stays', async () => {
    const many = Array.from({ length: LIVE.mostMessages }, () => ({ type: 'user', content: 'Yes' }));
    const session_id = await save({ ...LESSON, messages: many });
    const body = { ...LESSON, session_id, update_mode: 'append' as const };
    expect(await ada.refusal(calls.save, { body })).toMatchObject({
      status: 413,
      code: 'working_session_too_large',
    });
    expect((await read(session_id)).messages).toHaveLength(LIVE.mostMessages);
  });

  it.each([
    ['a NUL deep inside', { ...LESSON, selectedLearningItems: [{ title: 'A', notes: [{ a: 'x\0' }] }] }],
    ['half a character in a name', { ...LESSON, selectedLearningItems: [{ title: 'A', '\ud800': 1 }] }],
  ])('with %s is refused', async (_, body) => {
    expect(await ada.refusal(calls.save, { body })).toMatchObject({
      code: 'text_not_storable',
    });
  });

  it('without messages or topic is refused with a sentence', async () => {
    const body = { selectedLearningItems: [] } as unknown as WorkingSession;
    expect(await ada.refusal(calls.save, { body })).toMatchObject({ status: 400, code: 'bad_request' });
  });
});
