import { Parser } from 'htmlparser2';
import { aroundFormulas } from './formulas.ts';

const SKIPPED = new Set(
  'script style svg template noscript iframe object select audio video canvas head'.split(' '),
);
const BLOCKS = new Set('div p li ul ol tr table blockquote h1 h2 h3 h4 h5 h6 hr section pre'.split(' '));
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`' };
const PICTURE_NAME = /^[^/\\:?#]{1,200}$/;

/** What a field of Anki says, as Markdown. Scripts, styles and addresses of other sites stay behind. */
export const markdownOf = (html: string): string => {
  let written = '';
  let skipped = 0;
  // Text comes in pieces, cut at every entity: a formula is only seen in the whole.
  let collected = '';
  const flush = (): void => {
    written += escapeWords(collected);
    collected = '';
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      flush();
      if (SKIPPED.has(tag)) skipped += 1;
      else if (skipped > 0) return;
      else if (tag === 'br' || BLOCKS.has(tag)) written += '\n';
      else if (tag === 'anki-mathjax') written += attributes['block'] === 'true' ? '\\[' : '\\(';
      else if (tag === 'img') written += pictureOf(attributes['src'] ?? '');
      else written += MARKS[tag] ?? '';
      if (tag === 'li') written += '• ';
    },
    onclosetag: (tag) => {
      flush();
      if (SKIPPED.has(tag)) skipped = Math.max(0, skipped - 1);
      else if (skipped > 0) return;
      else if (BLOCKS.has(tag)) written += '\n';
      else if (tag === 'anki-mathjax')
        written += written.lastIndexOf('\\[') > written.lastIndexOf('\\(') ? '\\]' : '\\)';
      else written += MARKS[tag] ?? '';
    },
    ontext: (text) => {
      if (skipped === 0) collected += text;
    },
  });
  parser.end(inOneNotation(html));
  flush();
  return tidy(written);
};

const escapeWords = (text: string): string =>
  aroundFormulas(text.replaceAll('\u00a0', ' '), {
    words: (words) => words.replaceAll(/[\\`*_#[\]<>~|$]/g, (sign) => `\\${sign}`),
    formula: (tex) => tex,
    dollars: false,
  });

/** A picture of the package by its name; one of another site would tell that site who learns here. */
const pictureOf = (address: string): string => {
  const name = decoded(address);
  return PICTURE_NAME.test(name) ? `![](picture:${encodeURIComponent(name.toWellFormed())})` : '';
};

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The older ways in which Anki writes mathematics; sounds are left out. */
const inOneNotation = (html: string): string =>
  html
    .replaceAll(/\[sound:[^\]]*\]/gi, '')
    .replaceAll(/\[\$\$\](.*?)\[\/\$\$\]/gis, String.raw`\[$1\]`)
    .replaceAll(/\[\$\](.*?)\[\/\$\]/gis, String.raw`\($1\)`)
    .replaceAll(/\[latex\](.*?)\[\/latex\]/gis, String.raw`\($1\)`);

/** Marks around nothing say nothing; more than one empty line is one. */
const tidy = (written: string): string =>
  written
    .replaceAll(/\*\*(\s*)\*\*|(?<!\*)\*(\s+)\*(?!\*)/g, '$1$2')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll('\0', '')
    .trim()
    .toWellFormed();
