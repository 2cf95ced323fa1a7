import type { Pdfium, Scratch } from './scratch.ts';

/** A character on a page, in points from the upper left corner. */
export interface Glyph {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** The size of its font, as it appears. */
  readonly size: number;
  /** Whether it runs from left to right, as the page lies. */
  readonly level: boolean;
  /** Whether all characters of its font are equally wide. */
  readonly mono: boolean;
}

/** The end of a line, as PDFium sees it. */
export const LINE_END = '\n';

const MOST_GLYPHS = 200_000;
/** How much steeper than level a line may be. */
const SLANT = 0.2;
const FIXED_PITCH = 1;
/** Not every file says of its fonts what they are. */
const MONO_FONT = /mono|courier|consol|typewriter|cmtt|menlo|[a-z]tt\d|sourcecode|fixed/i;

/** The functions that are called for every character, without the wrappers that would double their cost. */
interface QuickText {
  FPDFText_GetUnicode(text: number, at: number): number;
  FPDFText_GetTextObject(text: number, at: number): number;
  FPDFText_GetLooseCharBox(text: number, at: number, box: number): number;
  FPDFText_GetCharOrigin(text: number, at: number, x: number, y: number): number;
  FPDFText_GetMatrix(text: number, at: number, matrix: number): number;
  FPDFText_GetFontSize(text: number, at: number): number;
  FPDFText_GetFontInfo(text: number, at: number, name: number, size: number, flags: number): number;
  FPDFTextObj_GetFont(object: number): number;
}

/** What all characters of one stroke of the pen share. */
interface Stroke {
  readonly object: number;
  readonly baseline: number;
  readonly size: number;
  readonly level: boolean;
  readonly mono: boolean;
}

/** The characters of a page in the order in which the file paints them. */
export const glyphsOf = (pdfium: Pdfium, page: number, text: number): Glyph[] => {
  const { api, scratch } = pdfium;
  const quick = api.pdfium.wasmExports as unknown as QuickText;
  const place = placing(pdfium, page);
  const view: View = { quick, scratch, text, place, monoFonts: new Map() };
  const count = Math.min(api.FPDFText_CountChars(text), MOST_GLYPHS);
  const glyphs: Glyph[] = [];
  let stroke: Stroke | null = null;
  let half = 0;
  for (let at = 0; at < count; at += 1) {
    const code = quick.FPDFText_GetUnicode(text, at);
    const words = wordsOf(half === 0 ? code : whole(half, code));
    half = code >= 0xd800 && code < 0xdc00 ? code : 0;
    if (words === LINE_END) glyphs.push(END);
    else if (words === ' ') glyphs.push(SPACE);
    else if (words !== '') {
      const object = quick.FPDFText_GetTextObject(text, at);
      if (stroke?.object !== object || !stroke.level) stroke = strokeAt(view, at, object);
      quick.FPDFText_GetLooseCharBox(text, at, scratch.at);
      const [left, right] = place.across(
        scratch.float(0),
        scratch.float(1),
        scratch.float(2),
        scratch.float(3),
      );
      const { baseline, size, level, mono } = stroke;
      glyphs.push({ text: words, left, right, baseline, size, level, mono });
    }
  }
  return glyphs;
};

const END: Glyph = { text: LINE_END, left: 0, right: 0, baseline: 0, size: 0, level: true, mono: false };
const SPACE: Glyph = { ...END, text: ' ' };

/** What a page's text is looked at with. */
interface View {
  readonly quick: QuickText;
  readonly scratch: Scratch;
  readonly text: number;
  readonly place: Placing;
  /** Which fonts were found to have characters of one width. */
  readonly monoFonts: Map<number, boolean>;
}

const strokeAt = (view: View, at: number, object: number): Stroke => {
  const { quick, scratch, text, place } = view;
  quick.FPDFText_GetCharOrigin(text, at, scratch.at, scratch.at + 8);
  const baseline = place.down(scratch.double(0), scratch.double(1));
  quick.FPDFText_GetMatrix(text, at, scratch.at);
  const [a, b, c, d] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
  const size = quick.FPDFText_GetFontSize(text, at) * (Math.hypot(c, d) || 1);
  return { object, baseline, size, level: place.isLevel(a, b), mono: isMono(view, at, object) };
};

const isMono = ({ quick, scratch, text, monoFonts }: View, at: number, object: number): boolean => {
  const font = object === 0 ? 0 : quick.FPDFTextObj_GetFont(object);
  const known = monoFonts.get(font);
  if (known !== undefined) return known;
  quick.FPDFText_GetFontInfo(text, at, scratch.at + 64, 128, scratch.at);
  const mono = (scratch.int(0) & FIXED_PITCH) !== 0 || MONO_FONT.test(scratch.name(64));
  monoFonts.set(font, mono);
  return mono;
};

/** Characters beyond the first 65,536 may come in two halves. */
const whole = (high: number, low: number): number => (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000;

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'ft',
  ﬆ: 'st',
};

/** What a character says. PDFium marks a hyphen at a line's end by a number that is no character. */
const wordsOf = (code: number): string => {
  if (code === 0x0a) return LINE_END;
  if (code === 0x02 || code === 0xfffe) return '\u00ad';
  if (code === 0x09 || code === 0xa0 || code === 0x20) return ' ';
  if (
    code < 0x20 ||
    code === 0x7f ||
    code === 0xffff ||
    code === 0xfeff ||
    (code >= 0xd800 && code <= 0xdfff)
  )
    return '';
  if (saysOnlyWhichWay(code)) return '';
  if (code > 0x10ffff) return '';
  const character = String.fromCodePoint(code);
  return LIGATURES[character] ?? character;
};

/** Marks of direction leave no ink, and words that hold them are not found; joiners belong to their words. */
const saysOnlyWhichWay = (code: number): boolean =>
  code === 0x61c ||
  code === 0x200e ||
  code === 0x200f ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069);

const FINE = 100;

/** From the coordinates of the file to those of the page as it lies: turned, and cropped. */
interface Placing {
  /** The left and the right end of a box. */
  across(left: number, top: number, right: number, bottom: number): readonly [number, number];
  /** How far down a point is. */
  down(x: number, y: number): number;
  /** Whether what runs this way runs from left to right. */
  isLevel(a: number, b: number): boolean;
}

const placing = ({ api, scratch }: Pdfium, page: number): Placing => {
  const width = Math.round(api.FPDF_GetPageWidthF(page) * FINE);
  const height = Math.round(api.FPDF_GetPageHeightF(page) * FINE);
  const at = (x: number, y: number): { x: number; y: number } => {
    api.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, scratch.at, scratch.at + 4);
    return { x: scratch.int(0) / FINE, y: scratch.int(1) / FINE };
  };
  const [origin, east, north] = [at(0, 0), at(1_000, 0), at(0, 1_000)];
  const [ax, ay] = [(east.x - origin.x) / 1_000, (east.y - origin.y) / 1_000];
  const [ux, uy] = [(north.x - origin.x) / 1_000, (north.y - origin.y) / 1_000];
  return {
    across: (left, top, right, bottom) => {
      const one = origin.x + left * ax + bottom * ux;
      const other = origin.x + right * ax + top * ux;
      return one < other ? [one, other] : [other, one];
    },
    down: (x, y) => origin.y + x * ay + y * uy,
    isLevel: (a, b) => {
      const [x, y] = [a * ax + b * ux, a * ay + b * uy];
      return x > 0 && Math.abs(y) <= SLANT * x;
    },
  };
};
