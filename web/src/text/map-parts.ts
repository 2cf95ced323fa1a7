/** The search in a map, which comes after the drawing. */
export const mapSearchText = {
  search: 'Search the map',
  hits: (at: number, of: number): string => (of === 0 ? 'No matches' : `${at} of ${of}`),
  previous: 'Previous match',
  next: 'Next match',
} as const;

/** A map that can't be shown. */
export const mapTroubleText = {
  retry: 'Try again',
  failed: 'The map couldn’t be loaded.',
  toBooks: 'Back to Books',
} as const;

/** The student's own maps. */
export const ownMapsText = {
  yours: 'Your maps of this',
  untitled: 'Untitled map',
} as const;
