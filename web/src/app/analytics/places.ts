/** An address that carries what only we may read: the answer of a sign-in elsewhere. */
const isPrivatePlace = ({ pathname, search }: Location): boolean =>
  pathname.startsWith('/auth/callback/') || /[?&](?:oauth_provider|code|state)=/.test(search);

let place = location.pathname + location.search;
const listeners = new Set<() => void>();

/** Calls back whenever another page is shown. */
export const onPlaceChange = (listener: () => void): void => {
  if (listeners.size === 0) watch();
  listeners.add(listener);
};

// No event tells of a page that a program opened; the program has to come by here.
const watch = (): void => {
  for (const way of ['pushState', 'replaceState'] as const) {
    const go = history[way].bind(history);
    history[way] = (...given) => {
      go(...given);
      look();
    };
  }
  window.addEventListener('popstate', look);
};

const look = (): void => {
  const now = location.pathname + location.search;
  if (now === place) return;
  place = now;
  for (const listener of listeners) listener();
};

/** Waits until the address holds nothing private, because the scripts of others read it. */
export const whenPlaceIsHarmless = (then: () => void): void => {
  let done = false;
  const attempt = () => {
    if (done || isPrivatePlace(location)) return;
    done = true;
    then();
  };
  attempt();
  if (!done) onPlaceChange(attempt);
};
