/** A floating-point complex number, for checking lines at sample points. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

export const complex = (re: number, im = 0): Complex => ({ re, im });
export const UNDEFINED: Complex = { re: Number.NaN, im: Number.NaN };

export const plus = (a: Complex, b: Complex): Complex => complex(a.re + b.re, a.im + b.im);
export const times = (a: Complex, b: Complex): Complex =>
  complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
export const size = (a: Complex): number => Math.hypot(a.re, a.im);
export const over = (a: Complex, b: Complex): Complex => {
  const scale = b.re * b.re + b.im * b.im;
  if (scale < 1e-24) return UNDEFINED;
  return complex((a.re * b.re + a.im * b.im) / scale, (a.im * b.re - a.re * b.im) / scale);
};
export const isReal = (a: Complex): boolean => Math.abs(a.im) <= 1e-11 * (1 + Math.abs(a.re));

export const logarithm = (a: Complex): Complex =>
  size(a) === 0 ? UNDEFINED : complex(Math.log(size(a)), Math.atan2(a.im, a.re));
export const exponential = (a: Complex): Complex =>
  complex(Math.exp(a.re) * Math.cos(a.im), Math.exp(a.re) * Math.sin(a.im));

/** The root a school means: real where there is one, otherwise the principal one. */
export const rootOf = (a: Complex, index: number): Complex => {
  if (isReal(a) && a.re < 0 && index % 2 === 1) return complex(-Math.pow(-a.re, 1 / index));
  if (isReal(a) && a.re >= 0) return complex(Math.pow(a.re, 1 / index));
  return exponential(times(logarithm(a), complex(1 / index)));
};

export const toPower = (base: Complex, exponent: Complex): Complex => {
  if (isReal(exponent) && Number.isInteger(exponent.re) && Math.abs(exponent.re) <= 64)
    return wholePower(base, exponent.re);
  if (isReal(base) && isReal(exponent) && base.re > 0) return complex(Math.pow(base.re, exponent.re));
  if (size(base) === 0) return exponent.re > 0 ? complex(0) : UNDEFINED;
  return exponential(times(logarithm(base), exponent));
};

const wholePower = (base: Complex, exponent: number): Complex => {
  let result = complex(1);
  for (let count = 0; count < Math.abs(exponent); count++) result = times(result, base);
  return exponent < 0 ? over(complex(1), result) : result;
};
