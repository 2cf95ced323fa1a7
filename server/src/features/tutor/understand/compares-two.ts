/** “Ionic vs covalent bonds”, “diff between weather and climate”, “how is a virus different from a bacterium”: two things are to be told apart. */
const COMPARES =
  /\bvs\b|\bversus\b|\bdiff(?:erences?)?\b(?: (?:is|are|btw|btwn|between|b\/w)|\W*$)|\b(?:how|what).{1,40}\bdifferent\b|\btell\b.{1,40}\bapart\b|\bmix(?:ed|ing|es)? (?:\S+ ){0,4}up\b/i;

/** Whether two things are to be told apart: that claims nothing which could be right or wrong. */
export const comparesTwo = (text: string): boolean => COMPARES.test(text);
