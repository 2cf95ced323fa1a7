import type { ReactNode } from 'react';

/** A list of rows, each known by its key. */
export interface RowsProps {
  label: string;
  keys: readonly string[];
  row: (index: number) => ReactNode;
}
