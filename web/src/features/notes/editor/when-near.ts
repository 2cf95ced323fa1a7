/** As much as two windows above and below: what is scrolled to is there before it is seen. */
const MARGIN = '200% 0px';

type Tell = (isNear: boolean, box: { width: number; height: number }) => void;

const listeners = new Map<Element, Tell>();
let observer: IntersectionObserver | null = null;

const tellOf = (entries: readonly IntersectionObserverEntry[]): void => {
  for (const { target, isIntersecting, boundingClientRect } of entries)
    listeners.get(target)?.(isIntersecting, boundingClientRect);
};

/** On paper there is no window. */
const tellAll = (): void => {
  for (const [element, tell] of listeners) tell(true, element.getBoundingClientRect());
};

/** Tells whenever an element comes near the window or goes far from it; to be ended when the element goes. */
export const whenNear = (element: Element, tell: Tell): (() => void) => {
  observer ??= new IntersectionObserver(tellOf, { rootMargin: MARGIN });
  if (listeners.size === 0) window.addEventListener('beforeprint', tellAll);
  listeners.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
    if (listeners.size === 0) window.removeEventListener('beforeprint', tellAll);
  };
};
