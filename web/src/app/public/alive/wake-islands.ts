import { ISLANDS, type IslandName } from '../islands.ts';

/** How far from the edge of what is seen an island is woken. */
const NEAR = '240px';

/** Wakes every island of the page when its time has come; until then it is plain markup. */
export const wakeIslands = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset['island'] as IslandName;
    if (ISLANDS[name].when === 'near') whenNear(place, () => void wake(place, name));
    else whenTouched(place, () => wake(place, name));
  }
};

const wake = async (place: HTMLElement, name: IslandName): Promise<void> => {
  const [{ hydrateIsland }, Component] = await Promise.all([
    import('../hydrate-island.tsx'),
    ISLANDS[name].load(),
  ]);
  hydrateIsland(place, name, Component);
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

/** The first sign of interest wakes it. A form that is sent sooner than that waits, and is sent again. */
const whenTouched = (place: HTMLElement, act: () => Promise<void>): void => {
  let waking: Promise<void> | null = null;
  const touch = () => (waking ??= act());
  for (const event of ['pointerenter', 'pointerdown', 'focusin'])
    place.addEventListener(event, touch, { once: true });
  const hold = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    await touch();
    place.removeEventListener('submit', hold, { capture: true });
    // A form can't be sent while it is being sent.
    setTimeout(() => (event.target as HTMLFormElement).requestSubmit());
  };
  place.addEventListener('submit', hold, { capture: true });
};
