/** The words that every page may need, with or without an account. They travel with the first page, so they are few. */
export const frameText = {
  product: 'Studia',
  tagline: 'Learn how you learn best',
  loading: 'Setting up your experience...',
  loadingMore: 'This will only take a moment',
  home: 'Studia home page',
  skip: 'Skip to content',
  offline: 'You’re offline, and this page isn’t on this device.',
  offlineMore: 'It opens by itself when you’re back online.',
  crashed: 'Something went wrong on this page.',
  crashedMore: 'Your saved work is safe. Reload the page; if it happens again,',
  crashedContact: 'contact us',
  reload: 'Reload',
} as const;
