const MEGABYTE = 1024 * 1024;

/** What one file may hold; more of it is refused before it is unpacked, or as soon as it shows. */
export const MOST_CARDS = 50_000;
export const MOST_ENTRIES = 20_000;
export const MOST_COLLECTION_BYTES = 200 * MEGABYTE;
export const MOST_MEDIA_BYTES = 8 * MEGABYTE;
export const MOST_PICTURE_BYTES = 5 * MEGABYTE;
export const MOST_PICTURES_BYTES = 100 * MEGABYTE;
/** Text is read as a whole, so there is less of it. */
export const MOST_TABLE_BYTES = 32 * MEGABYTE;
/** All cards of a file together, as they lie on the disk. */
export const MOST_CARDS_BYTES = 256 * MEGABYTE;
/** Text is packed to a tenth; what grows a thousandfold is a bomb. */
export const MOST_RATIO = 200;
export const SMALL_BYTES = 4 * MEGABYTE;
/** The longest side of a card that is taken over. */
export const MOST_FIELD = 8_000;
/** All fields of a note together: one may have a dozen, with more signs than letters. */
export const MOST_NOTE = 1_000_000;
