// Without schemas: the landing page draws a board too, and every kilobyte of it counts.

/** The board's own measure, whatever the screen is. */
export const BOARD = { width: 400, height: 250 } as const;

/** Every sign that the hand on the board can write; a test of the board holds it to this. */
export const HAND_SIGNS =
  ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,;:!?\'"-()/\\@#$%&*+=<>~`^_|' +
  '−×÷·π√→°≈[]{}’‘“”–≤≥≠±←↑↓↔ΔθλαβΩµ✓∞⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉';
