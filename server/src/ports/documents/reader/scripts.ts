const PLAIN = '0123456789+-=()n';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';

const mapped = (text: string, to: string): string | null => {
  const signs = Array.from(text.replaceAll('−', '-'), (sign) => to[PLAIN.indexOf(sign)]);
  return text === '' || signs.includes(undefined) ? null : signs.join('');
};

/** A raised text in characters of its own (x²), or null where there are none for it. */
export const raised = (text: string): string | null => mapped(text, RAISED);

/** A lowered text in characters of its own (x₁), or null where there are none for it. */
export const lowered = (text: string): string | null => mapped(text, LOWERED);
