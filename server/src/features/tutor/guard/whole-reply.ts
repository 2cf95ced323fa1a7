import type { Quote } from '@studia/contract/proof';
import type { Exercises } from '../../exercises/service.ts';
import { makeReplyGuard } from './reply.ts';
import { makeShelf } from './shelf.ts';

/** What a model wrote in one go, put right line by line; `[1]` names the first of the quotes. */
export const guardWhole = async (
  text: string,
  { topic, shown }: { topic: string; shown: readonly Quote[] },
  exercises: Exercises,
): Promise<{ lines: string[]; quotes: readonly Quote[] }> => {
  const shelf = makeShelf();
  for (const quote of shown) shelf.put(quote);
  const guard = makeReplyGuard(topic, shelf, exercises);
  // Line by line, as it would have come: what is wrong with a line is told at its end.
  const events = text.split(/(?<=\n)/).flatMap((line) => guard.push(line));
  events.push(...(await guard.end()));
  const lines = events
    .flatMap((event) => (event.type === 'text' ? [event.text] : []))
    .join('')
    .split('\n');
  for (const event of events) {
    if (event.type !== 'tool' || !event.correction) continue;
    const { line, was, now } = event.correction;
    const whole = lines[line] ?? '';
    if (whole.startsWith(was)) lines[line] = now + whole.slice(was.length);
  }
  return { lines, quotes: guard.proof().quotes };
};
