import { strToU8, zipSync } from 'fflate';

const zip = (entries: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))),
  );

interface WrittenEpub {
  readonly title: string;
  /** Sections in the order of reading, as the inside of a body. */
  readonly sections: readonly { readonly title: string; readonly body: string }[];
  readonly more?: Readonly<Record<string, string>>;
}

/** Writes an e-book whose sections lie in the archive in another order than they are read. */
export const writeEpub = ({ title, sections, more = {} }: WrittenEpub): Buffer => {
  const names = sections.map((_, at) => `s${sections.length - at}.xhtml`);
  const manifest = names.map(
    (name, at) => `<item id="i${at}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const spine = names.map((_, at) => `<itemref idref="i${at}"/>`);
  const contents = sections.map(
    (section, at) => `<li><a href="${names[at]}#start">${section.title}</a></li>`,
  );
  const pages = sections.map((section, at) => [
    `OEBPS/${names[at]}`,
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><section id="start">${section.body}</section></body></html>`,
  ]);
  return zip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': `<package><metadata xmlns:dc="x"><dc:title>${title}</dc:title><dc:creator>A. Writer</dc:creator></metadata><manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>${manifest.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
    'OEBPS/nav.xhtml': `<html><body><nav epub:type="toc"><ol>${contents.join('')}</ol></nav></body></html>`,
    ...Object.fromEntries(pages),
    ...more,
  });
};

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const MATH = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

/** A paragraph of a word processor, in a style such as `Heading1`. */
export const wordParagraph = (content: string, style?: string): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${
    content.startsWith('<') ? content : `<w:r><w:t>${content}</w:t></w:r>`
  }</w:p>`;

/** Writes a document of a word processor. */
export const writeDocx = (paragraphs: readonly string[]): Buffer =>
  zip({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'docProps/core.xml': '<cp:coreProperties xmlns:dc="x"><dc:title>Forces</dc:title></cp:coreProperties>',
    'word/styles.xml': `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:m="${MATH}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  });

interface WrittenSlide {
  readonly title: string;
  readonly points: readonly string[];
  readonly notes?: string;
}

const shape = (place: string, paragraphs: readonly string[]): string =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${place}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs
    .map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`;
const tree = (root: string, shapes: string): string =>
  `<p:${root}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`;
const related = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** Writes a presentation whose slides lie in the archive in another order than they are shown. */
export const writePptx = (slides: readonly WrittenSlide[]): Buffer => {
  const nameOf = (at: number): string => `slide${slides.length - at}.xml`;
  const entries = slides.flatMap(({ title, points, notes = '' }, at) => [
    [
      `ppt/slides/${nameOf(at)}`,
      tree('sld', shape('title', [title]) + shape('body', points) + shape('sldNum', ['7'])),
    ],
    [
      `ppt/slides/_rels/${nameOf(at)}.rels`,
      `<Relationships>${related('n', 'notesSlide', `../notesSlides/n${at}.xml`)}</Relationships>`,
    ],
    [`ppt/notesSlides/n${at}.xml`, tree('notes', shape('sldImg', ['x']) + shape('body', [notes]))],
  ]);
  return zip({
    '[Content_Types].xml': TYPES,
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides.map((_, at) => `<p:sldId r:id="s${at}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, at) => related(`s${at}`, 'slide', `slides/${nameOf(at)}`)).join('')}</Relationships>`,
    ...Object.fromEntries(entries),
  });
};
