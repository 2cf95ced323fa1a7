import { number } from '../expression/tree.ts';
import { less, times } from './book.ts';
import type { Clause } from './clauses.ts';
import { isPlural, keyOf, MONEY, type Thing } from './things.ts';
import { addFact, type Fact, held, named, nameOf, type World } from './world.ts';

const heldAs = (world: World, thing: Thing | null): Fact[] =>
  held(world).filter((one) => thing && keyOf(one.thing) === keyOf(thing));

/** Takes a clause about parts of a whole into the story: `60% of the students are girls, the rest are boys`. */
export const takeParts = (world: World, { parts, text }: Clause): boolean => {
  const [first] = parts;
  const of = first?.amount?.thing;
  const firstSize = first?.amount?.size;
  if (of && firstSize?.kind === 'part' && firstSize.whole && heldAs(world, of).length === 0)
    addFact(world, { owner: null, stem: 'have', thing: of, amount: number(firstSize.whole) });
  const [whole, second] = heldAs(world, of ?? world.thing);
  if (!whole || second || whole.thing === MONEY || whole.amount !== whole.first) return false;
  return parts.every(({ amount, name }) => {
    const size = amount?.size;
    if (!name || !size) return false;
    // `girls` are a kind of students; `red` says what some of the cars are.
    const label = `${name.text} ${whole.thing.text}`;
    const thing = isPlural(name.text) ? name : { ...whole.thing, adjectives: [name.head], text: label };
    const before = world.facts.filter((one) => one.whole === whole).map((one) => one.amount);
    const rest = before.reduce(less, whole.amount);
    const isShare = size.kind === 'part' && size.ofRest === before.length > 0;
    const share = isShare ? times(number(size.part), rest) : null;
    const count = size.kind === 'number' && !size.further ? number(size.value) : null;
    const value = share ?? count ?? (size.kind === 'rest' && before.length > 0 ? rest : null);
    if (!value || heldAs(world, thing).length > 0) return false;
    const known = named(world, nameOf(null, thing), value, text);
    addFact(world, { owner: null, stem: 'have', thing, amount: known, whole });
    return true;
  });
};
