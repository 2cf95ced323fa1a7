/** What a list holds when it is one thing and no more. */
export const onlyOf = <One>(list: readonly One[]): One | null =>
  list.length === 1 ? (list[0] ?? null) : null;

/** The list without gaps; null when one of it is not known. */
export const allKnown = <One>(list: readonly (One | null)[]): One[] | null => {
  const known = list.filter((one) => one !== null);
  return known.length === list.length ? known : null;
};
