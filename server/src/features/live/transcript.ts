import type { LiveEvent } from '@studia/contract/live-events';
import type { ThreadMessage } from '../tutor/service.ts';

/** A lesson as a conversation: what the tutor said in a row is one thing said. */
export const threadOf = (events: readonly LiveEvent[], tutorState: unknown): ThreadMessage[] => {
  const thread: { by: ThreadMessage['by']; text: string; state: unknown }[] = [];
  for (const event of events) {
    if (event.kind === 'heard' && event.text !== '')
      thread.push({ by: 'student', text: event.text, state: null });
    const words = event.kind === 'say' ? event.sentences.join(' ') : event.kind === 'ask' ? event.ask : '';
    if (words === '') continue;
    const last = thread.at(-1);
    if (last?.by === 'tutor') last.text += ` ${words}`;
    else thread.push({ by: 'tutor', text: words, state: null });
  }
  const tutor = thread.findLast(({ by }) => by === 'tutor');
  if (tutor) tutor.state = tutorState;
  return thread;
};

/** The sentences of the tutor's last turn that had not been said when the student cut in. */
export const unheardIn = (events: readonly LiveEvent[], input: LiveEvent): string[] => {
  if (input.kind !== 'heard' || input.input.cut === undefined) return [];
  const { number: cutAt, sentences } = input.input.cut;
  return events
    .filter((event) => event.kind === 'say' && event.number >= cutAt && event.number < input.number)
    .flatMap((event) => {
      if (event.kind !== 'say') return [];
      return event.number === cutAt ? event.sentences.slice(sentences) : event.sentences;
    });
};
