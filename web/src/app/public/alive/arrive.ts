import { LANDING } from '@studia/contract/limits';
import { showAuthModal } from '../../../features/auth/show-modal.ts';
import { takeWaitingRequest } from '../../front-door/waiting-request.ts';
import { wantsStillness } from '../stillness.ts';

/** What happens when somebody comes to the landing page (SPEC 2.2). */
export const arrive = (): void => {
  beginAtTheTop();
  goToSection(window.location.hash.slice(1));
  if (new URLSearchParams(window.location.search).has('ref'))
    setTimeout(() => showAuthModal('sign-up'), LANDING.referralModalDelay);
  const waiting = takeWaitingRequest();
  if (waiting) showAuthModal(waiting.mode, waiting);
};

const beginAtTheTop = (): void => {
  window.history.scrollRestoration = 'manual';
  const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });
  toTop();
  // By then the browser has jumped to the section in the address; the way there is shown instead.
  window.addEventListener('load', toTop, { once: true });
};

const goToSection = (id: string): void => {
  const section = id === '' ? null : document.getElementById(id);
  if (!section) return;
  // The section's own scroll margin keeps the offset.
  const scroll = () => section.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth' });
  setTimeout(scroll, LANDING.hashScrollDelay);
};
