import { ISLANDS, type IslandName } from '../islands.ts';

const AWAKE = 'islandAwake';

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
  place.dispatchEvent(new Event(AWAKE));
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
  const touch = (): Promise<void> => (waking ??= act());
  for (const event of ['pointerenter', 'pointerdown', 'focusin'])
    place.addEventListener(event, () => void touch(), { once: true });
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const form = event.target as HTMLFormElement;
    // After this event: a form can't be sent while it is being sent.
    void touch().then(() => setTimeout(() => form.requestSubmit()));
  };
  place.addEventListener('submit', hold, { capture: true });
  place.addEventListener(AWAKE, () => place.removeEventListener('submit', hold, { capture: true }), {
    once: true,
  });
};
