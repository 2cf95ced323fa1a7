import { chat } from '@studia/contract/chat';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { verifiedStudent, type Student } from '../../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const ask = async (...messages: string[]): Promise<string> => {
  const { session_id } = await ada.ask(chat.createSession, { body: {} });
  let text = '';
  for (const message of messages)
    text = (await ada.ask(chat.sendMessage, { body: { session_id, message } })).response;
  return text;
};

it.each([
  ['How do I cancel Premium?', '/help-support?answer=cancel', '/subscription'],
  ['how do i cancel my subscription', '/help-support?answer=cancel', '/subscription'],
  ['How do I delete my account?', '/help-support?answer=delete-account', '/settings'],
])('the tutor answers “%s” with what the help page says', async (question, path, link) => {
  const reply = await ask(question);
  expect(reply).toContain(`(${path})`);
  expect(reply).toContain(`(${link})`);
});

it('the tutor leads to the help page where it is not sure of an answer', async () => {
  expect(await ask('where is the button in this app to change the colour of the sidebar')).toContain(
    '(/help-support)',
  );
});

it('the tutor takes a question about schoolwork for one', async () => {
  expect(await ask('How do I cancel the x in 6x/3x?')).not.toContain('/help-support');
});
