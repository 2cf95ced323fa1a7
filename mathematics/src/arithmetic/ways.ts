/** In how many orders so many things can stand. */
export const factorial = (n: number): bigint => arrange(n, n);

/** In how many ways k of n things can stand in a row. */
export const arrange = (n: number, k: number): bigint => {
  if (k > n) return 0n;
  let result = 1n;
  for (let at = 0; at < k; at++) result *= BigInt(n - at);
  return result;
};

/** In how many ways k of n things can be taken when their order does not matter. */
export const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let at = 1; at <= k; at++) result = (result * BigInt(n - k + at)) / BigInt(at);
  return result;
};
