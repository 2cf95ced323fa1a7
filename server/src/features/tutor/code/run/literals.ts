import type { CodeNode } from '../../../../ports/code/port.ts';
import { isKind } from '../syntax.ts';
import { formatted } from './format.ts';
import { bounded } from './operators.ts';
import { shownInside, Unknown, type Value } from './values.ts';

const unknown = (what: string): never => {
  throw new Unknown(what);
};

/** A number as it is written. */
export const numberOf = (written: string): Value => {
  if (/^\d+$/.test(written))
    return written.length > 1 && written.startsWith('0') ? unknown('zero') : bounded(BigInt(written));
  return /^(?:\d+\.\d*|\.\d+|\d+(?:\.\d*)?e[+-]?\d{1,2})$/i.test(written)
    ? Number(written)
    : unknown('number');
};

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '\n': '',
};
const unescaped = (words: string): string =>
  words.replaceAll(/\\([^])/g, (_, sign: string) => ESCAPES[sign] ?? unknown('escape'));

/** The letters between the marks of a string. */
export const textOf = (written: string): string => {
  const [, prefix = '', mark = '', words = ''] =
    /^([a-z]*)("""|'''|"|')([^]*)\2$/i.exec(written) ?? unknown('string');
  if (prefix !== '' && !/^[fur]$/i.test(prefix)) return unknown(`prefix ${mark}`);
  return /r/i.test(prefix) ? words : unescaped(words);
};

/** An f-string, with what stands in its braces worked out. */
export const formatString = (node: CodeNode, evaluate: (part: CodeNode) => Value): Value => {
  const [opening = ''] = /^[a-z]+("""|'''|"|')/i.exec(node.text) ?? unknown('string');
  if (!/^f["']/i.test(opening)) return unknown('prefix');
  const mark = opening.slice(1);
  const literal = (from: number, to: number): string =>
    unescaped(node.text.slice(from, to)).replaceAll('{{', '{').replaceAll('}}', '}');
  let at = opening.length;
  let words = '';
  for (const part of node.parts) {
    const from = part.from - node.from;
    if (part.kind !== 'FormatReplacement') return unknown('format');
    words += literal(at, from);
    at = from + part.text.length;
    const [, expression, ...more] = part.parts;
    const value = expression ? evaluate(expression) : unknown('format');
    const [conversion, spec] = [more.find(isKind('FormatConversion')), more.find(isKind('FormatSpec'))];
    if (
      more.some(({ kind }) => !['FormatConversion', 'FormatSpec', '}'].includes(kind)) ||
      (spec?.parts.length ?? 0) > 1
    )
      return unknown('format');
    const asIs =
      conversion === undefined
        ? value
        : conversion.text === '!r'
          ? shownInside(value)
          : unknown('conversion');
    words += formatted(asIs, spec?.text.slice(1) ?? '');
  }
  return bounded(words + literal(at, node.text.length - mark.length));
};
