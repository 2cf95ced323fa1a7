import type { Model, ModelEvent } from './port.ts';

/** How many milliseconds we wait for the first event of an answer, and between one and the next. */
export interface Patience {
  first: number;
  between: number;
}

/** A model that is given up when it says nothing for too long. */
export const patient = (model: Model, { first, between }: Patience): Model => ({
  ...model,
  stream: async function* (request, signal) {
    const enough = new AbortController();
    const events = model.stream(request, AbortSignal.any([signal, enough.signal]))[Symbol.asyncIterator]();
    let patience = first;
    for (;;) {
      const next = await within(patience, events.next());
      if (next === 'late') {
        enough.abort();
        return yield { type: 'error', trouble: 'late', message: `Nothing came for ${patience} ms.` };
      }
      if (next.done) return;
      yield next.value;
      patience = between;
    }
  },
});

const within = async (
  milliseconds: number,
  next: Promise<IteratorResult<ModelEvent>>,
): Promise<IteratorResult<ModelEvent> | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late');
  });
  try {
    return await Promise.race([next, late]);
  } finally {
    clearTimeout(timer);
  }
};
