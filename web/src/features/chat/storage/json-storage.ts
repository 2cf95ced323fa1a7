/** The part of `localStorage` that is needed here; tests bring their own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept under a name, or `otherwise` where nothing readable is. */
export const readStored = <T>(
  storage: TextStorage,
  name: string,
  isReadable: (value: unknown) => value is T,
  otherwise: T,
): T => {
  try {
    const value: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return isReadable(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
};

/** Keeps a value under a name; answers whether there was room for it. */
export const writeStored = (storage: TextStorage, name: string, value: unknown): boolean => {
  try {
    storage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
