import { useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** React takes over markup that it made at build time; resolves when it really has. */
export const hydrateIsland = (place: HTMLElement, name: string, Component: ComponentType): Promise<void> =>
  new Promise((resolve) => {
    const Island = () => {
      useEffect(() => resolve(), []);
      return <Component />;
    };
    hydrateRoot(place, <Island />, { identifierPrefix: name });
  });
