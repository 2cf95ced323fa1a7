/** Words that nobody means to dictate to a tutor; words with a decent meaning of their own are left alone. */
const OBSCENE =
  /\b(?:(?:mother)?fuck(?:s|ed|er|ers|ing|in)?|(?:bull|horse)?shit(?:s|ty|ting)?|cunts?|bitch(?:es|y)?|(?:ass|arse)holes?|wank(?:s|er|ers|ing)?|twats?|sluts?|whores?|cocksuckers?|dickheads?|pussy|nigg(?:er|ers|a|as)|fag(?:s|got|gots)?)\b/gi;

/** What was heard, with three dots where a misheard word came out as an obscenity. */
export const decent = (transcript: string): string => transcript.replaceAll(OBSCENE, '…');
