/** Does something while no other tab of this browser does the same. Pages served without TLS have no locks. */
export const withTabLock = <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('studia-conversation', act) : act();
