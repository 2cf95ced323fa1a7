import type { Readable } from 'node:stream';
import { setImmediate as endOfBurst } from 'node:timers/promises';

/** The data of the events of a stream, those together that come in one go. What comes is read as fast as it is taken. */
export const eventsIn = async function* (body: Readable): AsyncGenerator<string[]> {
  const datas = dataReader();
  try {
    for await (const text of textsOf(body)) {
      const events = datas(text);
      if (events.length > 0) yield events;
    }
  } finally {
    // Whoever stops listening hangs up; an answer that was heard to its end leaves the connection to the next question.
    if (!body.readableEnded) body.destroy();
  }
};

/** All that lies there, again and again. Node's own way of walking through a stream keeps twice as much for as long as it is open. */
const textsOf = async function* (body: Readable): AsyncGenerator<string> {
  let wake = (): void => undefined;
  let failure: unknown = null;
  let isOver = false;
  body.setEncoding('utf8');
  body.on('readable', () => wake());
  body.on('error', (error) => (failure = error));
  // Comes last, whatever came before.
  body.on('close', () => {
    isOver = true;
    wake();
  });
  for (;;) {
    const text = body.read() as string | null;
    if (text !== null) {
      yield text;
      await endOfBurst();
    } else if (failure) throw failure;
    else if (isOver) return;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
};

/** Takes a stream of events apart, whatever pieces it comes in; what else they say beside their data is nothing to us. */
const dataReader = (): ((text: string) => string[]) => {
  let rest = '';
  let data: string[] = [];
  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    const events: string[] = [];
    for (const line of lines)
      if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
      else if (line === '' && data.length > 0) {
        events.push(data.join('\n'));
        data = [];
      }
    return events;
  };
};
