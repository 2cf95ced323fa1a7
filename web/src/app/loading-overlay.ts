import { SHELL } from '@studia/contract/limits';

/** Takes the overlay of index.html away 300 ms after the page has loaded (SPEC 9). The style sheet has faded it long before. */
const removeSoon = (): void => {
  setTimeout(() => document.getElementById('loading-overlay')?.remove(), SHELL.loadingOverlayRemovedAfter);
};

if (document.readyState === 'complete') removeSoon();
else window.addEventListener('load', removeSoon, { once: true });
