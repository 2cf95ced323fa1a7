/** How wide covers are kept, in pixels, and how many bytes one may take. */
export const COVER_WIDTH = 360;
export const COVER_BYTES = 5 * 1024 * 1024;
