import type { Endpoint } from '@studia/contract/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startServer } from '../../testing/server.ts';

const MEGABYTE = 1024 * 1024;

/** A call as books are sent: several files, and a word about them. */
const shelve = {
  method: 'POST',
  path: '/api/shelve',
  summary: 'Keeps books.',
  access: 'verified',
  pace: 'normal',
  body: z.object({ title: z.string(), times: z.optional(z.string()) }),
  files: { field: 'files', most: 3, megabytes: 1, tooLarge: 'photo_too_large' },
  reply: z.object({ title: z.string(), names: z.array(z.string()), bytes: z.number() }),
} as const satisfies Endpoint;

interface Book {
  name: string;
  bytes: number;
}

/** A server that keeps books in an array, and can be told to fail at the last moment. */
const start = async ({ fails = false } = {}) => {
  const books: Book[] = [];
  const { app } = await startServer({
    routes: [
      (bind) =>
        bind.upload(
          shelve,
          {
            keep: async ({ name, content }) => {
              const book = { name, bytes: 0 };
              for await (const chunk of content) book.bytes += chunk.length;
              books.push(book);
              return book;
            },
            drop: async (book) => void books.splice(books.indexOf(book), 1),
          },
          async ({ body, files, caller }) => {
            if (fails) throw new Error(`not for ${caller.studentId}`);
            return {
              title: body.title,
              names: files.map(({ name }) => name),
              bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
            };
          },
        ),
    ],
  });
  const send = (payload: FormData | string | object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: shelve.path,
      payload,
      headers: { authorization: 'Bearer ada', ...headers },
    });
  return { send, books };
};

const form = (title: string | null, ...files: readonly [name: string, size: number][]): FormData => {
  const data = new FormData();
  // The files come first on purpose: a browser sends the fields in the order of the page.
  for (const [name, size] of files) data.append('files', new File([new Uint8Array(size)], name));
  if (title !== null) data.append('title', title);
  return data;
};

describe('a form with files', () => {
  it('is read with its fields and all its files, in whichever order they come', async () => {
    const { send, books } = await start();
    const answer = await send(form('Physics', ['a.pdf', 100_000], ['b.pdf', MEGABYTE], ['c.pdf', 1]));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { title: 'Physics', names: ['a.pdf', 'b.pdf', 'c.pdf'], bytes: 100_000 + MEGABYTE + 1 },
    ]);
    expect(books).toHaveLength(3);
  });

  it('whose file field was left empty has no file', async () => {
    const { send } = await start();
    const boundary = 'x';
    const body = [
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n`,
      `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nNone\r\n--${boundary}--\r\n`,
    ].join('');
    const answer = await send(body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
    expect(answer.json()).toEqual({ title: 'None', names: [], bytes: 0 });
  });

  it.each([
    ['a field that is missing', form(null, ['a.pdf', 10]), 400, 'bad_request'],
    ['a field beyond all measure', form('x'.repeat(70_000), ['a.pdf', 10]), 400, 'text_too_long'],
    ['a file that is too large', form('x', ['a.pdf', 10], ['b.pdf', MEGABYTE + 1]), 413, 'photo_too_large'],
    ['a file far too large', form('x', ['a.pdf', 20 * MEGABYTE]), 413, 'photo_too_large'],
    [
      'too many files',
      form('x', ['a.pdf', 1], ['b.pdf', 1], ['c.pdf', 1], ['d.pdf', 1]),
      413,
      'body_too_large',
    ],
  ])('with %s is refused, and no file stays', async (_, data, status, code) => {
    const { send, books } = await start();
    const answer = await send(data);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(books).toEqual([]);
  });

  it('with a file under another name is refused', async () => {
    const { send, books } = await start();
    const data = form('x', ['a.pdf', 10]);
    data.append('other', new File(['x'], 'x.pdf'));
    expect((await send(data)).json()).toMatchObject({ code: 'bad_request' });
    expect(books).toEqual([]);
  });

  it('that can not be used after all leaves no file', async () => {
    const { send, books } = await start({ fails: true });
    expect((await send(form('x', ['a.pdf', 10]))).statusCode).toBe(500);
    expect(books).toEqual([]);
  });

  it('is not read before it is known who sends it', async () => {
    const { send, books } = await start();
    const answer = await send(form('x', ['a.pdf', 10]), { authorization: 'Bearer newcomer' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'verification_required']);
    expect(books).toEqual([]);
  });

  it.each([
    ['JSON', { title: 'x' }, {}, 415, 'upload_expected'],
    ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, 400, 'bad_request'],
    [
      'an end that never comes',
      '--x\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
      'bad_request',
    ],
  ])('is not %s', async (_, payload, headers, status, code) => {
    const { send } = await start();
    const answer = await send(payload, headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });
});
