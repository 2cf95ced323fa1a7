let stopHolder: (() => void) | null = null;

/** One thing at a time speaks or listens: whoever begins has the one before stop. Returns how to give the turn back. */
export const takeSoundTurn = (stop: () => void): (() => void) => {
  if (stopHolder !== stop) stopHolder?.();
  stopHolder = stop;
  return () => {
    if (stopHolder === stop) stopHolder = null;
  };
};
