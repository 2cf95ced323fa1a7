import { readFileSync, statSync } from 'node:fs';
import { writeCards } from './card-file.ts';
import { MOST_FIELD, MOST_TABLE_BYTES } from './limits.ts';
import { markdownOf } from './markdown.ts';
import type { Deck, DeckCard } from './port.ts';
import { Unreadable } from './trouble.ts';

const SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  colon: ':',
  pipe: '|',
  space: ' ',
};

/** The first lines of a text file of Anki say how the others are to be read. */
const HEADER = /^#([a-z ]+):(.*)$/i;
/** What a table may call its columns. */
const TITLES = new Set(['front', 'question', 'term', 'word']);

/** Puts the cards of a CSV or text file into a folder: question, answer, and where there is a third column, the subject. */
export const readTextDeck = (path: string, folder: string): number => {
  if (statSync(path).size > MOST_TABLE_BYTES) throw new Unreadable('too-large', 'too long a text');
  return writeCards(folder, cardsIn(textOf(readFileSync(path))));
};

const cardsIn = function* (text: string): Generator<DeckCard> {
  const headers = new Map<string, string>();
  let begins = 0;
  for (;;) {
    const ends = text.indexOf('\n', begins);
    const [line, name = '', value = ''] = HEADER.exec(text.slice(begins, ends < 0 ? undefined : ends)) ?? [];
    if (line === undefined || ends < 0) break;
    headers.set(name.toLowerCase(), value.trim());
    begins = ends + 1;
  }
  const body = text.slice(begins);
  const isHtml = headers.get('html') === 'true';
  let isFirst = true;
  for (const row of rowsOf(body, separatorOf(headers.get('separator'), body))) {
    const isTitle = isFirst && TITLES.has((row[0] ?? '').trim().toLowerCase());
    isFirst = false;
    const card = isTitle ? null : cardOf(row, isHtml, headers.get('deck') ?? '');
    if (card) yield card;
  }
};

const textOf = (bytes: Uint8Array): string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new Error('a zero byte');
    return text.replaceAll(/\r\n?/g, '\n');
  } catch (error) {
    throw new Unreadable('broken', 'no text', { cause: error });
  }
};

const separatorOf = (named: string | undefined, body: string): string => {
  if (named !== undefined) return SEPARATORS[named.toLowerCase()] ?? named.charAt(0);
  const [line = ''] = body
    .slice(0, 10_000)
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split('\n');
  const count = (sign: string) => line.split(sign).length;
  if (line.includes('\t')) return '\t';
  return count(';') > count(',') ? ';' : ',';
};

const cardOf = (
  [front = '', back = '', subject = '']: readonly string[],
  isHtml: boolean,
  deck: string,
): DeckCard | null => {
  const read = (field: string) => (isHtml ? markdownOf(field) : field.trim()).slice(0, MOST_FIELD);
  const question = read(front);
  if (question === '' || (back.trim() === '' && !question.includes('{{'))) return null;
  return {
    id: '',
    kind: hasGap(question) ? 'cloze' : 'basic',
    front: question,
    back: read(back),
    subject: (subject.trim() || deck).slice(0, 80),
    source: null,
    suspended: false,
    memory: null,
  };
};

const hasGap = (text: string): boolean => {
  const opens = text.indexOf('{{');
  return opens >= 0 && text.indexOf('}}', opens) > opens + 2;
};

/** The rows of a table by RFC 4180: a field in quotes may hold separators, lines and doubled quotes. */
const rowsOf = function* (body: string, separator: string): Generator<string[]> {
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] ?? '';
    if (quoted && sign === '"' && body[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"' && (quoted || field === '')) quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\n')) {
      row.push(field);
      field = '';
      if (sign !== '\n') continue;
      if (hasText(row)) yield row;
      row = [];
    } else field += sign;
  }
  row.push(field);
  if (hasText(row)) yield row;
};

const hasText = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

/** A table of the cards that every program opens. */
export const writeTextDeck = ({ cards }: Deck): Uint8Array => {
  const rows = cards.map(({ front, back, subject, source, memory }) => [
    front,
    back,
    subject,
    source ?? '',
    memory?.due ?? '',
  ]);
  const lines = [['front', 'back', 'subject', 'source', 'due'], ...rows].map((row) =>
    row.map(quotedField).join(','),
  );
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
};

const quotedField = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
