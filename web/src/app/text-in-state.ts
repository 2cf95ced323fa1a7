/** A text that one page hands to another with the address; null when there is none. */
export const textIn = (state: unknown, name: string): string | null => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};
