import { createContext, use } from 'react';
import type { IslandName } from './islands.ts';

/** The markup of every island, made before the page around it: alone, so that its ids are those of its own root. */
export const IslandMarkup = createContext<ReadonlyMap<string, string>>(new Map());

/** The place of an island in a page. */
export const Island = ({ name }: { name: IslandName }) => (
  <div data-island={name} dangerouslySetInnerHTML={{ __html: use(IslandMarkup).get(name) ?? '' }} />
);
