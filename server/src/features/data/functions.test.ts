import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { accessTokens } from '@studia/contract/access-tokens';
import { FUNCTIONS } from '@studia/contract/functions';
import { TABLES } from '@studia/contract/tables';
import type { TokenScope } from '@studia/contract/token-scope';
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

let app: TestApp;
let ada: Student;
let origin: string;
beforeAll(async () => {
  app = await startApp();
  ada = await verifiedStudent(app, 'ada');
  origin = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const tokenFor = async (...scopes: TokenScope[]): Promise<string> =>
  (await ada.ask(accessTokens.create, { body: { name: 'A script', scopes, days: 7 } })).secret;

const functionsWith = (token: string) =>
  new FunctionsClient(`${origin}/functions/v1`, { headers: { Authorization: `Bearer ${token}` } });

/** The answer of a function that must succeed. */
const invoke = async (name: string, body: object, token = ada.session.access_token): Promise<unknown> => {
  const { data, error } = await functionsWith(token).invoke<unknown>(name, { body });
  expect(error).toBeNull();
  return data;
};

/** Status and code of a function that must fail. */
const refusal = async (name: string, body: object, token: string): Promise<[number, string]> => {
  const { error } = (await functionsWith(token).invoke(name, { body })) as { error: unknown };
  if (!(error instanceof FunctionsHttpError)) throw new Error(`${name} was not refused`);
  const response = error.context as Response;
  return [response.status, ((await response.json()) as { code: string }).code];
};

describe('functions by the real client', () => {
  it('search books, read a page, and quote word for word', async () => {
    const found = (await invoke('search-books', { question: 'What is a trinomial?' })) as {
      quotes: { book_id: string; page: number; text: string }[];
    };
    const [quote] = found.quotes;
    expect(quote).toBeDefined();
    const page = (await invoke('read-page', { book_id: quote?.book_id, page: quote?.page })) as {
      text: string;
    };
    expect(page.text).toContain(quote?.text);
    const nothing = await invoke('search-books', {
      question: 'Who won the match yesterday?',
      book_id: quote?.book_id,
    });
    expect(nothing).toEqual({ quotes: [] });
  });

  it('ask the tutor, at once and as it comes, in one conversation', async () => {
    const turn = (await invoke('ask-tutor', { question: 'What is 3 + 4?', style: 'explain' })) as {
      conversation_id: string;
      answer: string;
    };
    expect(turn.answer).toContain('7');
    const { data } = await functionsWith(ada.session.access_token).invoke<Response>('ask-tutor', {
      body: { question: 'What is 5 + 4?', conversation_id: turn.conversation_id },
      headers: { accept: 'text/event-stream' },
    });
    const events = (await data?.text()) ?? '';
    expect(events).toMatch(/^event: start\n/);
    expect(events).toMatch(/event: done\ndata: .*\n\n$/);
    const history = await app.database.pool.query('SELECT FROM chat_message WHERE session_id = $1', [
      turn.conversation_id,
    ]);
    expect(history.rowCount).toBe(4);
  });

  it('explain a quote, make a quiz and a plan, grade an answer and export everything', async () => {
    const explained = await invoke('explain-quote', { book_id: 'algebra', page: 1, quote: 'A variable' });
    expect(explained).toMatchObject({ answer: expect.stringMatching(/\w/) });
    const asked = {
      scope: { book: 'algebra' },
      length: 5,
      difficulty: 'easy',
      mode: 'practise',
      minutes: null,
    };
    const made = await invoke('make-quiz', asked);
    expect(made).toMatchObject({ quiz: { length: 5, answers: [] } });
    const { plan } = (await invoke('make-plan', { topic: 'Photosynthesis' })) as { plan: { id: string } };
    const { rowCount } = await app.database.pool.query('SELECT FROM learning_plan WHERE id = $1', [plan.id]);
    expect(rowCount).toBe(1);
    expect(
      await refusal(
        'grade-answer',
        { idea: 'no/idea', item: 'none', answer: { kind: 'number', text: '7' } },
        ada.session.access_token,
      ),
    ).toEqual([404, 'item_not_found']);
    expect(await invoke('export', {})).toHaveProperty('notes');
  });

  it('refuse an unknown name, a wrong body and whoever may not', async () => {
    const own = ada.session.access_token;
    expect(await refusal('make-coffee', {}, own)).toEqual([404, 'function_unknown']);
    expect(await refusal('constructor', {}, own)).toEqual([404, 'function_unknown']);
    expect(await refusal('ask-tutor', {}, own)).toEqual([400, 'bad_request']);
    expect(await refusal('ask-tutor', { question: ' ' }, own)).toEqual([400, 'text_missing']);
    expect(await refusal('ask-tutor', { question: 'Hi' }, 'nonsense')).toEqual([401, 'session_invalid']);
    const reading = await tokenFor('read');
    expect(await refusal('ask-tutor', { question: 'Hi' }, reading)).toEqual([403, 'scope_missing']);
    expect(await refusal('make-plan', { topic: 'Cells' }, reading)).toEqual([403, 'scope_missing']);
    expect(await invoke('search-books', { question: 'What is a trinomial?' }, reading)).toHaveProperty(
      'quotes.0',
    );
  });
});

describe('the description', () => {
  it('names every table, column and function for everybody', async () => {
    const answer = await app.http.inject('/rest/v1');
    const { paths, components } = answer.json<{
      paths: Record<string, Record<string, unknown>>;
      components: { schemas: Record<string, { properties: object }> };
    }>();
    for (const [name, { columns, writes }] of Object.entries(TABLES)) {
      expect(Object.keys(components.schemas[name]?.properties ?? {})).toEqual(Object.keys(columns));
      expect(Object.keys(paths[`/rest/v1/${name}`] ?? {})).toHaveLength(1 + writes.length);
    }
    for (const name of Object.keys(FUNCTIONS))
      expect(paths).toHaveProperty([`/functions/v1/${name}`, 'post']);
  });
});

describe('an assistant', () => {
  const connect = async (token: string): Promise<Client> => {
    const client = new Client({ name: 'assistant', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    });
    await client.connect(transport);
    return client;
  };
  const use = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    const [first] = content as { text: string }[];
    return { isError, text: first?.text ?? '' };
  };

  it('sees the tools that its token allows', async () => {
    const namesFor = async (...scopes: TokenScope[]) => {
      const client = await connect(await tokenFor(...scopes));
      const { tools } = await client.listTools();
      await client.close();
      return tools.map(({ name }) => name);
    };
    const reading = ['search_books', 'read_page', 'my_notes', 'read_note', 'due_cards'];
    expect(await namesFor('read')).toEqual(reading);
    expect(await namesFor('read', 'write')).toEqual([...reading, 'add_note', 'add_card']);
    expect(await namesFor('tutor')).toEqual(['ask_tutor']);
  });

  it('adds what it may, and finds it again', async () => {
    const client = await connect(await tokenFor('read', 'write'));
    const note = await use(client, 'add_note', {
      title: 'Osmosis',
      content: 'Water goes **through** a membrane.',
    });
    const { id } = JSON.parse(note.text) as { id: string };
    expect(JSON.parse((await use(client, 'my_notes', { words: 'membrane' })).text)).toMatchObject([
      { id, title: 'Osmosis' },
    ]);
    expect((await use(client, 'read_note', { id })).text).toContain('**through**');
    await use(client, 'add_card', { front: 'What passes?', back: 'Water' });
    expect((await use(client, 'due_cards')).text).toContain('What passes?');
    const quotes = await use(client, 'search_books', { question: 'What is a trinomial?' });
    expect(JSON.parse(quotes.text)).toHaveProperty('quotes.0.page');
    expect((await use(client, 'read_page', { book_id: 'algebra', page: 1 })).text).toContain('algebra');
    await client.close();
  });

  it('is told what went wrong, and does nothing that its token forbids', async () => {
    const client = await connect(await tokenFor('read'));
    expect(await use(client, 'read_note', { id: ada.id })).toEqual({
      isError: true,
      text: 'This note no longer exists.',
    });
    expect((await use(client, 'read_page', { book_id: 'algebra', page: 'one' })).isError).toBe(true);
    expect((await use(client, 'add_note', { title: 'A', content: 'b' })).isError).toBe(true);
    await client.close();
    await expect(connect('nonsense')).rejects.toThrow(/validate session|401/);
  });
});
