/** An event that a service worker may take its time for. */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page that a service worker may answer. */
interface WorkerFetch extends Lasting {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** As much of the place where a service worker runs as ours needs. */
export interface WorkerPlace {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  addEventListener: ((name: 'install' | 'activate', act: (event: Lasting) => void) => void) &
    ((name: 'fetch', act: (event: WorkerFetch) => void) => void) &
    ((name: 'message', act: (event: Lasting & { data: unknown }) => void) => void);
}
