/** Does something at once, and at most once per `pause`; what was asked for in between is done at its end. */
export const throttled = (pause: number, act: () => void): (() => void) => {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const go = () => {
    waiting = null;
    last = Date.now();
    act();
  };
  return () => {
    const rest = last + pause - Date.now();
    if (rest <= 0) go();
    else waiting ??= setTimeout(go, rest);
  };
};
