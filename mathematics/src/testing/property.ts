import * as fc from 'fast-check';

// The same cases in every run: a test that fails once must fail again.
const SEED = 20_260_105;
const CASES = 200;

/** Checks that something holds for many cases. */
export const holds = <Case extends [unknown, ...unknown[]]>(
  arbitraries: { [Part in keyof Case]: fc.Arbitrary<Case[Part]> },
  claim: (...parts: Case) => void,
  cases = CASES,
): void => fc.assert(fc.property(...arbitraries, claim), { seed: SEED, numRuns: cases });

/** Checks that something holds for many cases, one after the other. */
export const holdsInTime = <Case extends [unknown, ...unknown[]]>(
  arbitraries: { [Part in keyof Case]: fc.Arbitrary<Case[Part]> },
  claim: (...parts: Case) => Promise<void>,
): Promise<void> => fc.assert(fc.asyncProperty(...arbitraries, claim), { seed: SEED, numRuns: CASES });
