import type { Figures } from './figures.ts';

/** What a bench found, or why it found nothing. */
export interface Part {
  title: string;
  figures: Figures;
}

/** One row a figure that has an aim, in the order of the benches: two of these, of two versions, are compared by `diff`. */
export const tableOf = (parts: readonly Part[]): string => {
  const rows = parts.flatMap(({ title, figures }) =>
    figures.flatMap(([what, figure, aim]) =>
      aim ? [`| ${title}: ${what.trim()} | ${aim} | ${figure} |`] : [],
    ),
  );
  return ['| row | aim | figure |', '|---|---|---|', ...rows].join('\n');
};
