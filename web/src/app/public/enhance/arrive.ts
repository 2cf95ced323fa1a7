import { LANDING } from '@studia/contract/limits';
import { showAuthModal } from '../../../features/auth/show-modal.ts';
import { takeWaitingRequest } from '../../front-door/waiting-request.ts';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** What happens when somebody comes to the landing page (SPEC 2.2). */
export const arrive = (): void => {
  beginAtTheTop();
  goToSection(document.documentElement.dataset['section'] ?? '');
  if (new URLSearchParams(window.location.search).has('ref'))
    setTimeout(() => showAuthModal('sign-up'), LANDING.referralModalDelay);
  const waiting = takeWaitingRequest();
  if (waiting) showAuthModal(waiting.mode, waiting);
};

const beginAtTheTop = (): void => {
  window.history.scrollRestoration = 'manual';
  window.scrollTo({ top: 0, behavior: 'instant' });
};

/** The script before the first paint took the section out of the address; it is put back when the page goes there. */
const goToSection = (id: string): void => {
  const section = id === '' ? null : document.getElementById(id);
  if (!section) return;
  setTimeout(() => {
    window.history.replaceState(window.history.state, '', `#${id}`);
    // The section's own scroll margin keeps the offset.
    section.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, LANDING.hashScrollDelay);
};
