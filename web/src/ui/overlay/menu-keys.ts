/** Which entry a key leads to; `undefined` when the key is none of the menu's. `current` is -1 before the first step. */
export const entryForKey = (key: string, current: number, labels: readonly string[]): number | undefined => {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** Type-ahead: the next entry that begins with what was typed; one letter typed again steps on. */
export const entryForTyping = (
  typed: string,
  current: number,
  labels: readonly string[],
): number | undefined => {
  const wish = typed.toLocaleLowerCase();
  const from = Array.from(wish).length > 1 ? Math.max(current, 0) : current + 1;
  const order = labels.map((_, step) => (from + step) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(wish));
};
