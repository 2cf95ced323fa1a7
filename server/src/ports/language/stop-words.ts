/** English words that stand in every text and tell none from another. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be because been before being between both but by can could did do does
doing down during each few for from further get had has have having he her here hers herself him himself his how i if in into
is it its itself just let made make many may me might more most much must my myself no nor not now of off on once one only or
other our ours ourselves out over own same she should so some such tell than that the their theirs them themselves then there
these they this those through to too under until up us use used very was we were what when where which while who whom why will
with would you your yours yourself yourselves`.split(/\s+/),
);
