import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tickets, type OpenTicket } from '@studia/contract/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOutSupportOrder, readSupportOrder } from './support-command.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { verifiedStudent, type Student } from './testing/visitors.ts';

let app: TestApp;
let ada: Student;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const support = (...args: string[]) => carryOutSupportOrder(readSupportOrder(args), app, 'root');

it('an operator finds a question, reads it with its file, answers and closes it; all of it is written down', async () => {
  expect(await support('list')).toBe('No question waits for an answer.');
  const body = { category: 'books', subject: 'A scan', message: 'It stays grey.', page: '/curriculum' };
  const files = [new File(['no pages'], 'log.txt')];
  const asked = (await ada.send(tickets.open, { body, files } as never)).json<OpenTicket>();
  const number = String(asked.number);
  expect(await support('list')).toBe(`#${number}  2026-01-05 09:00  open  books: A scan`);

  const folder = await mkdtemp(join(tmpdir(), 'studia-ticket-'));
  expect(await support('show', `#${number}`, folder)).toBe(
    `#${number}  A scan\nbooks, open, from the page /curriculum\n\n2026-01-05 09:00 student:\nIt stays grey.\n[log.txt]\n\nFiles: ${folder}`,
  );
  expect(await readdir(folder)).toEqual(['1-log.txt']);
  expect(await readFile(join(folder, '1-log.txt'), 'utf8')).toBe('no pages');
  await rm(folder, { recursive: true });

  app.clock.advance(1_000);
  await support('reply', number, 'Is it', 'a photo?');
  const { state, replies } = await ada.ask(tickets.read, { params: { id: asked.id } });
  expect([state, replies.at(-1)?.message]).toEqual(['answered', 'Is it a photo?']);
  await support('close', number);
  expect(await support('list', '--all')).toContain('closed  books: A scan');
  await expect(support('show', '7')).rejects.toThrow('There is no question #7.');
  expect((await app.operator.log(10)).map(({ action }) => action).toSorted()).toEqual([
    'answer-ticket',
    'close-ticket',
    'read-ticket',
  ]);
});

it.each([
  [],
  ['list', '1001'],
  ['reply', '1001'],
  ['show', 'one'],
  ['close', '1001', 'now'],
  ['list', '--old'],
])('the order %j is answered with how to say it', (...args) =>
  expect(() => readSupportOrder(args)).toThrow(/npm run support -- list/),
);
