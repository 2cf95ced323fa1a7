import { deflateSync } from 'node:zlib';

/** Words at a place on a page of 612 × 792 points, counted from the lower left corner. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  /** `marks` writes marks of direction for the first four codes. */
  readonly font?: 'prose' | 'code' | 'marks';
}

/** A grey picture that is as wide as a page. */
interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

interface WrittenPage {
  readonly texts?: readonly PlacedText[];
  readonly picture?: PagePicture;
}

interface WrittenPdf {
  readonly pages: readonly WrittenPage[];
  readonly title?: string;
  readonly outline?: readonly { title: string; page: number }[];
  readonly locked?: boolean;
}

const FONTS = { prose: 'F1', code: 'F2', marks: 'F3' };

/** Writes a PDF, as small as it can be. */
export const writePdf = ({ pages, title, outline = [], locked = false }: WrittenPdf): Buffer => {
  const objects: (string | Buffer)[] = [];
  const add = (content: string | Buffer): number => objects.push(content);
  const [catalog, tree] = [add(''), add('')];
  const [prose, code, marks] = [add(font('Helvetica')), add(font('Courier')), add(font('Helvetica', MARKS))];
  const kids = pages.map(({ texts = [], picture }) => {
    const image = picture && add(stream(deflateSync(picture.pixels), imageHead(picture)));
    const content = [...texts.map(show), ...(picture ? [place(picture)] : [])].join('\n');
    const body = add(stream(Buffer.from(content, 'latin1'), ''));
    const resources = `/Font << /F1 ${prose} 0 R /F2 ${code} 0 R /F3 ${marks} 0 R >>${image ? ` /XObject << /I1 ${image} 0 R >>` : ''}`;
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents ${body} 0 R >>`,
    );
  });
  objects[tree - 1] =
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
  const outlines = outline.length > 0 ? addOutline(objects, outline, kids) : null;
  objects[catalog - 1] =
    `<< /Type /Catalog /Pages ${tree} 0 R${outlines ? ` /Outlines ${outlines} 0 R` : ''} >>`;
  const info = title === undefined ? null : add(`<< /Title ${literal(title)} >>`);
  const lock = locked
    ? add(`<< /Filter /Standard /V 1 /R 2 /P -4 /O ${NOBODY_KNOWS} /U ${NOBODY_KNOWS} >>`)
    : null;
  const trailer = [
    `/Size ${objects.length + 1} /Root ${catalog} 0 R`,
    ...(info ? [`/Info ${info} 0 R`] : []),
    ...(lock ? [`/Encrypt ${lock} 0 R /ID [<00> <00>]`] : []),
  ];
  return assembled(objects, trailer.join(' '));
};

const NOBODY_KNOWS = `<${'5a'.repeat(32)}>`;
const MARKS =
  '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /uni200E /uni200F /uni202B /uni202C] >>';
const font = (name: string, encoding = '/WinAnsiEncoding'): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${encoding} >>`;
const literal = (text: string): string => `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
const show = ({ x, y, text, size = 11, font: name = 'prose' }: PlacedText): string =>
  `BT /${FONTS[name]} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`;
const place = ({ width, height }: PagePicture): string => {
  const tall = (612 * height) / width;
  return `q 612 0 0 ${tall} 0 ${792 - tall} cm /I1 Do Q`;
};
const imageHead = ({ width, height }: PagePicture): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`;

const stream = (content: Buffer, head: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${head} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream', 'latin1'),
  ]);

const addOutline = (
  objects: (string | Buffer)[],
  outline: readonly { title: string; page: number }[],
  kids: readonly number[],
): number => {
  const root = objects.length + 1;
  const last = root + outline.length;
  objects.push(`<< /Type /Outlines /First ${root + 1} 0 R /Last ${last} 0 R /Count ${outline.length} >>`);
  outline.forEach(({ title, page }, at) => {
    const next = at + 1 < outline.length ? ` /Next ${root + at + 2} 0 R` : '';
    objects.push(
      `<< /Title ${literal(title)} /Parent ${root} 0 R /Dest [${kids[page - 1]} 0 R /Fit]${next} >>`,
    );
  });
  return root;
};

const assembled = (objects: readonly (string | Buffer)[], trailer: string): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((content, at) => {
    const begin = length;
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`, 'latin1'),
      Buffer.from(content as string, 'latin1'),
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    parts.push(part);
    length += part.length;
    return begin;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
};

const PROSE_SIZE = 11;

/** Lines under each other, as prose is set. */
export const linesAt = (x: number, top: number, lines: readonly string[]): PlacedText[] =>
  lines.map((text, at) => ({ x, y: top - at * PROSE_SIZE * 1.25, text, size: PROSE_SIZE }));
