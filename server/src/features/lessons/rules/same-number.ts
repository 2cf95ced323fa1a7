/** Whether two numbers are the same, in whatever form: `3/4`, `0.75`, `75 %`, `1 1/2`; null when one can't be read. */
export const sameNumber = (one: string, other: string): boolean | null => {
  const [a, b] = [readFraction(one), readFraction(other)];
  return a === null || b === null ? null : a.top * b.bottom === b.top * a.bottom;
};

interface Fraction {
  top: bigint;
  bottom: bigint;
}

const LONGEST = 60;
const FORM = /^([+-]?)(?:(\d+) )?(\d*)(?:\.(\d+))?(?:\/(\d+))?(%?)$/;

const readFraction = (written: string): Fraction | null => {
  if (written.length > LONGEST) return null;
  const text = written
    .trim()
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/^[a-z]\s*=\s*/i, '')
    .replaceAll(/(?:(?<!\s)\s+)?([/%+-])\s*/g, '$1')
    .replace(/[.!?]$/, '');
  const [, sign = '', whole, integer = '', decimals = '', below, percent] = FORM.exec(text) ?? [];
  if (integer === '' && decimals === '') return null;
  const bottom = 10n ** BigInt(decimals.length) * BigInt(below ?? '1') * (percent === '%' ? 100n : 1n);
  if (bottom === 0n) return null;
  const top = BigInt(`${integer}${decimals}`) + BigInt(whole ?? '0') * bottom;
  return { top: sign === '-' ? -top : top, bottom };
};
