/** The page for what is announced and not there yet (SPEC 2.8). */
export const comingSoonText = {
  title: 'Coming Soon',
  notice: 'This page isn’t built yet. Everything that is ready is in the sidebar.',
} as const;
