import { useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * A new page begins at its top; going back finds the place again. Give it the page's address as its key. It stands before
 * the page, which may then scroll by itself.
 */
export const ScrollToTop = () => {
  const isBack = useNavigationType() === NavigationType.Pop;
  const begin = useEffectEvent(() => {
    if (!isBack) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  useLayoutEffect(() => begin(), []);
  return null;
};
