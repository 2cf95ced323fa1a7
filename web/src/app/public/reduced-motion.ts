/** Whether the visitor wants no motion: by the system's setting, or by their own choice in Studia. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
