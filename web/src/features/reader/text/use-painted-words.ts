import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Place } from '../address.ts';
import type { Letters } from '../quote/letters.ts';
import { belongsTo, paintOver } from '../quote/paint.ts';
import { drawnRange, type ShownPlace } from '../quote/painted-page.ts';

/** Paints marks and quotes over the words of a page, anew whenever the page is drawn anew, and tells once where a quote stands. */
export const usePaintedWords = (
  box: RefObject<HTMLElement | null>,
  letters: Letters,
  shown: readonly ShownPlace[],
  jump: Place,
  onArrive: (words: Range | null) => void,
): void => {
  const arrived = useRef<Place | null>(null);
  const arrive = useEffectEvent((range: Range | null, at: Place) => {
    if (arrived.current === at) return;
    arrived.current = at;
    onArrive(range);
  });
  const key = JSON.stringify(shown);
  useEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const wipes: (() => void)[] = [];
    const paint = () => {
      for (const wipe of wipes.splice(0)) wipe();
      for (const one of JSON.parse(key) as ShownPlace[]) {
        const range = drawnRange(root, letters, one);
        if (range) wipes.push(paintOver(one.paint, range), belongsTo(one.mark, range));
        if (one.paint === 'quote') arrive(range, jump);
      }
    };
    paint();
    // What arrives later, such as the colours of a program, draws its words anew.
    const watch = new MutationObserver(paint);
    if (key !== '[]') watch.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      for (const wipe of wipes) wipe();
    };
  }, [box, letters, key, jump]);
};
