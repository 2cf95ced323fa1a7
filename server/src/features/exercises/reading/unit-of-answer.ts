import type { Worked } from '@studia/mathematics';

const UNIT = String.raw`(?:[kcdm]?m|ft|feet|in|inch(?:es)?|yd|yards?|mi|miles?|met(?:er|re)s?|centimet(?:er|re)s?)`;
const AT_END = new RegExp(
  String.raw`\d\s?(?:(sq(?:uare)?\.?|cubic)\s)?${UNIT}(²|³|\^[23]|[23])?(?!\p{L}|\s?\/|[²³^])[\s.!?]*$`,
  'iu',
);

/** “153.86 m” for an area: the unit has not the power that it must have; null where it has, or none is told. */
export const wrongPower = ({ answer }: Worked, message: string): string | null => {
  const [own, told] = [answer.text, message].map(powerOf);
  if (own === null || told === null || own === told || own === undefined || told === undefined) return null;
  return `in the wrong unit: ${['', 'a length is measured along a line', 'an area is counted in squares', 'a volume is counted in cubes'][own] ?? ''}`;
};

const powerOf = (text: string): number | null => {
  const match = AT_END.exec(text);
  if (!match) return null;
  const [, word = '', sign = ''] = match;
  if (/^sq/i.test(word) || /2|²/.test(sign)) return 2;
  return /^cubic/i.test(word) || /3|³/.test(sign) ? 3 : 1;
};

/** “g/ml”, after “3”. */
export const isUnitOf = ({ answer }: Worked, said: string): boolean => {
  const number = /-?\d[\d.,]*/.exec(answer.text)?.[0] ?? '';
  const message = said
    .replace(/\b(?:i mean|sorry|sry|oh|oops|its|it['’]s|should be|meant|wait|unit is)\b/gi, '')
    .trim()
    .replace(number, '');
  const unit = /\d\s?([\p{L}Ω%°][\p{L}Ω/²³]*)$/u.exec(answer.text)?.[1];
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/²|\s?squared\b/g, '2')
      .replaceAll(/³|\s?cubed\b/g, '3')
      .replaceAll(/[^\p{L}\d/%°]/gu, '');
  return unit !== undefined && plain(message) === plain(unit);
};
