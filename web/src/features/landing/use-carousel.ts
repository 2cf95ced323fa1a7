import { LANDING } from '@studia/contract/limits';
import { useLayoutEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/appearance/use-reduced-motion.ts';
import { useRotation } from './use-rotation.ts';

interface Carousel {
  index: number;
  /** Shows a card because somebody asked for it; it stays for a while (SPEC 4.10). */
  show: (card: number) => void;
  /** Somebody turned it by hand a moment ago. */
  held: boolean;
  /** Whether it turns by itself; not, where somebody stopped it or wants little motion. */
  turning: boolean;
  /** Whether things may move at all. */
  stopped: boolean;
  toggle: () => void;
}

/** When a carousel turns, and when it waits. `ready` is false while nobody can see it or somebody is inside. */
export const useCarousel = (cards: number, ready: boolean): Carousel => {
  const reduced = useReducedMotion();
  const [wish, setWish] = useState<'turn' | 'stop' | null>(null);
  const [actions, setActions] = useState(0);
  const stopped = wish === null ? reduced : wish === 'stop';
  const held = actions > 0;
  const turning = !stopped && !held;
  const [index, setIndex] = useRotation(cards, LANDING.carouselAdvance, turning && ready);
  useLayoutEffect(() => {
    if (actions === 0) return undefined;
    const timer = setTimeout(() => setActions(0), LANDING.carouselResume);
    return () => clearTimeout(timer);
  }, [actions]);
  return {
    index,
    show: (card) => {
      setIndex(card);
      setActions((before) => before + 1);
    },
    held,
    turning,
    stopped,
    toggle: () => {
      setWish(turning ? 'stop' : 'turn');
      setActions(0);
    },
  };
};
