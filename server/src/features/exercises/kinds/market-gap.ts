import type { Property } from '../reading/property.ts';
import { bindingsOf } from './bind.ts';
import { kindById } from './read-story.ts';
import { taskAlone } from './task-alone.ts';

const NUMBER = String.raw`[$£€]?(\d+(?:\.\d+)?)`;
const PRICE = new RegExp(
  String.raw`\b(?:(max(?:imum)?(?: price)?|(?:price )?(?:ceiling|cap))|(min(?:imum)?(?: price)?|(?:price )?floor)|price|P)\b[^\d?.]{0,24}?${NUMBER}`,
  'i',
);
const GAP = new RegExp(
  String.raw`\b(?:(surplus|excess supply|oversupply)|(shortage|excess demand))(?: (?:of|is|=|would be))?(?: (?:about|a))?(?:\s${NUMBER})?`,
  'i',
);

/** “If the gov sets a max price of 10 there is a surplus of 30”: what is left over or missing at another price; null where nothing of that is said, or the task is no market. */
export const gapAtPrice = (id: string, text: string, message: string): Property | null => {
  const [kind, price, gap] = [kindById(id), PRICE.exec(message), GAP.exec(message)];
  const { name = '' } = kind ?? {};
  if (!kind || !price || !gap || !/given as quantities/.test(name)) return null;
  const [binding, other] = bindingsOf(kind, taskAlone(text));
  const { a, b, c, d } = binding ?? {};
  if (other || a === undefined || b === undefined || c === undefined || d === undefined) return null;
  const [, ceiling, floor, at = ''] = price;
  const set = Number(at);
  const middle = (a - c) / (b + d);
  const claim = gap[0].trim();
  if ((ceiling !== undefined && set >= middle) || (floor !== undefined && set <= middle))
    return {
      claim,
      isRight: false,
      why: `Compare ${at} with the equilibrium price: does such a limit change anything?`,
    };
  const [demand, supply] = [a - b * set, c + d * set];
  const isShort = demand > supply;
  const told = gap[3] === undefined ? null : Number(gap[3]);
  const isSize = told === null || Math.abs(told - Math.abs(demand - supply)) < LITTLE;
  const isSort = (gap[2] !== undefined) === isShort;
  if (isSize && isSort)
    return {
      claim,
      isRight: true,
      why: `at ${at} the demand is ${shown(demand)} and the supply ${shown(supply)}, so it’s a ${isShort ? 'shortage' : 'surplus'} of ${shown(Math.abs(demand - supply))}`,
    };
  return {
    claim,
    isRight: false,
    why:
      isSize && told !== null
        ? `${shown(told)} is how far they are apart, yes. But at ${at}, is more wanted or more offered?`
        : `Put ${at} for P into both lines: how much is wanted, and how much is offered?`,
  };
};
const LITTLE = 1e-6;
const shown = (value: number): string => String(Number(value.toPrecision(6)));
