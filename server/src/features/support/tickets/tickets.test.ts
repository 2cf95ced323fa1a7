import { account } from '@studia/contract/account';
import { TICKET, tickets, type OpenTicket } from '@studia/contract/tickets';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { PATIENCE } from '../../../testing/patience.ts';
import { verifiedStudent, type Student } from '../../../testing/visitors.ts';
import { workNow } from '../../../testing/work-now.ts';
import { eraseAccounts } from '../../account/jobs.ts';
import { sweepSupport } from '../jobs.ts';

const DAY = 24 * 60 * 60 * 1000;
const OPERATOR = 'office@school.org';

let app: TestApp;
let ada: Student;
beforeAll(async () => {
  const env = { CONTACT_EMAIL: OPERATOR, PUBLIC_URL: 'https://studia.school.org' };
  app = await startApp({ env });
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const question = { category: 'books', subject: 'My scan', message: 'It does not read.' } as const;
const ask = async (student: Student, more: object = {}, files: readonly File[] = []): Promise<OpenTicket> => {
  const answer = await student.send(tickets.open, { body: { ...question, ...more }, files } as never);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const letter = (to: string, about: string) =>
  vi.waitFor(async () => {
    const found = (await app.letters.list()).find((one) => one.to === to && one.subject.includes(about));
    if (!found) throw new Error(`no letter to ${to} about ${about}`);
    return found;
  }, PATIENCE);
const picture = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)], 'seen.png');
const notes = () => new File(['It said: no pages'], '../log.txt');

describe('a question to us', () => {
  it('goes to the operator with its files and the page it came from, and the student hears that it has arrived', async () => {
    const asked = await ask(ada, { subject: 'Scan with files', page: '/curriculum?book=secret#x' }, [
      notes(),
    ]);
    expect(asked).toMatchObject({
      number: expect.any(Number),
      state: 'open',
      priority: false,
      replies: [{ author: 'student', message: 'It does not read.', files: [{ name: 'log.txt' }] }],
    });
    const mail = await letter(OPERATOR, `[#${asked.number}] Scan with files`);
    expect(mail.text).toContain(`From: ada Lovelace <${ada.email}>`);
    expect(mail.text).toContain('Page: /curriculum\n');
    expect(mail.text).not.toContain('secret');
    expect(mail.text).toContain(`npm run support -- reply ${asked.number}`);
    const received = await letter(ada.email, `[#${asked.number}] We’ve got your question`);
    expect(received.text).toContain('can’t promise a time');
    expect(received.text).toContain(`https://studia.school.org/help-support?ticket=${asked.id}`);
  });

  it('of somebody with Premium goes to the front, and says so', async () => {
    const joy = await verifiedStudent(app, 'joy');
    expect((await joy.ask(tickets.list, {})).priority).toBe(false);
    await app.database.db
      .insertInto('billing_grant')
      .values({ id: joy.id, student_id: joy.id, days: 30, reason: 'a test', granted_at: app.clock.now() })
      .execute();
    expect((await joy.ask(tickets.list, {})).priority).toBe(true);
    const { number, priority } = await ask(joy, { subject: 'Soon' });
    expect(priority).toBe(true);
    await letter(OPERATOR, `[#${number}] Premium: Soon`);
    const { text } = await letter(joy.email, `[#${number}] We’ve got your question`);
    expect(text).toContain('within 1 working day');
  });

  it('is answered and closed by the operator, and opened again by the student', async () => {
    const { id, number } = await ask(ada, { subject: 'To and fro' });
    app.clock.advance(1_000);
    await app.desk.reply(number, 'Please send the first page.');
    expect((await letter(ada.email, `[#${number}] Answer`)).text).toContain('Please send the first page.');
    const answered = await ada.ask(tickets.read, { params: { id } });
    expect(answered).toMatchObject({
      state: 'answered',
      replies: [{ author: 'student' }, { author: 'operator', message: 'Please send the first page.' }],
    });
    await app.desk.close(number);
    await letter(ada.email, `[#${number}] Closed`);
    app.clock.advance(1_000);
    const more = { params: { id }, body: { message: 'Here it is.' }, files: [] };
    const again = (await ada.send(tickets.reply, more)).json<OpenTicket>();
    expect([again.state, again.replies.length]).toEqual(['open', 3]);
    await letter(OPERATOR, `[#${number}] To and fro`);
    expect((await ada.ask(tickets.close, { params: { id }, body: {} })).state).toBe('closed');
  });

  it('shows its files to who asked, and to nobody else', async () => {
    const eve = await verifiedStudent(app, 'eve');
    const { id, replies } = await ask(ada, {}, [notes()]);
    const file = replies[0]?.files[0]?.id ?? '';
    const params = { id, file };
    expect((await ada.send(tickets.file, { params })).body).toBe('It said: no pages');
    expect(await eve.refusal(tickets.file, { params })).toMatchObject({ code: 'ticket_not_found' });
    expect((await eve.ask(tickets.list, {})).tickets).toEqual([]);
  });

  it('takes no file that it can not know, and keeps nothing of it', async () => {
    const before = await app.files();
    const program = { body: question, files: [new File(['MZ\0\0'], 'a.exe')] };
    const answer = await ada.send(tickets.open, program);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'attachment_unreadable']);
    expect(await app.files()).toEqual(before);
  });

  it('is not asked more than ten times at once', async () => {
    const mae = await verifiedStudent(app, 'mae');
    for (let n = 0; n < TICKET.mostOpen; n++) await ask(mae);
    const answer = await mae.send(tickets.open, { body: question, files: [] } as never);
    expect(answer.json()).toMatchObject({ code: 'too_many_tickets' });
  });

  it('goes along with the student’s data, and its files go with the account', async () => {
    const zoe = await verifiedStudent(app, 'zoe');
    const before = await app.files();
    await ask(zoe, {}, [picture(), notes()]);
    const document = await zoe.ask(account.export, {});
    expect(document['questions']).toMatchObject([{ subject: 'My scan', replies: [{ files: [{}, {}] }] }]);
    await zoe.ask(account.delete, { body: { password: 'Correct-horse-1' } });
    app.clock.advance(31 * DAY);
    await workNow(app, eraseAccounts);
    expect(await app.files()).toEqual(before);
  });

  it('is forgotten two years after it was closed', async () => {
    const kim = await verifiedStudent(app, 'kim');
    const before = await app.files();
    const { number } = await ask(kim, {}, [notes()]);
    await app.desk.close(number);
    await workNow(app, sweepSupport);
    expect((await app.desk.show(number)).ticket.state).toBe('closed');
    app.clock.advance(732 * DAY);
    await workNow(app, sweepSupport);
    await expect(app.desk.show(number)).rejects.toMatchObject({ code: 'ticket_not_found' });
    expect(await app.files()).toEqual(before);
  });
});

describe('the desk', () => {
  it('lists what waits for an answer, Premium first, then the oldest', async () => {
    await app.database.pool.query('TRUNCATE support_ticket CASCADE');
    const lee = await verifiedStudent(app, 'lee');
    const [first, second, third] = [await ask(lee), await ask(lee), await ask(lee)];
    await app.database.pool.query('UPDATE support_ticket SET priority = true WHERE number = $1', [
      third.number,
    ]);
    await app.desk.reply(second.number, 'Done.');
    expect((await app.desk.list(false)).map(({ number }) => number)).toEqual([third.number, first.number]);
    expect(await app.desk.list(true)).toHaveLength(3);
  });
});
