import { attachments as calls } from '@studia/contract/attachments';
import { chat } from '@studia/contract/chat';
import { ATTACHMENT } from '@studia/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { redAndBlue } from '../../testing/pictures.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let grace: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
  grace = await verifiedStudent(app, 'grace');
});
afterAll(() => app.close());

const note = (words = 'Solve 2x + 3 = 11', name = 'homework.txt') => new File([words], name);
const files = (...given: File[]) => ({ body: {}, files: given });
const uploaded = async (student: Student, ...given: File[]) =>
  (await student.ask(calls.upload, files(...given))).files;
const conversation = async (student: Student) =>
  (await student.ask(chat.createSession, { body: {} })).session_id;

describe('an attached file', () => {
  it('is kept under its name and told by its content', async () => {
    const picture = new File([new Uint8Array(await redAndBlue(20, 20, 'png'))], '../x/photo.txt');
    expect(await uploaded(ada, note('# Notes\n\nWords', 'a.exe'), picture)).toMatchObject([
      { filename: 'a.exe', file_type: 'text/markdown', file_size: 14 },
      { filename: 'photo.txt', file_type: 'image/png' },
    ]);
  });

  it('is refused when nothing can be read in it, when there is none, and when it is too large', async () => {
    const program = new File([new Uint8Array([77, 90, 0, 0, 1, 2, 3, 255])], 'setup.pdf');
    expect(await ada.refusal(calls.upload, files(program))).toMatchObject({ code: 'attachment_unreadable' });
    expect(await ada.refusal(calls.upload, files())).toMatchObject({ code: 'attachment_missing' });
    const large = new File([new Uint8Array(ATTACHMENT.megabytes * 1024 * 1024 + 1)], 'large.txt');
    expect(await ada.refusal(calls.upload, files(large))).toMatchObject({ code: 'attachment_too_large' });
  });

  it('stands beside the message that shows it, and the tutor has read it', async () => {
    const [file] = await uploaded(ada, note());
    if (!file) throw new Error('nothing was kept');
    const session_id = await conversation(ada);
    const body = { session_id, message: 'Please help me with this', attachments: [file] };
    const { message } = await ada.ask(chat.sendMessage, { body });
    expect(message.content).toMatch(/2x \+ 3 = 11/);
    const { messages } = await ada.ask(chat.history, { query: { session_id } });
    expect(messages[0]?.attachments).toEqual([file]);
    const answer = await ada.send(calls.download, { params: { id: file.id } });
    expect(answer.body).toBe('Solve 2x + 3 = 11');
  });

  it('belongs to who brought it', async () => {
    const [file] = await uploaded(ada, note());
    if (!file) throw new Error('nothing was kept');
    const notThere = { code: 'attachment_not_found' };
    expect(await grace.refusal(calls.download, { params: { id: file.id } })).toMatchObject(notThere);
    const session_id = await conversation(grace);
    const body = { session_id, message: 'Look', attachments: [file] };
    expect(await grace.refusal(chat.sendMessage, { body })).toMatchObject(notThere);
    expect((await grace.ask(chat.history, { query: { session_id } })).messages).toEqual([]);
  });

  it('goes with its conversation', async () => {
    const before = (await app.files()).length;
    const attachments = await uploaded(grace, note('one'));
    const session_id = await conversation(grace);
    await grace.ask(chat.sendMessage, { body: { session_id, message: 'Look', attachments } });
    expect(await app.files()).toHaveLength(before + 1);
    await grace.ask(chat.deleteConversation, { params: { id: session_id } });
    expect(await app.files()).toHaveLength(before);
  });
});
