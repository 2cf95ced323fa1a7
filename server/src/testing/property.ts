import * as fc from 'fast-check';

// The same cases in every run: a test that fails once must fail again.
const SEED = 20_260_105;

/** Checks that something holds for many cases. */
export const holds = <Case extends [unknown, ...unknown[]]>(
  arbitraries: { [Part in keyof Case]: fc.Arbitrary<Case[Part]> },
  claim: (...parts: Case) => void,
  cases = 200,
): void => fc.assert(fc.property(...arbitraries, claim), { seed: SEED, numRuns: cases });
