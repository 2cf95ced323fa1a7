import { PostgrestClient } from '@supabase/postgrest-js';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { Student } from './visitors.ts';

/** The real client of a student, and how often it asked. */
export interface TableClient {
  client: () => PostgrestClient;
  table: (name: string) => ReturnType<PostgrestClient['from']>;
  requests: () => number;
}

/** Ties the real client to a product that listens; who asks may sign in anew meanwhile. */
export const tableClient = async (app: TestApp, student: () => Student): Promise<TableClient> => {
  const url = `${await app.http.listen({ port: 0, host: '127.0.0.1' })}/rest/v1`;
  let requests = 0;
  const counted: typeof fetch = (...request) => {
    requests++;
    return fetch(...request);
  };
  const client = () =>
    new PostgrestClient(url, {
      headers: { authorization: `Bearer ${student().session.access_token}` },
      fetch: counted,
    });
  return { client, table: (name) => client().from(name), requests: () => requests };
};

/** Notes to look for. */
export const SEED = [
  { title: 'Atoms', content: 'Atoms are made of protons, neutrons and electrons.', tags: ['physics'] },
  { title: 'Bonds', content: 'Bonds hold atoms together.', tags: ['physics', 'chemistry'] },
  { title: 'Cells', content: 'The cell is the smallest unit that lives.', tags: ['biology'] },
  { title: 'Cells, "again"', content: 'Cells divide; (mitosis).', tags: ['biology', 'exam'] },
  { title: 'Zinc 100%', content: 'A metal.', tags: [] },
];

/** The titles that a query finds, in its order. */
export const titlesIn = async (query: PromiseLike<{ data: unknown; error: unknown }>): Promise<string[]> => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return (data as { title: string }[]).map(({ title }) => title);
};
