import { work, type Worked } from '@studia/mathematics';

const KEPT = 200;
const known = new Map<string, Worked | null>();

/** The worked problem of a message, or null. The same exercise comes back turn after turn, so the latest are kept. */
export const workedIn = (message: string): Worked | null => {
  const found = known.get(message);
  if (found !== undefined) return found;
  const worked = work(message);
  const result = worked.kind === 'worked' ? worked : null;
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  // A long text would only fill the memory.
  if (message.length < 1000) known.set(message, result);
  return result;
};
