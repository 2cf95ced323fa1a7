/** The list without gaps; null when one of it is not known. */
export const allKnown = <One>(list: readonly (One | null)[]): One[] | null => {
  const known = list.filter((one) => one !== null);
  return known.length === list.length ? known : null;
};
