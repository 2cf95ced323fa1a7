import { useDeferredValue } from 'react';

/** Nothing yet. It must be a value: `useDeferredValue` that begins with `undefined` begins with what is there. */
const COMING = Symbol('coming');

/** What takes long to draw, `undefined` at first: it comes in small steps, also where it was there before what draws it. */
export const useInSteps = <Value>(value: Value): Value | undefined => {
  const drawn = useDeferredValue<Value | typeof COMING>(value, COMING);
  return drawn === COMING ? undefined : drawn;
};
