/** SVG drawings that are put into a page: well-formed, inert, self-contained and drawn in the colours of the page. */

const FORBIDDEN = new Set([
  'script',
  'style',
  'foreignObject',
  'image',
  'iframe',
  'a',
  'animate',
  'animateTransform',
  'animateMotion',
  'set',
]);
const WIDEST = 480;

/** @typedef {{ name: string, depth: number, attributes: Record<string, string> }} Element */

/**
 * @returns {string[]} what is wrong with the drawing in the file `path`
 * @param {string} path
 * @param {string} text
 */
export function drawingProblems(path, text) {
  const { problems, elements } = elementsOf(text);
  if (problems.length > 0) return problems;
  const name = path.replace(/^.*\//, '').replace(/\.svg$/, '');
  return [...frame(path, text, elements), ...elements.flatMap((element) => unsafe(element, name))];
}

/**
 * A reader for the little XML that drawings need: no document type, no entities of one's own.
 * @param {string} text
 */
function elementsOf(text) {
  /** @type {string[]} */
  const open = [];
  /** @type {Element[]} */
  const elements = [];
  /** @type {string[]} */
  const problems = [];
  const token =
    /<!--[\s\S]*?-->|<\?xml [^?]*\?>|<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|</gy;
  for (const [all, closing, name, attributes, empty, words] of text.matchAll(token)) {
    if (all === '<') problems.push('not well-formed: a stray <');
    else if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(words ?? attributes ?? ''))
      problems.push('not well-formed: a stray &');
    else if (words?.trim() && open.length === 0) problems.push('not well-formed: text outside the drawing');
    else if (closing) {
      if (open.pop() !== name) problems.push(`not well-formed: </${name}> closes nothing`);
    } else if (name) {
      elements.push({ name, depth: open.length, attributes: attributesOf(attributes ?? '') });
      if (!empty) open.push(name);
    }
  }
  if (open.length > 0) problems.push(`not well-formed: <${open.at(-1)}> is not closed`);
  return { problems, elements };
}

/**
 * @param {string} text
 * @returns {Record<string, string>}
 */
const attributesOf = (text) =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));

/**
 * @param {string} path
 * @param {string} text
 * @param {Element[]} elements
 */
function frame(path, text, elements) {
  const [root, first] = elements;
  const [, , width = 0, height = 0] = (root?.attributes['viewBox'] ?? '').split(/\s+/).map(Number);
  const problems = [];
  if (root?.name !== 'svg' || root.attributes['xmlns'] !== 'http://www.w3.org/2000/svg')
    problems.push('the root must be an svg with its xmlns');
  if (elements.filter(({ depth }) => depth === 0).length > 1) problems.push('more than one root');
  if (!(width > 0 && width <= WIDEST && height > 0))
    problems.push(`viewBox must be 0 0 W H, W up to ${WIDEST}`);
  if (first?.name !== 'title' || !/<title>[^<]*\S[^<]*<\/title>/.test(text))
    problems.push('the first child must be a title');
  if (path !== 'cover.svg' && !text.includes('currentColor')) problems.push('does not use currentColor');
  return problems;
}

/**
 * @param {Element} element
 * @param {string} figure
 */
function unsafe({ name, attributes }, figure) {
  const problems = FORBIDDEN.has(name) ? [`<${name}> is not allowed`] : [];
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) problems.push(`the attribute ${key} is not allowed`);
    if (/href$/i.test(key) && !value.startsWith('#')) problems.push(`refers to ${value}`);
    if (/url\((?!#)/i.test(value)) problems.push(`refers to ${value}`);
    if (key === 'id' && !value.startsWith(figure)) problems.push(`the id ${value} must begin with ${figure}`);
  }
  return problems;
}
