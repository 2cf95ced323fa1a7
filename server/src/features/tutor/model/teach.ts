import type { Model, ModelMessage } from '../../../ports/model/port.ts';
import prompt from '../prompts/tutor.md?raw';
import type { Said, TutorEvent } from '../turn.ts';

/** A turn of the configured model. */
export const teachByModel = async function* (
  model: Model,
  thread: readonly Said[],
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt },
    ...thread.map(({ by, text }): ModelMessage => ({
      role: by === 'student' ? 'user' : 'assistant',
      content: text,
    })),
  ];
  for await (const event of model.stream({ messages }, signal)) {
    if (event.type === 'done') yield { type: 'done', usage: event.usage, lesson: null, proof: null };
    // No tool is offered yet, so none is asked for.
    else if (event.type !== 'call') yield event;
  }
};
