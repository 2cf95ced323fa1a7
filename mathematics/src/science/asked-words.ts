/** How a question asks for a speed. */
export const SPEED = /\b(?:speed|velocity|how fast)\b/i;

/** How a question asks for a voltage. */
export const VOLTS = /\b(?:voltage|potential difference|volts|emf|potential)\b/i;

/** How a question asks for a frequency. */
export const FREQUENCY = /\bfrequency\b/i;

export const ELECTRON = /\belectrons?\b/i;
export const PROTON = /\bprotons?\b/i;
