import { ISLANDS, type IslandName } from '../islands.ts';
import { holdInput } from './hold-input.ts';

/** How far from the edge of what is seen an island is woken. */
const NEAR = '240px';

/** Wakes every island of the page when its time has come; until then it is plain markup. */
export const wakeIslands = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset['island'] as IslandName;
    const release = holdInput(place);
    const wakeOnce = once(() => wake(place, name).then(release));
    if (ISLANDS[name].when === 'near') whenNear(place, () => void wakeOnce());
    // The first sign of interest wakes it; what is done sooner than that is done again when it is awake.
    for (const event of ['pointerenter', 'pointerdown', 'focusin'])
      place.addEventListener(event, () => void wakeOnce(), { once: true });
  }
};

const once = (act: () => Promise<void>): (() => Promise<void>) => {
  let begun: Promise<void> | null = null;
  return () => (begun ??= act());
};

const wake = async (place: HTMLElement, name: IslandName): Promise<void> => {
  const [{ hydrateIsland }, Component] = await Promise.all([
    import('../hydrate-island.tsx'),
    ISLANDS[name].load(),
  ]);
  await hydrateIsland(place, name, Component);
};

const whenNear = (place: HTMLElement, act: () => void): void => {
  const watcher = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  watcher.observe(place);
};
