/** The numbers that stand in a text. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** Whether at least half of the numbers of a text stand in another. */
export const sharesNumbers = (one: string, other: string): boolean => {
  const known = new Set(numbersIn(other));
  const own = numbersIn(one);
  return own.filter((number) => known.has(number)).length * 2 >= own.length;
};
