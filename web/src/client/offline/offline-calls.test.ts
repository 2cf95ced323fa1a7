import { expect, test } from 'vitest';
import { placeOf, studentOf } from './offline-calls.ts';

const asked = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://studia.example${path}`, { headers });

test.each([
  ['/api/review', 'cards', '/api/review?'],
  ['/api/review/queue?since=2026-01-05T00:00:00.000Z&subject=Art', 'cards', '/api/review/queue?subject=Art'],
  ['/api/notes/01948b3c', 'notes', '/api/notes/01948b3c?'],
  ['/api/library/books/starter%2Fart', 'books', '/api/library/books/starter%2Fart?'],
  ['/api/library/books/b1/pages?from=1&to=20', 'pages-b1', '/api/library/books/b1/pages?from=1&to=20'],
])('%s is kept among %s', (path, shelf, key) => {
  expect(placeOf(asked(path))).toEqual({ shelf, key });
});

test('parts of a file are told apart', () => {
  const [one, other] = ['bytes=0-9', 'bytes=10-19'].map((range) =>
    placeOf(asked('/api/library/books/b1/file', { range })),
  );
  expect(one?.key).not.toBe(other?.key);
});

test.each([
  '/api/llm/conversations',
  '/api/account/export',
  '/auth/session',
  '/api/notes/01948b3c/revisions',
  '/api/review/cards',
  '/api/library/books',
  '/api/profile/photo',
])('%s is never kept', (path) => {
  expect(placeOf(asked(path))).toBeNull();
});

test('whose request it is stands in its token', () => {
  const claims = btoa(JSON.stringify({ sub: 'ada' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(studentOf(asked('/api/review', { authorization: `Bearer a.${claims}.c` }))).toBe('ada');
});

test.each(['', 'Bearer', 'Bearer studia_pat_x', 'Bearer a.%%%.c', 'Bearer a.bnVsbA.c'])(
  'a request with the authorization %j is nobody’s',
  (authorization) => {
    expect(studentOf(asked('/api/review', { authorization }))).toBeNull();
  },
);
