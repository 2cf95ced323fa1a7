/** Letters that stand for something, and signs of formulas. */
export const FORMULA =
  /[=+×÷∈⊆⊂∩∪→↦≤≥∞√∑∫˜|\\/<>^_]|[⁰-⁹₀-₉]|(?<![\p{L}'’-])(?![aAIyYeouOà])\p{L}(?![\p{L}'’.-])/u;
/** Where a word, often code, was lost in reading, two words meet that never do. */
export const HOLE =
  /\b(?:the|an?|of|to|as|called|like|with|by|via) (?:(?:and|or|from|is|are|was|that|can|will)\b|[.,;:)])|\( ?\)| [.,;]/i;
