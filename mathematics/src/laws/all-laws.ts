import type { Law, Quantity } from './table.ts';
import { BIOLOGY, BIOLOGY_QUANTITIES } from './table/biology.ts';
import { CHEMISTRY, CHEMISTRY_QUANTITIES } from './table/chemistry.ts';
import { ECONOMICS, ECONOMICS_QUANTITIES } from './table/economics.ts';
import { ELECTRICITY, ELECTRICITY_QUANTITIES } from './table/electricity.ts';
import { ENERGY, ENERGY_QUANTITIES } from './table/energy.ts';
import { GEOMETRY, GEOMETRY_QUANTITIES } from './table/geometry.ts';
import { HEAT, HEAT_QUANTITIES } from './table/heat.ts';
import { MECHANICS, MECHANICS_QUANTITIES } from './table/mechanics.ts';
import { MONEY, MONEY_QUANTITIES } from './table/money.ts';
import { STATISTICS, STATISTICS_QUANTITIES } from './table/statistics.ts';
import { WAVES, WAVES_QUANTITIES } from './table/waves.ts';

/** Every law, subject by subject. */
export const LAWS: readonly Law[] = [
  ...MECHANICS,
  ...ENERGY,
  ...ELECTRICITY,
  ...HEAT,
  ...WAVES,
  ...CHEMISTRY,
  ...BIOLOGY,
  ...GEOMETRY,
  ...MONEY,
  ...ECONOMICS,
  ...STATISTICS,
];

/** Every quantity by its name. */
export const QUANTITIES: ReadonlyMap<string, Quantity> = new Map(
  [
    ...MECHANICS_QUANTITIES,
    ...ENERGY_QUANTITIES,
    ...ELECTRICITY_QUANTITIES,
    ...HEAT_QUANTITIES,
    ...WAVES_QUANTITIES,
    ...CHEMISTRY_QUANTITIES,
    ...BIOLOGY_QUANTITIES,
    ...GEOMETRY_QUANTITIES,
    ...MONEY_QUANTITIES,
    ...ECONOMICS_QUANTITIES,
    ...STATISTICS_QUANTITIES,
  ].map((quantity) => [quantity.name, quantity]),
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
