import { LANDING, SHELL } from '@studia/contract/limits';

/** Where a browser has no scroll timelines, the hero's fading is drawn frame by frame; the style sheet does it elsewhere. */
export const recedeOnScroll = (): void => {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  if (!hero || CSS.supports('animation-timeline: scroll()')) return;
  const wide = window.matchMedia(
    `(width >= ${SHELL.mobileBelow}px) and (prefers-reduced-motion: no-preference)`,
  );
  const draw = () => {
    const still = !wide.matches || document.documentElement.dataset['motion'] === 'reduced';
    const gone = still ? 0 : Math.min(1, window.scrollY / LANDING.heroFadeOver);
    hero.style.opacity = String(1 - gone);
    hero.style.transform = `scale(${1 - gone * SHRINK})`;
  };
  window.addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true });
  wide.addEventListener('change', draw);
};

/** As in the style sheet. */
const SHRINK = 0.08;
