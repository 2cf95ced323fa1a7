import { once } from '../once.ts';
import { readSubject, type Law, type Quantity } from './table.ts';
import biology from './table/biology.json' with { type: 'json' };
import chemistry from './table/chemistry.json' with { type: 'json' };
import economics from './table/economics.json' with { type: 'json' };
import electricity from './table/electricity.json' with { type: 'json' };
import energy from './table/energy.json' with { type: 'json' };
import geometry from './table/geometry.json' with { type: 'json' };
import heat from './table/heat.json' with { type: 'json' };
import mechanics from './table/mechanics.json' with { type: 'json' };
import money from './table/money.json' with { type: 'json' };
import statistics from './table/statistics.json' with { type: 'json' };
import waves from './table/waves.json' with { type: 'json' };

const subjects = once(() =>
  [
    mechanics,
    energy,
    electricity,
    heat,
    waves,
    chemistry,
    biology,
    geometry,
    money,
    economics,
    statistics,
  ].map(readSubject),
);

/** Every law, subject by subject. */
export const laws = once((): readonly Law[] => subjects().flatMap(({ laws: own }) => own));

/** Every quantity by its name. */
export const quantities = once((): ReadonlyMap<string, Quantity> => {
  const all = subjects().flatMap(({ quantities: own }) => own);
  return new Map(all.map((quantity) => [quantity.name, quantity]));
});

/** The quantities of a law, symbol by symbol. */
export const partsOf = (law: Law): (readonly [symbol: string, quantity: Quantity])[] =>
  Object.entries(law.symbols).map(([symbol, name]) => {
    const quantity = quantities().get(name);
    if (!quantity) throw new Error(`No such quantity: ${name}`);
    return [symbol, quantity];
  });

/** Whether the words of a text call for a law. */
export const isCalledFor = ({ needs, excludes }: Law, words: ReadonlySet<string>): boolean =>
  needs.every((group) => group.some((cue) => words.has(cue))) && !excludes.some((cue) => words.has(cue));

const holding = once(() => {
  const byName = new Map<string, Law[]>();
  for (const law of laws())
    for (const name of Object.values(law.symbols)) byName.set(name, [...(byName.get(name) ?? []), law]);
  return byName;
});

/** The laws in which a quantity stands. */
export const lawsOf = ({ name }: Quantity): readonly Law[] => holding().get(name) ?? [];
