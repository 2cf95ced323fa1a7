/** Things that working on the mathematics of a message does give. */
const GIVEN_BY_WORK = new Set(
  'value values solution solutions answer answers result results expression expressions product products sum sums difference differences quotient quotients simplified simplest exact root roots zero zeros x-value equation equations function functions polynomial polynomials missing unknown variable variables number numbers following form fraction fractions decimal factored factor factors factorization square cube nth integral derivative limit limits composition composite principal fourth fifth other real complex two indicated given simplification power powers trinomial binomial operation operations set logarithm logarithms lcd percent percentage absolute decomposition sine cosine tangent greatest least common precise sqrt cbrt log ln sin cos tan factorial inequality inequalities interval lowest fully system ordered precisely trig trigonometric partial largest smallest positive negative point larger smaller'.split(
    ' ',
  ),
);
const ASKED =
  /\b(?:find|calculate|determine|identify|state|give|compute|what(?:'s|\s+is|\s+are|\s+was|\s+were|\s+would\s+be)?)\s+(?:the|its|their|your|our|his|her)\s+(?:[a-z]\s+)?([a-z][a-z-]*)/gi;

/** Whether every thing that is asked for by name can come out of simplifying, factoring or solving. */
export const asksForWork = (text: string): boolean =>
  [...text.matchAll(ASKED)].every(([, thing = '']) => GIVEN_BY_WORK.has(thing.toLowerCase()));
