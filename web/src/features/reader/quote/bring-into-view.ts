/** Words that were jumped to stand this far down the screen. */
const QUIET_PLACE = 0.25;

/** Scrolls the room of the book so that these words are in sight, always at the same height. */
export const bringIntoView = (words: Range | Element): void => {
  const inside = words instanceof Element ? words : words.startContainer.parentElement;
  const room = inside?.closest('[data-reading-room]');
  if (!room) return;
  const [there, view] = [words.getBoundingClientRect(), room.getBoundingClientRect()];
  const top = there.top - view.top - view.height * QUIET_PLACE;
  if (Math.abs(top) > 1) room.scrollBy({ top, behavior: 'instant' });
};
