try {
  const page = document.documentElement.dataset;
  for (const name of ['theme', 'motion', 'readingFont', 'readingSize', 'readingSpacing', 'tutorStyle']) {
    const chosen = localStorage.getItem(name);
    if (chosen) page[name] = chosen;
  }
  if (localStorage.getItem('auth_token') || localStorage.getItem('auth_session')) page.signedIn = '';
  const returning = /[?&]oauth_provider=/.test(location.search);
  if (location.pathname === '/' && (returning || 'signedIn' in page)) page.showing = 'app';
  // SPEC 2.2: the way to a section is shown after a while, so the browser must not jump there before.
  if (location.pathname === '/' && location.hash && page.showing !== 'app') {
    page.section = location.hash.slice(1);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
} catch {}
