import { access } from 'node:fs/promises';

/** Whether something is at this path. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
