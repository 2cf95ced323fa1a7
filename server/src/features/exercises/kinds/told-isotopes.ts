import { ELEMENTS } from './atoms.ts';

/** The labels of isotopes: names where their masses stand beside them, masses where they do not. */

const NAMES = ELEMENTS.map(({ name }) => name).join('|');
const LABEL = new RegExp(
  String.raw`(?<![\w.])(?:(?:[A-Z][a-z]?|${NAMES})[- ]?(\d{1,3})|\^?(\d{1,3})\^?-?(?:[A-Z][a-z]?(?![A-Za-z])))(?![\d%]|\.\d|\s?%)`,
  'giu',
);
const OF_ISOTOPES = /\bisotop\w*|\babundan\w*|\baverage (?:atomic )?mass|\b(?:relative )?atomic mass/i;
const DECIMALS = /(?<![\d.])\d{1,3}\.\d{1,5}(?![\d.]|\s?%)/g;
/** A mass is so near to the number of its label. */
const NEAR = 0.6;
const ASKED = new RegExp(
  String.raw`(\b(?:percent\w*|abundance|share|fraction|proportion|much|%)(?: abundance)?(?: of it)?(?: is| of| are)(?: the)?(?: isotope)? )((?:[A-Z][a-z]?|${NAMES})-?(\d{1,3}))(?![\d.])`,
  'iu',
);

/** “Cl-35 (34.97 u, 75.8%)” without the 35, and “percent of boron-11” as that of the heavier one. */
export const withIsotopes = (task: string): string => {
  if (!OF_ISOTOPES.test(task)) return task;
  const labels = [...task.matchAll(LABEL)];
  const decimals = (task.match(DECIMALS) ?? []).map(Number);
  const sizes = new Set(labels.map(([, behind, before]) => Number(behind ?? before)));
  const areNames =
    sizes.size > 1 && [...sizes].every((size) => decimals.some((mass) => Math.abs(mass - size) < NEAR));
  const asked = /\d\s?%/.test(task) ? null : ASKED.exec(task);
  const isAsked = asked !== null;
  const told = isAsked ? withAskedOne(task, asked) : task;
  return areNames ? told.replaceAll(LABEL, 'the isotope') : told;
};

const withAskedOne = (task: string, [found, before = '', , size = '']: RegExpExecArray): string => {
  const rest = task.replace(found, ' ');
  const others = (rest.match(/\d+(?:\.\d+)?/g) ?? [])
    .map(Number)
    .filter((one) => Math.abs(one - Number(size)) <= NEAREST && Math.abs(one - Math.round(one)) < NEAR / 4);
  const isHeavier = others.some((one) => one < Number(size) - NEAR);
  const isLighter = others.some((one) => one > Number(size) + NEAR);
  return isHeavier === isLighter
    ? task
    : task.replace(found, `${before}the ${isHeavier ? 'heavier' : 'lighter'} one`);
};
/** Isotopes of an element are no further apart. */
const NEAREST = 8;
