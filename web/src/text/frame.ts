/** The words that every page may need, with or without an account. They travel with the first page, so they are few. */
export const frameText = {
  product: 'Studia',
  tagline: 'Learn how you learn best',
  loading: 'Setting up your experience...',
  loadingMore: 'This will only take a moment',
  home: 'Studia, to the front page',
  skip: 'Skip to content',
  crashed: 'This page broke.',
  crashedMore:
    'Nothing you saved is lost. Reload the page; if it breaks again, tell us under Help & Support.',
  reload: 'Reload',
} as const;
