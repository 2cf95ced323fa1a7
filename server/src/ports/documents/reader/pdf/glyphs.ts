import type { Pdfium } from './pdfium.ts';

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

/** The characters of a page in the order in which the file paints them. */
export const glyphsOf = (pdfium: Pdfium, page: number, text: number): Glyph[] => {
  const { api, scratch } = pdfium;
  const place = placing(pdfium, page);
  const count = Math.min(api.FPDFText_CountChars(text), MOST_GLYPHS);
  const glyphs: Glyph[] = [];
  let mono = false;
  let half = 0;
  let atLineStart = true;
  for (let at = 0; at < count; at += 1) {
    const code = api.FPDFText_GetUnicode(text, at);
    const words = wordsOf(half === 0 ? code : whole(half, code));
    half = code >= 0xd800 && code < 0xdc00 ? code : 0;
    if (words === '') continue;
    if (words === LINE_END) {
      glyphs.push({ text: words, left: 0, right: 0, baseline: 0, size: 0, level: true, mono: false });
      atLineStart = true;
      continue;
    }
    if (atLineStart && words !== ' ') {
      mono = isMono(pdfium, text, at);
      atLineStart = false;
    }
    api.FPDFText_GetLooseCharBox(text, at, scratch.at);
    const box = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)] as const;
    api.FPDFText_GetCharOrigin(text, at, scratch.at, scratch.at + 8);
    const origin = [scratch.double(0), scratch.double(1)] as const;
    api.FPDFText_GetMatrix(text, at, scratch.at);
    const [a, b, c, d] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
    const size = api.FPDFText_GetFontSize(text, at) * (Math.hypot(c, d) || 1);
    glyphs.push({ text: words, ...place(box, origin), size, level: place.isLevel(a, b), mono });
  }
  return glyphs;
};

/** Characters beyond the first 65,536 may come in two halves. */
const whole = (high: number, low: number): number => (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000;

const isMono = ({ api, scratch }: Pdfium, text: number, at: number): boolean => {
  api.FPDFText_GetFontInfo(text, at, scratch.at + 64, 128, scratch.at);
  return (scratch.int(0) & FIXED_PITCH) !== 0;
};

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
  if (code > 0x10ffff) return '';
  const character = String.fromCodePoint(code);
  return LIGATURES[character] ?? character;
};

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Point = readonly [x: number, y: number];

const FINE = 100;

/** From the coordinates of the file to those of the page as it lies: turned, and cropped. */
const placing = ({ api, scratch }: Pdfium, page: number) => {
  const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)];
  const at = (x: number, y: number): readonly [number, number] => {
    api.FPDF_PageToDevice(
      page,
      0,
      0,
      Math.round(width * FINE),
      Math.round(height * FINE),
      0,
      x,
      y,
      scratch.at,
      scratch.at + 4,
    );
    return [scratch.int(0) / FINE, scratch.int(1) / FINE];
  };
  const [originX, originY] = at(0, 0);
  const [acrossX, acrossY] = at(1_000, 0).map(
    (value, index) => (value - (index === 0 ? originX : originY)) / 1_000,
  );
  const [upX, upY] = at(0, 1_000).map((value, index) => (value - (index === 0 ? originX : originY)) / 1_000);
  const [ax, ay, ux, uy] = [acrossX ?? 1, acrossY ?? 0, upX ?? 0, upY ?? -1];
  const place = ([left, top, right, bottom]: Box, [x, y]: Point) => {
    const one = originX + left * ax + bottom * ux;
    const other = originX + right * ax + top * ux;
    return { left: Math.min(one, other), right: Math.max(one, other), baseline: originY + x * ay + y * uy };
  };
  const isLevel = (a: number, b: number): boolean => {
    const [x, y] = [a * ax + b * ux, a * ay + b * uy];
    return x > 0 && Math.abs(y) <= SLANT * x;
  };
  return Object.assign(place, { isLevel });
};
