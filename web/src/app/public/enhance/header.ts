import { SHELL } from '@studia/contract/limits';
import { chooseTheme, currentTheme, onThemeChange } from '../../../ui/appearance/theme-choice.ts';
import { words } from '../../../ui/words.ts';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** The header's own behaviour: theme, the logo, and a blur once the page has moved under it. */
export const keepHeader = (): void => {
  keepThemeButton();
  blurWhenScrolled();
  on('[data-home]', (event) => {
    // SPEC 2.8: on the front page the logo scrolls up, elsewhere it leads there.
    if (window.location.pathname !== '/') return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  });
  on('[data-menu] a', () => document.getElementById('menu')?.hidePopover());
};

const on = (selector: string, act: (event: Event) => void): void => {
  for (const element of document.querySelectorAll(selector)) element.addEventListener('click', act);
};

const keepThemeButton = (): void => {
  const button = document.querySelector('[data-theme-toggle]');
  const label = () =>
    button?.setAttribute('aria-label', currentTheme() === 'dark' ? words.toLight : words.toDark);
  label();
  onThemeChange(label);
  button?.addEventListener('click', () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark'));
};

const blurWhenScrolled = (): void => {
  const header = document.querySelector('[data-header]');
  const look = () => header?.toggleAttribute('data-scrolled', window.scrollY > SHELL.blurAfterScroll);
  window.addEventListener('scroll', look, { passive: true });
  look();
};
