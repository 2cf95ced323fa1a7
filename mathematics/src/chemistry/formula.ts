import { ATOMIC_MASS } from './elements.ts';

/** How many atoms of each element a formula such as Ca(OH)2 has; null when it is no formula. */
export const atomsIn = (formula: string): Map<string, number> | null => {
  const stack: Map<string, number>[] = [new Map()];
  let rest = formula.replaceAll(/_|\^.*$/g, '');
  const put = (into: Map<string, number>, element: string, count: number): void => {
    into.set(element, (into.get(element) ?? 0) + count);
  };
  while (rest !== '') {
    const token = /^(?:([A-Z][a-z]?)(\d*)|(\()|(\))(\d*))/.exec(rest);
    if (!token) return null;
    rest = rest.slice(token[0].length);
    const top = stack.at(-1);
    if (!top) return null;
    if (token[3] !== undefined) stack.push(new Map());
    else if (token[4] !== undefined) {
      stack.pop();
      const under = stack.at(-1);
      if (!under) return null;
      for (const [element, count] of top) put(under, element, count * Number(token[5] || 1));
    } else if (ATOMIC_MASS[token[1] ?? ''] === undefined) return null;
    else put(top, token[1] ?? '', Number(token[2] || 1));
  }
  const [only, open] = stack;
  return only && !open && only.size > 0 ? only : null;
};

/** Grams of one mole. */
export const molarMass = (atoms: ReadonlyMap<string, number>): number =>
  [...atoms].reduce((total, [element, count]) => total + count * (ATOMIC_MASS[element] ?? 0), 0);
