import { blocksOf, QUOTE_LINK } from '@studia/contract/note-text';
import { flat, sentencesOf } from './words.ts';

/** Something that a note says: a line, a term, a question with its answer, a warning, or what must be seen. */
export type NoteThing = {
  /** The names of the quotes that prove it. */
  keys: string[];
} & (
  | { kind: 'line' | 'warning'; text: string }
  | { kind: 'term' | 'question'; cue: string; text: string }
  | { kind: 'unspeakable'; text: 'code' | 'picture' | 'table' }
);

export interface NoteSection {
  title: string;
  things: NoteThing[];
}

const HEADING = /^#{1,6}\s(.+)$/;
const KEYS = /\[[^[\]]*\]\(#q=([0-9a-z]{1,16})\)/g;
const TERM = /^\*\*([^*:]{1,80})(?::\*\*| ?\*\* ?[:–—])([^]+)$/;
const WARNING = /^\*\*Watch out:?\*\*:?([^]+)$/i;
const [Q, A] = ['**Q:**', '\n**A:**'];

/** What a note says, under its headings. */
export const readNote = (title: string, markdown: string): NoteSection[] => {
  const sections: NoteSection[] = [{ title, things: [] }];
  for (const block of blocksOf(markdown)) {
    const [first = '', ...rest] = block.split('\n');
    const heading = HEADING.exec(first.trim())?.[1];
    if (heading !== undefined) sections.push({ title: plain(heading), things: [] });
    const body = heading === undefined ? block : rest.join('\n');
    if (body.trim() !== '') sections.at(-1)?.things.push(...thingsIn(body));
  }
  return sections.filter(({ things }) => things.length > 0);
};

const thingsIn = (block: string): NoteThing[] => {
  if (/^\s*(?:`{3,}|~{3,})/.test(block)) return [{ kind: 'unspeakable', text: 'code', keys: [] }];
  if (/^\s*!\[[^\]]*\]\([^)]*\)\s*$/.test(block)) return [{ kind: 'unspeakable', text: 'picture', keys: [] }];
  if (/^\s*\|/.test(block)) return rowsOf(block);
  const asked = block.trim();
  const answer = asked.startsWith(Q) ? asked.indexOf(A) : -1;
  if (answer > 0)
    return [thing('question', block, asked.slice(Q.length, answer), asked.slice(answer + A.length))];
  return itemsOf(block).flatMap(itemThings);
};

const itemThings = (item: string): NoteThing[] => {
  const warning = WARNING.exec(item)?.[1];
  if (warning !== undefined) return [thing('warning', item, '', warning)];
  const term = TERM.exec(item);
  if (term) return [thing('term', item, term[1] ?? '', term[2] ?? '')];
  return plain(item) === '' ? [] : [thing('line', item, '', item)];
};

const thing = (
  kind: 'line' | 'warning' | 'term' | 'question',
  whole: string,
  cue: string,
  text: string,
): NoteThing =>
  kind === 'line' || kind === 'warning'
    ? { kind, text: plain(text), keys: keysIn(whole) }
    : { kind, cue: plain(cue), text: plain(text), keys: keysIn(whole) };

const keysIn = (text: string): string[] => Array.from(text.matchAll(KEYS), ([, key = '']) => key);

/** The items of a list, or the one paragraph. */
const itemsOf = (block: string): string[] => {
  const items: string[] = [];
  for (const line of block.split('\n')) {
    const item = /^(?:[-*+]|\d{1,9}[.)])\s(?:\[[ xX]\]\s)?(.*)$/.exec(line.trim())?.[1];
    if (item !== undefined || items.length === 0) items.push(item ?? line);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items;
};

/** Rows of questions and notes, as Cornell's students write them; other tables must be seen. */
const rowsOf = (block: string): NoteThing[] => {
  const rows = block
    .split('\n')
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length > 0 && !cells.every((cell) => /^[:-]*$/.test(cell.replaceAll(' ', ''))));
  const [head = [], ...body] = rows;
  if (head.length !== 2 || body.length === 0) return [{ kind: 'unspeakable', text: 'table', keys: [] }];
  return body.map(([cue = '', text = '']) => thing('question', `${cue} ${text}`, cue, text));
};

/** The words as they are said, without the signs of Markdown and the names of sources; formulas stay. */
const plain = (markdown: string): string =>
  flat(
    markdown
      .replaceAll(new RegExp(String.raw`\[[^\[\]]*\]\(${QUOTE_LINK}[0-9a-z]+\)`, 'g'), '')
      .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replaceAll(/^(?:>|#{1,6}) /gm, '')
      .replaceAll(/(\*\*|__|~~|`)/g, '')
      .replaceAll(/(?<![\p{L}\p{N}$])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}$])/gu, '')
      .replaceAll(/https?:\/\/\S+/g, 'a link')
      .replaceAll(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, ''),
  );

/** Whether there is anything in it that can be said. */
export const isSpeakable = (text: string): boolean =>
  sentencesOf(text).some((one) => /[\p{L}\p{N}]/u.test(one));
