const FEWEST_LETTERS = 20;
/** What is no prose says nothing about a language. */
const NOISE = /\$[^$\n]*\$|https?:\S+|[\d_=+*/\\<>{}[\]|#`]+/g;

/** The language of a text; null when there is too little of it. */
export const languageOf = async (text: string): Promise<string | null> => {
  const prose = text.replaceAll(NOISE, ' ');
  if ((prose.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) return null;
  // It is large: who only paints pages need not load it.
  const { eld } = await import('eld/extrasmall');
  const { language } = eld.detect(prose);
  return language === '' ? null : language;
};
