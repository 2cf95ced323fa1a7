/** A formula as a tree: a sign with its parts, or a number or letter alone. */
type Tree = string | Branch;
interface Branch {
  sign: string;
  parts: readonly Tree[];
}

/** A formula of a task sign by sign, each before its parts, with `N0`, `N1` … for the numbers of the task: “a*b-c” is − * N0 N1 N2. */
export const prefixOf = (formula: string, places: ReadonlyMap<string, number>): string[] =>
  signsOf(inOrder(withPlaces(readTree(formula), places)));

const readTree = (formula: string): Tree => {
  const tokens = formula.match(/\d+(?:\.\d+)?|[a-z]+|\S/g) ?? [];
  let at = 0;
  const takes = (...signs: string[]): string | null => {
    const token = tokens[at];
    if (token === undefined || !signs.includes(token)) return null;
    at += 1;
    return token;
  };
  const chain = (part: () => Tree, ...signs: string[]): Tree => {
    let left = part();
    for (let sign = takes(...signs); sign !== null; sign = takes(...signs))
      left = { sign, parts: [left, part()] };
    return left;
  };
  const sum = (): Tree => chain(product, '+', '-');
  const product = (): Tree => chain(signed, '*', '/');
  const signed = (): Tree => (takes('-') === null ? power() : { sign: 'neg', parts: [signed()] });
  const power = (): Tree => {
    const base = single();
    return takes('^') === null ? base : { sign: '^', parts: [base, signed()] };
  };
  const single = (): Tree => {
    const token = tokens[at++] ?? '';
    if (token === '(') return closed(sum());
    if (!/^[a-z]{2,}$/.test(token) || takes('(') === null) return token;
    const parts = [sum()];
    while (takes(',') !== null) parts.push(sum());
    return closed({ sign: token, parts });
  };
  const closed = (tree: Tree): Tree => {
    if (takes(')') === null) throw new Error(`A bracket is open in ${formula}`);
    return tree;
  };
  const whole = sum();
  if (at < tokens.length) throw new Error(`${formula} can’t be read`);
  return whole;
};

const withPlaces = (tree: Tree, places: ReadonlyMap<string, number>): Tree => {
  if (typeof tree !== 'string') return { ...tree, parts: tree.parts.map((part) => withPlaces(part, places)) };
  const place = places.get(tree);
  return place === undefined ? tree : `N${place}`;
};

/** What may stand in any order stands in the order of the task, so that one formula is written one way. */
const inOrder = (tree: Tree): Tree => {
  if (typeof tree === 'string') return tree;
  const parts = tree.parts.map(inOrder);
  const [one = 0, other = 0] = parts.map(firstPlace);
  const isTurned = (tree.sign === '+' || tree.sign === '*') && other < one;
  return { ...tree, parts: isTurned ? parts.toReversed() : parts };
};

const NOWHERE = 99;
const firstPlace = (tree: Tree): number => {
  if (typeof tree !== 'string') return Math.min(...tree.parts.map(firstPlace));
  return tree.startsWith('N') ? Number(tree.slice(1)) : NOWHERE;
};

const signsOf = (tree: Tree): string[] =>
  typeof tree === 'string' ? [tree] : [tree.sign, ...tree.parts.flatMap(signsOf)];
