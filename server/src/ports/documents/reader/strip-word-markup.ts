/** Who typed what when, and the numbers by which Word finds a paragraph again. */
const TRACES = / (?:w:rsid\w*|w14:(?:paraId|textId))="\w*"/g;

/** How something looks, where a link leads and where a page ended: nothing that becomes words, and nothing inside. */
const LOOKS =
  /<w:(?:rStyle|rFonts|rtl|cs|noProof|webHidden|lang|sz|szCs|color|b|bCs|i|iCs|u|strike|dstrike|caps|smallCaps|kern|spacing|position|w|shd|highlight|outline|shadow|effect|ind|jc|bidi|keepNext|keepLines|widowControl|snapToGrid|contextualSpacing|proofErr|bookmarkStart|bookmarkEnd|lastRenderedPageBreak|fldChar)(?:\s[^<>]*)?\/>/g;
const INSTRUCTIONS = /<w:instrText(?:\s[^<>]*)?>[^<]*<\/w:instrText>/g;

/**
 * The markup of a word processor without what never becomes text, and with neighbouring runs as one: nine tenths of a
 * file may be fonts, and every element that is not there need not be read.
 */
export const stripWordMarkup = (xml: string): string =>
  withJoinedRuns(
    xml
      .replaceAll(TRACES, '')
      .replaceAll(LOOKS, '')
      .replaceAll(INSTRUCTIONS, '')
      .replaceAll('<w:rPr></w:rPr>', '')
      .replaceAll('<w:r></w:r>', ''),
  );

const PLAIN_RUN = /<w:r><w:t(?: xml:space="preserve")?>([^<]*)<\/w:t><\/w:r>/g;
// No markup may hold these two characters, so they can stand for the ends of a run.
const [BEGIN, END] = ['\u0001', '\u0002'];

const withJoinedRuns = (xml: string): string => {
  if (xml.includes(BEGIN) || xml.includes(END)) return xml;
  return xml
    .replaceAll(PLAIN_RUN, (_, words: string) => `${BEGIN}${words}${END}`)
    .replaceAll(`${END}${BEGIN}`, '')
    .replaceAll(BEGIN, '<w:r><w:t xml:space="preserve">')
    .replaceAll(END, '</w:t></w:r>');
};
