/** A page is as wide as A4 lying down; the picture fills it. */
const PAGE_WIDTH = 842;

/** A PDF of pictures (JPEG), one a page: the format itself knows how to show them. */
export const pdfOf = (
  pictures: readonly Uint8Array<ArrayBuffer>[],
  { width, height }: { width: number; height: number },
): Blob => {
  const pageHeight = Math.round((PAGE_WIDTH * height) / width);
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>): void => {
    parts.push(part);
    length += typeof part === 'string' ? part.length : part.byteLength;
  };
  const begin = (): void => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n`);
  };
  const pageIds = pictures.map((_, at) => 3 + at * 3);

  add('%PDF-1.4\n');
  begin();
  add('<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
  begin();
  add(
    `<< /Type /Pages /Count ${pictures.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>\nendobj\n`,
  );
  for (const [at, picture] of pictures.entries()) {
    const id = pageIds[at] ?? 0;
    const show = `q ${PAGE_WIDTH} 0 0 ${pageHeight} 0 0 cm /P Do Q`;
    begin();
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${pageHeight}] /Contents ${id + 1} 0 R /Resources << /XObject << /P ${id + 2} 0 R >> >> >>\nendobj\n`,
    );
    begin();
    add(`<< /Length ${show.length} >>\nstream\n${show}\nendstream\nendobj\n`);
    begin();
    add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.byteLength} >>\nstream\n`,
    );
    add(picture);
    add('\nendstream\nendobj\n');
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = length;
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}`);
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
};
