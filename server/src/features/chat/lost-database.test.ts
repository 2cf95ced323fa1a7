import { chat } from '@studia/contract/chat';
import { expect, it } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { layCable } from '../../testing/cable.ts';
import { conductedModel } from '../../testing/conducted-model.ts';
import { freshDatabase } from '../../testing/database.ts';
import { eventsIn } from '../../testing/event-stream.ts';
import { visitorOf } from '../../testing/visitors.ts';

it.each([false, true])(
  'a database that goes away in the middle of an answer is told as such (as a stream: %s)',
  async (streamed) => {
    const database = await freshDatabase();
    const cable = await layCable(database.connection);
    const model = conductedModel();
    const app = await startApp({
      world: { model },
      database: { ...database, connection: cable.connection },
    });
    const { session_id } = await visitorOf(app).ask(chat.createSession, { body: {} });
    const headers: Record<string, string> = streamed ? { accept: 'text/event-stream' } : {};
    const sent = visitorOf(app).send(
      chat.sendMessage,
      { body: { session_id, message: 'What is a cell?' } },
      headers,
    );
    const performance = await model.asked(1);
    performance.say('A cell is ');
    await cable.cut();
    performance.finish();
    const answer = await sent;
    const outcome = streamed ? eventsIn(answer.body).at(-1) : { status: answer.statusCode, ...answer.json() };
    expect(outcome).toMatchObject({ code: 'unavailable', ...(!streamed && { status: 503 }) });
    await app.close();
    await database.drop();
  },
);
