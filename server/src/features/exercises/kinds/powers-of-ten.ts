/** What stands behind a number that is written in powers of ten: “× 10^-4”, “x 10⁻⁴”, “e-4”. */
export const POWER_OF_TEN = String.raw`\s?[x×*·]\s?10(?:\s?\^\s?\(?[-−]?\d{1,3}\)?|[⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})|e[-−+]?\d{1,3}(?![\w.])`;

const WITH_POWER = new RegExp(String.raw`^(.*?\d)(?:${POWER_OF_TEN})$`, 'iu');
const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** What a number in powers of ten is worth; null for any other. */
export const valueInPowers = (written: string): number | null => {
  const number = WITH_POWER.exec(written)?.[1];
  if (number === undefined) return null;
  const power = written
    .slice(number.length)
    .replace(/^\s?(?:[x×*·]\s?10|e)/i, '')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(SMALL.indexOf(sign)))
    .replace(/[−⁻]/, '-')
    .replaceAll(/[^-\d]/g, '');
  return Number(`${number.replace('−', '-').replaceAll(/[^-\d.]/g, '')}e${power}`);
};
