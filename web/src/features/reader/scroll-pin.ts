const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Holds a place while pages around it still grow, until the student scrolls. */
export const makeScrollPin = () => {
  let hold: (() => void) | null = null;
  return {
    /** `put` brings the view to the place; it is called now and whenever something has moved. */
    hold: (put: () => void): void => {
      hold = put;
      put();
    },
    isHeld: (): boolean => hold !== null,
    /** Something has moved. */
    settle: (): void => hold?.(),
    /** Lets go as soon as the student scrolls here; answers how to stop watching. */
    watch: (room: HTMLElement): (() => void) => {
      const letGo = () => {
        hold = null;
      };
      for (const name of BY_HAND) room.addEventListener(name, letGo, { passive: true });
      return () => BY_HAND.forEach((name) => room.removeEventListener(name, letGo));
    },
  };
};
