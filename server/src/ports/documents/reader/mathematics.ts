import { childOf, elementsIn, wordsOf, type Element } from './tree.ts';

type Writer = (element: Element) => string;

/** Mathematics as LaTeX, from the MathML of web pages and e-books or the OMML of word processors. */
export const latexOf = (element: Element): string => {
  const source = texOfAuthor(element);
  return (source ?? write(element)).replaceAll(/\s+/g, ' ').trim();
};

/** What the author wrote before it became MathML. */
const texOfAuthor = (element: Element): string | null => {
  const semantics = childOf(element, 'semantics');
  const annotation = elementsIn(semantics).find(
    ({ tag, attributes }) => tag === 'annotation' && attributes['encoding'] === 'application/x-tex',
  );
  return annotation ? wordsOf(annotation) : null;
};

const write = (node: Element | string): string => {
  if (typeof node === 'string') return node.trim() === '' ? '' : escaped(node.trim());
  return (WRITERS[node.tag] ?? inside)(node);
};

const inside: Writer = (element) => element.children.map(write).join('');
const nothing: Writer = () => '';

const escaped = (text: string): string => text.replaceAll(/[#%&_{}$]/g, String.raw`\$&`);

/** An argument: in braces unless it is one character. */
const braced = (text: string): string => (Array.from(text).length === 1 ? text : `{${text}}`);

const part = (element: Element, index: number): string => {
  const child = elementsIn(element)[index];
  return child ? write(child) : '';
};
const named = (element: Element, tag: string): string => {
  const child = childOf(element, tag);
  return child ? inside(child) : '';
};

const FUNCTIONS = new Set([
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'log',
  'ln',
  'lim',
  'max',
  'min',
  'exp',
  'det',
  'arcsin',
  'arccos',
  'arctan',
  'sinh',
  'cosh',
  'tanh',
  'gcd',
  'sup',
  'inf',
  'deg',
  'dim',
  'ker',
]);
const LARGE: Readonly<Record<string, string>> = {
  '∑': String.raw`\sum`,
  '∏': String.raw`\prod`,
  '∫': String.raw`\int`,
  '∬': String.raw`\iint`,
  '∮': String.raw`\oint`,
  '⋃': String.raw`\bigcup`,
  '⋂': String.raw`\bigcap`,
};
const ACCENTS: Readonly<Record<string, string>> = {
  '^': 'hat',
  '\u0302': 'hat',
  '¯': 'bar',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '→': 'vec',
  '\u20d7': 'vec',
  '~': 'tilde',
  '\u0303': 'tilde',
  '˙': 'dot',
  '\u0307': 'dot',
};
/** What is written but not seen. */
const INVISIBLE = /[\u2061-\u2064\u200b]/g;

const word = (text: string): string => {
  const name = text.replaceAll(INVISIBLE, '').trim();
  if (FUNCTIONS.has(name)) return `\\${name} `;
  if (name in LARGE) return `${LARGE[name]} `;
  return Array.from(name).length > 1 && /^\p{L}+$/u.test(name) ? String.raw`\mathrm{${name}}` : escaped(name);
};

const fraction = (top: string, bottom: string): string => String.raw`\frac{${top}}{${bottom}}`;
const power = (base: string, exponent: string): string => `${base}^${braced(exponent)}`;
const index = (base: string, below: string): string => `${base}_${braced(below)}`;
const both = (base: string, below: string, above: string): string =>
  `${base}_${braced(below)}^${braced(above)}`;
const rows = (lines: string[][]): string =>
  String.raw`\begin{matrix}${lines.map((cells) => cells.join(' & ')).join(String.raw` \\ `)}\end{matrix}`;

const over: Writer = (element) => {
  const mark = wordsOf(elementsIn(element)[1]).trim();
  const accent = ACCENTS[mark];
  return accent ? `\\${accent}{${part(element, 0)}}` : power(part(element, 0), part(element, 1));
};

const fenced: Writer = (element) => {
  const { open = '(', close = ')', separators = ',' } = element.attributes;
  const separator = separators.trim().slice(0, 1);
  return `${open}${elementsIn(element).map(write).join(separator)}${close}`;
};

/** A setting of an OMML element, such as which sign a large operator is. */
const setting = (element: Element, name: string): string | undefined =>
  childOf(childOf(element, `${element.tag}Pr`), `m:${name}`)?.attributes['m:val'];

const large: Writer = (element) => {
  const sign = setting(element, 'chr') ?? '∫';
  const [below, above] = [named(element, 'm:sub'), named(element, 'm:sup')];
  const limits = `${below && `_${braced(below)}`}${above && `^${braced(above)}`}`;
  return `${LARGE[sign] ?? sign}${limits} ${named(element, 'm:e')}`;
};

const delimited: Writer = (element) => {
  const parts = elementsIn(element).filter(({ tag }) => tag === 'm:e');
  const [open, close] = [setting(element, 'begChr') ?? '(', setting(element, 'endChr') ?? ')'];
  return `${escaped(open)}${parts.map(inside).join(setting(element, 'sepChr') ?? '|')}${escaped(close)}`;
};

const root = (degree: string, radicand: string): string =>
  degree.trim() === '' ? String.raw`\sqrt{${radicand}}` : String.raw`\sqrt[${degree}]{${radicand}}`;

const accented: Writer = (element) => {
  const accent = ACCENTS[setting(element, 'chr') ?? '\u0302'] ?? 'hat';
  return `\\${accent}{${named(element, 'm:e')}}`;
};

const WRITERS: Readonly<Record<string, Writer>> = {
  annotation: nothing,
  'annotation-xml': nothing,
  mi: (element) => word(wordsOf(element)),
  mo: (element) => word(wordsOf(element)),
  mn: (element) => escaped(wordsOf(element).trim()),
  mtext: (element) => String.raw`\text{${escaped(wordsOf(element))}}`,
  mspace: () => ' ',
  mfrac: (element) => fraction(part(element, 0), part(element, 1)),
  msqrt: (element) => root('', inside(element)),
  mroot: (element) => root(part(element, 1), part(element, 0)),
  msup: (element) => power(part(element, 0), part(element, 1)),
  msub: (element) => index(part(element, 0), part(element, 1)),
  msubsup: (element) => both(part(element, 0), part(element, 1), part(element, 2)),
  munder: (element) => index(part(element, 0), part(element, 1)),
  munderover: (element) => both(part(element, 0), part(element, 1), part(element, 2)),
  mover: over,
  mfenced: fenced,
  mtable: (element) => rows(elementsIn(element).map((row) => elementsIn(row).map(inside))),
  'm:t': (element) => word(wordsOf(element)),
  'm:rPr': nothing,
  'm:ctrlPr': nothing,
  'm:f': (element) =>
    setting(element, 'type') === 'lin'
      ? `${named(element, 'm:num')}/${named(element, 'm:den')}`
      : fraction(named(element, 'm:num'), named(element, 'm:den')),
  'm:sSup': (element) => power(named(element, 'm:e'), named(element, 'm:sup')),
  'm:sSub': (element) => index(named(element, 'm:e'), named(element, 'm:sub')),
  'm:sSubSup': (element) => both(named(element, 'm:e'), named(element, 'm:sub'), named(element, 'm:sup')),
  'm:rad': (element) => root(named(element, 'm:deg'), named(element, 'm:e')),
  'm:nary': large,
  'm:d': delimited,
  'm:func': (element) => `${named(element, 'm:fName')} ${named(element, 'm:e')}`,
  'm:limLow': (element) => index(named(element, 'm:e'), named(element, 'm:lim')),
  'm:limUpp': (element) => power(named(element, 'm:e'), named(element, 'm:lim')),
  'm:acc': accented,
  'm:bar': (element) => String.raw`\overline{${named(element, 'm:e')}}`,
  'm:m': (element) =>
    rows(
      elementsIn(element)
        .filter(({ tag }) => tag === 'm:mr')
        .map((row) => elementsIn(row).map(inside)),
    ),
  'm:eqArr': (element) =>
    rows(
      elementsIn(element)
        .filter(({ tag }) => tag === 'm:e')
        .map((row) => [inside(row)]),
    ),
};
