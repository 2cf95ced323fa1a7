import type { MapSource } from '@studia/contract/mindmap';

/** Where the map of something is drawn. */
export const mapAddress = ({ type, id }: MapSource): string => `/mindmap/${type}/${encodeURIComponent(id)}`;

/** Where a map of the student's own is. */
export const ownMapAddress = (id: string): string => `/mindmap/custom/${encodeURIComponent(id)}`;

const TYPES: readonly string[] = ['book', 'chapter', 'note', 'conversation'] satisfies MapSource['type'][];

/** Whether a word of an address is something that maps are drawn of. */
export const isMapType = (word: string): word is MapSource['type'] => TYPES.includes(word);
