import { useEffect, useState } from 'react';

/** How much of the page the on-screen keyboard covers, where the browser does not make room for it itself. */
export const useKeyboardRoom = (): number => {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const look = () => {
      // Who has zoomed in moves the view about; the composer must not follow that.
      const gap = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0;
      setCovered(Math.max(0, Math.round(gap)));
    };
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    };
  }, []);
  return covered;
};
