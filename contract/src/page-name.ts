import type { Quote } from './proof.ts';

/** The number of a quote's page as a reader finds it printed. A file of its own: pages that show it need no schemas. */
export const pageName = ({ page, label }: Pick<Quote, 'page' | 'label'>): string => label ?? String(page);
