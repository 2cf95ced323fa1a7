/** Short forms after which a sentence goes on. */
const GOES_ON =
  /(?:\b(?:e\.\s?g|i\.\s?e|cf|viz|et al|vs|v|approx|ca|c|Dr|Prof|Mr|Mrs|Ms|St|Figs?|Eqs?|[Cc]h(?:ap)?|[Ss]ec|[Vv]ol|[Nn]o|pp?|U\.S|U\.K|[A-Z])\.)\s*$/;
/** n! is not an exclamation. */
const FACTORIAL = /(?:^|[\s(])(?:[a-z]|\d{1,3})!\s*$/;
/** Longer than this is no sentence for one breath. */
const LONGEST = 320;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The beginnings and ends of the sentences of a paragraph. */
export const sentenceSpans = (text: string): { start: number; end: number }[] => {
  const spans: { start: number; end: number }[] = [];
  let open: number | null = null;
  for (const { segment, index } of segmenter.segment(text)) {
    const start: number = open ?? index;
    const end = index + segment.length;
    const isOpen =
      (FACTORIAL.test(text.slice(Math.max(start, end - 6), end)) && /^[a-z=<>+×]/.test(text.slice(end))) ||
      GOES_ON.test(text.slice(Math.max(start, end - 12), end)) ||
      inFormula(text.slice(start, end));
    if (isOpen && end < text.length && end - start < LONGEST * 2) open = start;
    else {
      spans.push(...shortEnough(text, start, end));
      open = null;
    }
  }
  if (open !== null) spans.push(...shortEnough(text, open, text.length));
  return spans;
};

/** A formula that is begun and not ended. */
const inFormula = (text: string): boolean => (text.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;

/** Cuts what is too long, at pauses where there are some, else between words. */
const shortEnough = (text: string, start: number, end: number): { start: number; end: number }[] => {
  const spans: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > LONGEST) {
    const window = text.slice(from, from + LONGEST);
    const pause = Math.max(...[';', ':', ',', ' —'].map((mark) => window.lastIndexOf(`${mark} `)));
    const blank = window.lastIndexOf(' ');
    const length = pause > LONGEST / 3 ? pause + 2 : blank > 0 ? blank + 1 : LONGEST;
    spans.push({ start: from, end: from + length });
    from += length;
  }
  spans.push({ start: from, end });
  return spans;
};
