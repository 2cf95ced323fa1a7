import * as z from 'zod/mini';
import { readMemory, type Model } from './anki-models.ts';
import { MOST_FIELD } from './limits.ts';
import { markdownOf } from './markdown.ts';
import type { DeckCard, DeckMemory } from './port.ts';
import { fillTemplate } from './template.ts';

const count = z.coerce.number();

/** A card with its note, as Anki keeps them: the fields of the note are parted by 0x1f. */
export const AnkiRow = z.object({
  guid: z.coerce.string(),
  mid: count,
  flds: z.coerce.string(),
  ord: count,
  did: count,
  type: count,
  queue: count,
  due: count,
  ivl: count,
  factor: count,
  reps: count,
  lapses: count,
  data: z.coerce.string(),
});
export type AnkiRow = z.infer<typeof AnkiRow>;

interface Around {
  model: Model | undefined;
  deck: string;
  /** When the collection was made, in milliseconds: days are counted from there. */
  created: number;
}

/** The field in which we write where a card comes from. */
export const SOURCE_FIELD = 'Source';
const CLOZE = 1;
const DAY = 86_400_000;

/** A card of Anki as one of ours; null where nothing is asked on it. */
export const cardOf = (row: AnkiRow, { model, deck, created }: Around): DeckCard | null => {
  const values = row.flds.split('\u001f');
  const names = model?.flds.map(({ name }) => name) ?? ['Front', 'Back'];
  const fields = new Map(names.map((name, index) => [name, values[index] ?? '']));
  const source = markdownOf(fields.get(SOURCE_FIELD) ?? '');
  fields.delete(SOURCE_FIELD);
  const sides = model?.type === CLOZE ? clozeSides(fields, row.ord) : basicSides(fields, model, row.ord);
  const [front, back] = [sides.front.slice(0, MOST_FIELD), sides.back.slice(0, MOST_FIELD)];
  if (front === '') return null;
  return {
    id: row.ord === 0 ? row.guid : `${row.guid}/${row.ord}`,
    kind: model?.type === CLOZE ? 'cloze' : 'basic',
    front,
    back,
    subject: subjectOf(deck),
    source: source === '' ? null : source.slice(0, 300),
    suspended: row.queue === -1,
    memory: memoryOf(row, created),
  };
};

/** Decks stand in decks; all that we write stand in one. */
export const OUR_DECK = 'Studia';
const subjectOf = (deck: string): string => {
  const parts = deck.split('::');
  return (parts[0] === OUR_DECK ? parts.slice(1) : parts)
    .join(': ')
    .replaceAll('\0', '')
    .toWellFormed()
    .slice(0, 80);
};

const basicSides = (fields: ReadonlyMap<string, string>, model: Model | undefined, ord: number) => {
  const template = model?.tmpls[ord] ?? { qfmt: '{{Front}}', afmt: '{{FrontSide}}<hr id=answer>{{Back}}' };
  const answer = template.afmt.replaceAll(/\{\{FrontSide\}\}|<hr[^>]*id=['"]?answer['"]?[^>]*>/gi, '');
  return {
    front: markdownOf(fillTemplate(template.qfmt, fields)),
    back: markdownOf(fillTemplate(answer, fields)),
  };
};

const GAP = /\{\{c(\d{1,3})::((?:(?!\{\{|\}\}|::).)+)(?:::((?:(?!\{\{|\}\}).)*))?\}\}/gsu;

/** The text with the gaps of this card only; what stands in the other fields is shown with the answer. */
const clozeSides = (fields: ReadonlyMap<string, string>, ord: number) => {
  const [text = '', ...others] = [...fields.values()];
  const front = text.replaceAll(GAP, (_, number: string, words: string, hint?: string) => {
    if (Number(number) !== ord + 1) return words;
    return hint === undefined ? `{{c1::${words}}}` : `{{c1::${words}::${hint}}}`;
  });
  return { front: front.includes('{{c1::') ? markdownOf(front) : '', back: markdownOf(others.join('<br>')) };
};

const LEARNT = new Set([2, 3]);

/** What Anki knows: FSRS where it was on, otherwise the interval and the ease of its older schedule. */
const memoryOf = (row: AnkiRow, created: number): DeckMemory | null => {
  if (!LEARNT.has(row.type) || row.ivl < 1) return null;
  const known = readMemory(row.data);
  const inDays = row.type === 2 ? created + row.due * DAY : row.due * 1_000;
  const last = inDays - row.ivl * DAY;
  if (!isMoment(inDays) || !isMoment(last)) return null;
  return {
    stability: within(known?.s ?? row.ivl, 0.01, 36_500),
    difficulty: within(known?.d ?? difficultyOf(row.factor), 1, 10),
    reps: within(Math.round(row.reps), 1, 100_000),
    lapses: within(Math.round(row.lapses), 0, 100_000),
    due: new Date(inDays).toISOString(),
    last_review: new Date(last).toISOString(),
  };
};

/** An ease of 130 % is the hardest that there is, 250 % is what every card begins with. */
const difficultyOf = (factor: number): number => 10 - (factor - 1_300) / 240;

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? value : least));

const isMoment = (time: number): boolean => time > Date.UTC(1990, 0) && time < Date.UTC(2200, 0);
