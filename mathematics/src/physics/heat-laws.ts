import type { Law } from './law.ts';

const MELTS = /\b(?:melt\w*|fusion|freez\w*|evaporat\w*|vapori[sz]\w*|boil\w*|condens\w*)\b/i;

/** Heat and engines. */
export const HEAT_LAWS: readonly Law[] = [
  {
    law: 'Q = m*c*(T - S)',
    title: 'Heat that warms up',
    letters: { Q: 'heat', m: 'mass', c: 'specificHeat', T: 'endTemperature', S: 'startTemperature' },
    not: MELTS,
  },
  {
    law: 'Q = m*c*T',
    title: 'Heat that warms up',
    letters: { Q: 'heat', m: 'mass', c: 'specificHeat', T: 'warming' },
    not: MELTS,
  },
  {
    law: 'Q = m*L',
    title: 'Heat that melts or evaporates',
    letters: { Q: 'heat', m: 'mass', L: 'latentHeat' },
    when: MELTS,
    ignore: ['temperature'],
  },
  {
    law: 'd = b*L*(T - S)',
    title: 'Length grows with temperature',
    letters: {
      d: 'expansion',
      b: 'expansionNumber',
      L: 'length',
      T: 'endTemperature',
      S: 'startTemperature',
    },
  },
  {
    law: 'd = b*L*T',
    title: 'Length grows with temperature',
    letters: { d: 'expansion', b: 'expansionNumber', L: 'length', T: 'warming' },
  },
  {
    law: 'E = W/Q',
    title: 'Efficiency is work over heat taken in',
    letters: { E: 'efficiency', W: 'work', Q: 'heat' },
  },
  {
    law: 'A = B*(1/2)^(t/T)',
    title: 'Half of it is gone after every half-life',
    letters: { A: 'remains', B: 'mass', t: 'time', T: 'halfLife' },
  },
  {
    law: 'P = Q/t',
    title: 'Power is energy over time',
    letters: { P: 'power', Q: 'heat', t: 'time' },
  },
];
