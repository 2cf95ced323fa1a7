/** The application takes the place of the landing page, in the same document. */
export const goOnAsApp = (): void => {
  const root = document.getElementById('root');
  if (!root) return window.location.assign('/');
  document.documentElement.dataset['showing'] = 'app';
  window.history.scrollRestoration = 'auto';
  window.scrollTo(0, 0);
  return void import('../../start-app.tsx').then(({ startApp }) => {
    // What search engines were told is about another page.
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
    document.getElementById('page')?.remove();
    void startApp(root);
  });
};
