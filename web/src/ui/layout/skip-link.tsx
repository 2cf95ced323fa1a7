/** First on the page: jumps over the navigation, visible once it has focus. */
export const SkipLink = ({ href, children }: { href: `#${string}`; children: string }) => (
  <a
    href={href}
    className="fixed top-3 left-3 z-50 -translate-y-20 rounded bg-ink px-4 py-2.5 font-semibold text-paper transition-transform duration-120 focus:translate-y-0 focus:shadow-float"
  >
    {children}
  </a>
);
