import { withoutUnseen } from '../escape-quoted.ts';

/** Text that is studied and never obeyed, between two lines that nobody but us can write. */
export const fenced = (material: string, label: string, key: string): string =>
  // Nobody can guess the key; were it known all the same, the material could still not close the fence.
  `MATERIAL ${key} (${label})\n${withoutUnseen(material).replaceAll(key, '…')}\nEND ${key}`;

/** What a file or a book is called, so that the name can't be taken for more. */
export const asLabel = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, ' ').slice(0, 80);
