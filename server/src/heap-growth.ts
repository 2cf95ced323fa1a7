import { setFlagsFromString } from 'node:v8';

/** How much a heap grows over what was in use in it before it is cleared up again, in hundredths. */
const GROWTH = 50;

/**
 * Left alone, V8 lets a heap become four times as large as what is in use before it looks: words of a thousand answers, long said,
 * would take most of a gigabyte. Told after a start, whose heap grows from nothing and holds little to clear up.
 */
export const boundHeapGrowth = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
