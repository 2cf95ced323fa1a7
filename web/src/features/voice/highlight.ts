const NAME = 'read-aloud';

/** Marks the words that are being read, where the browser can mark without touching the page. */
export const mark = (range: Range | null): void => {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(NAME, new Highlight(range));
  else CSS.highlights.delete(NAME);
};

/** Room for the bars above and below. */
const MARGIN = 96;

/** Brings them into sight if they are not. */
export const bringIntoSight = (range: Range): void => {
  const { top, bottom } = range.getBoundingClientRect();
  if (top === 0 && bottom === 0) return;
  if (top >= MARGIN && bottom <= window.innerHeight - MARGIN) return;
  const place = range.startContainer;
  const element = place instanceof Element ? place : place.parentElement;
  const isCalm =
    document.documentElement.dataset['motion'] === 'reduced' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
};
