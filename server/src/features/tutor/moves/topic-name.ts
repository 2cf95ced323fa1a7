import { subjectsIn } from '../understand/school-subjects.ts';

const NOT_A_NAME =
  /\b(?:how|what|when|where|why|much|many|not|it|that|do|does|did|should|shall|to|of|at|all|best|way|start|begin|learn|learning|review|reviewing|good|i|me|you|u|can|could|would|will|i'm|i have|i've|my|our|a|an|the|on|in|is|are|its|it's|and|but|know|nothing|help|need|got|have|please|really|so|for|with|make|give|create|turn|into|table|day by day|study|studying|plan|schedule|prepare|revise|revision|about|exams?|tests?|finals?|midterms?|quiz(?:zes)?|tomorrow|tmrw?|tonight|today|this|next|week|weeks|days?|hours?|month|mon|tues?|wed|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+)\b/g;
const [LONGEST, MOST_WORDS] = [40, 4];

/** What a plan is about, as a name and not as a piece of a sentence; empty where none is said. */
export const topicName = (plain: string): string => {
  const subjects = subjectsIn(plain);
  if (subjects.length > 0) return subjects.map(({ name }) => name).join(', ');
  const name = plain
    .replaceAll(NOT_A_NAME, ' ')
    .replaceAll(/[^\p{L}\p{N} '+-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  return name === '' || name.split(' ').length > MOST_WORDS
    ? ''
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
