/** Where in the frame the small player stands. */
export const NOW_PLAYING = 'now-playing';
