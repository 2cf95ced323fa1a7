import table from './chemistry.json' with { type: 'json' };

export interface Element {
  symbol: string;
  name: string;
  protons: number;
  mass: number;
}

export const ELEMENTS = table.elements.map((row): Element => {
  const [symbol = '', name = '', protons, mass] = row.split(' ');
  return { symbol, name, protons: Number(protons), mass: Number(mass) };
});
export const elementOf = (written: string): Element | undefined =>
  ELEMENTS.find(({ symbol, name }) => symbol === written || name === written.toLowerCase());

/** The atoms of a formula by their elements; null where one is unknown. */
export const atomsOf = (formula: string): Map<string, number> | null => {
  const flat = formula.replaceAll(/\(([^()]*)\)(\d*)/g, (_, inside: string, of: string) =>
    inside.repeat(Number(of || 1)),
  );
  const atoms = new Map<string, number>();
  for (const [, symbol = '', count = ''] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    if (!elementOf(symbol)) return null;
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + Number(count || 1));
  }
  return atoms;
};

export const formulaOf = (written: string): string =>
  (table.substances as Readonly<Record<string, string>>)[written] ?? written;
