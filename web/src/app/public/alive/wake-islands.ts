import { ISLANDS, type IslandName } from '../islands.ts';

const AWAKE = 'islandAwake';

/** How far from the edge of what is seen an island is woken. */
const NEAR = '240px';

/** Wakes every island of the page when its time has come; until then it is plain markup. */
export const wakeIslands = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset['island'] as IslandName;
    const wakeOnce = once(() => wake(place, name));
    if (ISLANDS[name].when === 'near') whenNear(place, () => void wakeOnce());
    whenTouched(place, wakeOnce);
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

/** The first sign of interest wakes it. What is pressed or sent sooner than that waits, and happens then. */
const whenTouched = (place: HTMLElement, wakeOnce: () => Promise<void>): void => {
  for (const event of ['pointerenter', 'pointerdown', 'focusin'])
    place.addEventListener(event, () => void wakeOnce(), { once: true });
  const hold = (event: Event): void => {
    const held = againOf(event);
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
    // After this event: a form can't be sent while it is being sent.
    void wakeOnce().then(() => setTimeout(held));
  };
  for (const event of HELD) place.addEventListener(event, hold, { capture: true });
  place.addEventListener(
    AWAKE,
    () => {
      for (const event of HELD) place.removeEventListener(event, hold, { capture: true });
    },
    { once: true },
  );
};

const HELD = ['click', 'submit'] as const;

/** How to do again what somebody did; null for what the browser does well by itself. */
const againOf = ({ type, target }: Event): (() => void) | null => {
  if (type === 'submit') return () => (target as HTMLFormElement).requestSubmit();
  const button = (target as Element).closest<HTMLButtonElement>('button');
  // A button that sends its form is heard of as the form that is sent.
  return button && button.type !== 'submit' ? () => button.click() : null;
};
