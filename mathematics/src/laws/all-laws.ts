import type { Law, Quantity } from './table.ts';
import { BIOLOGY } from './table/biology.ts';
import { CHEMISTRY } from './table/chemistry.ts';
import { ECONOMICS } from './table/economics.ts';
import { ELECTRICITY } from './table/electricity.ts';
import { ENERGY } from './table/energy.ts';
import { GEOMETRY } from './table/geometry.ts';
import { HEAT } from './table/heat.ts';
import { MECHANICS } from './table/mechanics.ts';
import { MONEY } from './table/money.ts';
import { STATISTICS } from './table/statistics.ts';
import { WAVES } from './table/waves.ts';

const SUBJECTS = [
  MECHANICS,
  ENERGY,
  ELECTRICITY,
  HEAT,
  WAVES,
  CHEMISTRY,
  BIOLOGY,
  GEOMETRY,
  MONEY,
  ECONOMICS,
  STATISTICS,
];

/** Every law, subject by subject. */
export const LAWS: readonly Law[] = SUBJECTS.flatMap(({ laws }) => laws);

/** Every quantity by its name. */
export const QUANTITIES: ReadonlyMap<string, Quantity> = new Map(
  SUBJECTS.flatMap(({ quantities }) => quantities).map((quantity) => [quantity.name, quantity]),
);

/** The quantities of a law, symbol by symbol. */
export const partsOf = (law: Law): (readonly [symbol: string, quantity: Quantity])[] =>
  Object.entries(law.symbols).map(([symbol, name]) => {
    const quantity = QUANTITIES.get(name);
    if (!quantity) throw new Error(`No such quantity: ${name}`);
    return [symbol, quantity];
  });

const holding = new Map<string, Law[]>();
for (const law of LAWS)
  for (const name of Object.values(law.symbols)) holding.set(name, [...(holding.get(name) ?? []), law]);

/** The laws in which a quantity stands. */
export const lawsOf = ({ name }: Quantity): readonly Law[] => holding.get(name) ?? [];
