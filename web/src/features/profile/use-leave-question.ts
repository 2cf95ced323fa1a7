import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, type Navigator } from 'react-router';

interface LeaveQuestion {
  asking: boolean;
  stay: () => void;
  leave: () => void;
}

/** Holds every way out of the page while something is unsaved, until the student has answered. */
export const useLeaveQuestion = (unsaved: boolean): LeaveQuestion => {
  // The declarative router has no blocker of its own; this context is where its links and redirects meet.
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [asking, setAsking] = useState(false);
  const goOn = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (leave: () => void) => {
      goOn.current = leave;
      setAsking(true);
    };
    const releases = [holdLinks(navigator, ask), holdBackButton(ask), holdUnload()];
    return () => {
      for (const release of releases) release();
    };
  }, [unsaved, navigator]);

  return {
    asking,
    stay: () => setAsking(false),
    leave: () => {
      setAsking(false);
      goOn.current?.();
    },
  };
};

type Ask = (leave: () => void) => void;

const holdLinks = (navigator: Navigator, ask: Ask): (() => void) => {
  // oxlint-disable-next-line typescript/unbound-method -- the router's methods are closures, and are put back as they were
  const { push, replace } = navigator;
  const release = () => Object.assign(navigator, { push, replace });
  const held =
    (way: Navigator['push']): Navigator['push'] =>
    (...given) =>
      ask(() => {
        release();
        way(...given);
      });
  Object.assign(navigator, { push: held(push), replace: held(replace) });
  return release;
};

/** Back and forward. A browser without the Navigation API goes at once, and so does a second press without an answer. */
const holdBackButton = (ask: Ask): (() => void) => {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  let released = false;
  const onNavigate = (event: NavigateEvent) => {
    if (released || event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    const { key } = event.destination;
    ask(() => {
      released = true;
      navigation.traverseTo(key);
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
};

const holdUnload = (): (() => void) => {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
};
