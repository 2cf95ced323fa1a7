/** What can be worked on at once, instead of being planned for. */
export type Task = 'exercise' | 'question';

const GOAL =
  /^(?:i(?:['’]d| would) (?:like|love)|i (?:want|need)|(?:please )?help me (?:learn|understand|prepare)|how to|learn|understand|get ready|prepare|study|master|improve|revise|pass)\b/i;
const QUESTION =
  /^(?:what|why|how|when|where|who|whom|whose|which|is|are|was|were|do|does|did|can|could|should|would|will|explain|define)\b/i;
const SIGNS = /[\p{L}\d)]\s{0,3}(?:[=<>≤≥^×÷*+−]|-(?=\s|\d))\s{0,3}[-−(]?\s?[\p{L}\d]/u;
const DIGIT = /\d/;
const COMMAND =
  /^(?:solve|calculate|compute|work out|evaluate|simplify|factori[sz]e|factor|expand|differentiate|integrate|convert|round|find|prove|balance|translate|check)\b/i;

/** Whether what was typed is an exercise or a question; null for something to be learnt. */
export const taskIn = (typed: string): Task | null => {
  const words = typed.trim();
  if (GOAL.test(words)) return null;
  if (DIGIT.test(words) && (SIGNS.test(words) || COMMAND.test(words))) return 'exercise';
  return words.endsWith('?') || QUESTION.test(words) ? 'question' : null;
};
