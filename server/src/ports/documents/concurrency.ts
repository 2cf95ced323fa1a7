interface Visit {
  readonly background?: boolean;
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly background: boolean;
  readonly enter: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Room for so many at once; who works in the background leaves one place to the others. */
export const makePlaces = (places: number) => {
  const mostBackground = Math.max(1, places - 1);
  const waiting: Waiting[] = [];
  let taken = 0;
  let inBackground = 0;
  let closed = false;

  const mayEnter = (background: boolean): boolean =>
    taken < places && (!background || inBackground < mostBackground);
  const enter = (background: boolean) => {
    taken += 1;
    if (background) inBackground += 1;
    let left = false;
    return (): void => {
      if (left) return;
      left = true;
      taken -= 1;
      if (background) inBackground -= 1;
      letIn();
    };
  };
  const letIn = (): void => {
    const next = waiting.findIndex(({ background }) => mayEnter(background));
    if (next >= 0) waiting.splice(next, 1)[0]?.enter();
  };

  return {
    /** Waits for a place; answers how to leave it. */
    enter: ({ background = false, signal }: Visit): Promise<() => void> => {
      if (closed) return Promise.reject(new Error('Nothing is read any more.'));
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      if (mayEnter(background)) return Promise.resolve(enter(background));
      return new Promise((resolve, reject) => {
        const visit: Waiting = { background, enter: () => resolve(enter(background)), refuse: reject };
        waiting.push(visit);
        signal?.addEventListener(
          'abort',
          () => {
            const at = waiting.indexOf(visit);
            if (at >= 0) waiting.splice(at, 1);
            reject(signal.reason as Error);
          },
          { once: true },
        );
      });
    },
    /** Refuses everybody who waits or comes. */
    close: (): void => {
      closed = true;
      for (const { refuse } of waiting.splice(0)) refuse(new Error('Nothing is read any more.'));
    },
  };
};
