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
  const { first, pages, names } = 'files of pages';
  const own = Object.keys(pages ?? {}).find((path) =>
    new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/*$`).test(location.pathname),
  );
  // What a student's page consists of is asked for at once. A script would find it piece by piece.
  if ('signedIn' in page && own)
    for (const file of [...first, ...pages[own]].map((number) => names[number])) {
      const link = document.createElement('link');
      const isScript = file.endsWith('.js');
      Object.assign(link, { rel: isScript ? 'modulepreload' : 'preload', href: `/${file}`, crossOrigin: '' });
      if (!isScript) link.as = 'style';
      document.head.append(link);
    }
} catch {}
