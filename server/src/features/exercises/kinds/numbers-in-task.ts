/** What a number in a task counts: money, a share of a hundred, a part of a whole, a time of day, or anything else. */
type Sort = 'money' | 'percent' | 'fraction' | 'clock' | 'number';

export interface TaskNumber {
  sort: Sort;
  value: number;
  /** The words before and behind it. */
  around: readonly string[];
}

const SORTS: readonly (readonly [Sort, RegExp])[] = [
  ['clock', /(?<!\d)\d{1,2}:\d\d(?!\d)/],
  ['money', /\$\s?\d[\d,]{0,15}(?:\.\d{1,9})?/],
  ['percent', /(?<![\d.,])\d[\d,]{0,15}(?:\.\d{1,9})?\s?(?:%|percent\b)/],
  ['fraction', /(?<![\d.,])(?:\d{1,9}\s)?\d{1,9}\/\d{1,9}/],
  ['number', /(?:(?<![\w)])[-−])?\d[\d,]{0,15}(?:\.\d{1,9})?/],
];
const ANY = new RegExp(SORTS.map(([, form]) => `(${form.source})`).join('|'), 'gi');

/** A task with its numbers taken out: the numbers in their order, and the text with the sort of each in its place. */
export const withoutNumbers = (task: string): { numbers: TaskNumber[]; text: string } => {
  const found: Omit<TaskNumber, 'around'>[] = [];
  const text = task.toLowerCase().replaceAll(ANY, (written: string, ...groups: (string | undefined)[]) => {
    const sort = SORTS[groups.findIndex((one) => one !== undefined)]?.[0] ?? 'number';
    found.push({ sort, value: valueOf(written, sort) });
    return ` ${sort}here `;
  });
  // Most who ask for the text need no words around its numbers.
  let pieces: string[] | null = null;
  const numbers = found.map(({ sort, value }, at) => ({
    sort,
    value,
    get around() {
      pieces ??= text.split(/\b\w+here\b/);
      return [...wordsOf(pieces[at]).slice(-AROUND), ...wordsOf(pieces[at + 1]).slice(0, AROUND)];
    },
  }));
  return { numbers, text };
};
const AROUND = 2;
const wordsOf = (text = ''): string[] => (text.match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, ''));

const valueOf = (written: string, sort: Sort): number => {
  if (sort === 'clock') {
    const [hours = 0, minutes = 0] = written.split(':').map(Number);
    return hours + minutes / 60;
  }
  const [whole, top, bottom] = /^(?:(\d+)\s)?(\d+)\/(\d+)$/.exec(written)?.slice(1) ?? [];
  if (top !== undefined) return Number(whole ?? 0) + Number(top) / Number(bottom);
  return Number(
    written
      .replace('−', '-')
      .replaceAll(/[^-\d.]/g, '')
      .replace(/\.$/, ''),
  );
};
