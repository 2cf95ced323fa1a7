import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** React takes over markup that it made at build time. */
export const hydrateIsland = (place: HTMLElement, name: string, Component: ComponentType): void => {
  hydrateRoot(place, <Component />, { identifierPrefix: name });
};
