import { aroundFormulas } from './formulas.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Markdown as HTML that Anki shows: emphasis, code, pictures, lists and lines; everything else is text. */
export const htmlOf = (markdown: string): string => {
  // Formulas wait outside of every alphabet, so that a line may hold one and be emphasised all the same.
  const formulas: string[] = [];
  const words = aroundFormulas(markdown, {
    words: (text) => text,
    formula: (tex) => `\ue000${formulas.push(tex) - 1}\ue001`,
    dollars: true,
  });
  return words
    .trim()
    .split(/\n{2,}/)
    .map((block) => block.split('\n').map(lineOf).join('<br>'))
    .join('<br><br>')
    .replaceAll(/\ue000(\d+)\ue001/g, (_, index: string) => escapeHtml(formulas[Number(index)] ?? ''));
};

const lineOf = (line: string): string => {
  const [, mark = '', rest = line] = /^ {0,3}([-*+]|#{1,6}) (.*)$/.exec(line) ?? [];
  const inline = inlineOf(rest);
  if (mark.startsWith('#')) return `<b>${inline}</b>`;
  return mark === '' ? inline : `• ${inline}`;
};

const inlineOf = (text: string): string => {
  const parts: string[] = [];
  const aside = (sign: string) => `\ue002${parts.push(sign) - 1}\ue003`;
  return escapeHtml(text.replaceAll(/\\([\\`*_{}[\]()#+\-.!<>$~|])/g, (_, sign: string) => aside(sign)))
    .replaceAll(/`([^`]+)`/g, (_, code: string) => `<code>${aside(code)}</code>`)
    .replaceAll(/!\[[^\]]*\]\(picture:([^)\s]+)\)/g, '<img src="$1">')
    .replaceAll(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .replaceAll(/\*\*(.+?)\*\*|__(.+?)__/g, (_, star?: string, line?: string) => `<b>${star ?? line}</b>`)
    .replaceAll(/\*(\S(?:[^*]*?\S)?)\*/g, '<i>$1</i>')
    .replaceAll(/(?<!\w)_(\S(?:[^_]*?\S)?)_(?!\w)/g, '<i>$1</i>')
    .replaceAll(/\ue002(\d+)\ue003/g, (_, index: string) => {
      const sign = parts[Number(index)] ?? '';
      return sign.length === 1 ? escapeHtml(sign) : sign;
    });
};
