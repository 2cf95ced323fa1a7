/** School subjects by the words that students use for them. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/\bsat (?:math|maths)\b/, 'SAT math'],
  [/\borganic chem(?:istry)?\b/, 'Organic chemistry'],
  [/\bbio(?:logy)?\b/, 'Biology'],
  [/\bchem(?:istry)?\b/, 'Chemistry'],
  [/\bphysics?\b/, 'Physics'],
  [/\balgebra\b/, 'Algebra'],
  [/\bgeometry\b/, 'Geometry'],
  [/\bcalc(?:ulus)?\b/, 'Calculus'],
  [/\bstat(?:s|istics)\b/, 'Statistics'],
  [/\bmath(?:s|ematics)?\b/, 'Mathematics'],
  [/\bhistory\b/, 'History'],
  [/\bgeo(?:graphy)?\b/, 'Geography'],
  [/\becon(?:omics)?\b/, 'Economics'],
  [/\benglish\b/, 'English'],
  [/\bpython\b/, 'Python'],
  [/\b(?:cs|computer science|computing|programming|coding)\b/, 'Computing'],
  [/\bscience\b/, 'Science'],
];
const NOT_A_NAME =
  /\b(?:how|what|when|where|why|much|many|not|it|that|do|does|did|should|shall|to|of|at|all|best|way|start|begin|learn|learning|review|reviewing|good|i|me|you|u|can|could|would|will|i'm|i have|i've|my|our|a|an|the|on|in|is|are|its|it's|and|but|know|nothing|help|need|got|have|please|really|so|for|with|study|studying|plan|schedule|prepare|revise|revision|about|exams?|tests?|finals?|midterms?|quiz(?:zes)?|tomorrow|tmrw?|tonight|today|this|next|week|weeks|days?|hours?|month|mon|tues?|wed|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+)\b/g;
const [LONGEST, MOST_WORDS] = [40, 4];

/** What a plan is about, as a name and not as a piece of a sentence; empty where none is said. */
export const topicName = (plain: string): string => {
  const subjects = SUBJECTS.filter(([words]) => words.test(plain)).map(([, name]) => name);
  if (subjects.length > 0) return withoutParts(subjects).join(', ');
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

// “SAT math” is not mathematics besides.
const withoutParts = (names: readonly string[]): string[] =>
  names.filter(
    (one) =>
      !(names.includes('SAT math') && one === 'Mathematics') &&
      !(names.includes('Organic chemistry') && one === 'Chemistry'),
  );
