/** How often each element stands in one formula of every substance, on the left counted up and on the right down. */
type Row = number[];

/** The smallest whole numbers that balance an equation, one for each substance; null where there are none, or several ways. */
export const balancingNumbers = (
  left: readonly ReadonlyMap<string, number>[],
  right: readonly ReadonlyMap<string, number>[],
): number[] | null => {
  const substances = [...left, ...right];
  const elements = [...new Set(substances.flatMap((one) => [...one.keys()]))];
  const rows = elements.map((element) =>
    substances.map((one, at) => (at < left.length ? 1 : -1) * (one.get(element) ?? 0)),
  );
  const pivots = eliminate(rows, substances.length);
  const free = substances.findIndex((_, column) => !pivots.has(column));
  if (pivots.size !== substances.length - 1) return null;
  const whole = [...pivots].reduce(
    (least, [column, row]) => lcm(least, Math.abs(rows[row]?.[column] ?? 1)),
    1,
  );
  const numbers = substances.map((_, column) => {
    if (column === free) return whole;
    const row = rows[pivots.get(column) ?? 0];
    return (-(row?.[free] ?? 0) * whole) / (row?.[column] ?? 1);
  });
  const common = numbers.reduce(gcd, 0);
  const least = numbers.map((one) => one / common);
  return least.every((one) => Number.isInteger(one) && one > 0) ? least : null;
};

/** Clears every column but for one row, in whole numbers; which row each cleared column has. */
const eliminate = (rows: Row[], columns: number): Map<number, number> => {
  const pivots = new Map<number, number>();
  for (let column = 0; column < columns && pivots.size < rows.length; column++) {
    const top = pivots.size;
    const found = rows.findIndex((row, at) => at >= top && row[column] !== 0);
    const pivot = rows[found];
    if (!pivot) continue;
    [rows[top], rows[found]] = [pivot, rows[top] ?? pivot];
    for (const [at, row] of rows.entries())
      if (at !== top && row[column] !== 0) rows[at] = without(row, pivot, column);
    pivots.set(column, top);
  }
  return pivots;
};

const without = (row: Row, pivot: Row, column: number): Row => {
  const [own, other] = [row[column] ?? 0, pivot[column] ?? 1];
  const less = row.map((value, at) => value * other - (pivot[at] ?? 0) * own);
  const common = less.reduce(gcd, 0) || 1;
  return less.map((value) => value / common);
};

const gcd = (one: number, other: number): number => (other === 0 ? Math.abs(one) : gcd(other, one % other));
const lcm = (one: number, other: number): number => (one * other) / (gcd(one, other) || 1);
