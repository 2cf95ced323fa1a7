import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Message, TurnEvent } from '@studia/contract/chat';

const SESSION = '00000000-0000-4000-8000-000000000001';

/** A tutor that says what a test tells it to, when the test tells it. */
export interface ScriptedTutor {
  /** A question has come. */
  asked: Promise<void>;
  tell: (event: TurnEvent) => void;
  /** Says a text in pieces of so many characters. */
  say: (text: string, piece?: number) => void;
  /** Ends the turn; the conversation's history has the message from then on. */
  finish: (message: Message) => void;
  stop: () => void;
}

/** Puts a scripted tutor in the place of the real one; its answer will have this id. */
export const scriptTutor = async (
  page: Page,
  question: Message,
  answerId: Message['id'],
): Promise<ScriptedTutor> => {
  const history: Message[] = [question];
  let listener: ServerResponse | undefined;
  let onRequest = () => {};
  const asked = new Promise<void>((resolve) => (onRequest = resolve));
  const tell = (event: TurnEvent): void => void listener?.write(`data: ${JSON.stringify(event)}\n\n`);
  const server = createServer((_question, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    listener = answer;
    tell({ type: 'start', message_id: answerId });
    onRequest();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  await page.route('**/api/llm/create-session', (route) => route.fulfill({ json: { session_id: SESSION } }));
  await page.route('**/api/llm/send-message', (route) => route.continue({ url }));
  await page.route('**/api/llm/conversation-history?*', (route) =>
    route.fulfill({
      json: { success: true, messages: history, session_ended: false, style: 'guide', turn: 'none' },
    }),
  );
  return {
    asked,
    tell,
    say: (text, piece = text.length) => {
      for (let at = 0; at < text.length; at += piece)
        tell({ type: 'delta', text: text.slice(at, at + piece) });
    },
    finish: (message) => {
      history.push(message);
      tell({ type: 'done', message, session_ended: false, usage: { input_tokens: 1, output_tokens: 1 } });
      listener?.end();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
