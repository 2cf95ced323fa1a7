import { STANDARDS } from '@studia/contract/profile';

const LAST_GRADE = 12;
const AFTER_SCHOOL = STANDARDS.filter((standard) => !/^\d/.test(standard));

/**
 * Grades as an operator may write them: `7`, `"7th Grade"`, `"6-9"`, `"11-12+"`, `"Undergraduate"`, or a list of such. Answers
 * them in one way, such as `6-9`, `6, 8-9`, `11-12+` or `Graduate`; null when there is something else among them.
 */
export const gradesFrom = (given: unknown): string | null => {
  const pieces = (Array.isArray(given) ? given : [given]).flatMap((one) => String(one).split(','));
  const grades = new Set<number>();
  const after = new Set<string>();
  for (const piece of pieces) {
    const range = rangeIn(piece);
    const named = AFTER_SCHOOL.find((standard) => standard.toLowerCase() === piece.trim().toLowerCase());
    if (!range && !named) return null;
    if (named) after.add(named);
    for (let grade = range?.from ?? 1; grade <= (range?.to ?? 0); grade += 1) grades.add(grade);
    if (range?.open) for (const standard of AFTER_SCHOOL) after.add(standard);
  }
  const school = runsOf([...grades].toSorted((one, other) => one - other));
  // Who is at the end of school and after it has a book that goes on.
  const goesOn = after.size > 0 && grades.has(LAST_GRADE);
  if (goesOn) return `${school.join(', ')}+`;
  return [...school, ...AFTER_SCHOOL.filter((standard) => after.has(standard))].join(', ');
};

const RANGE =
  /^(?:grades?|class(?:es)?|year)?\s*(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?(\+)?(?:(?:st|nd|rd|th)(?:\s+grade)?)?$/i;

const rangeIn = (piece: string): { from: number; to: number; open: boolean } | null => {
  const [, first, last, plus] = RANGE.exec(piece.trim()) ?? [];
  const [from, to] = [Number(first), Number(last ?? first)];
  return from >= 1 && from <= to && to <= LAST_GRADE ? { from, to, open: plus !== undefined } : null;
};

const runsOf = (grades: readonly number[]): string[] => {
  const runs: [number, number][] = [];
  for (const grade of grades) {
    const run = runs.at(-1);
    if (run && run[1] === grade - 1) run[1] = grade;
    else runs.push([grade, grade]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
};

/** Whether such grades hold a grade such as `7`, `7th Grade` or `Graduate`. */
export const holdsGrade = (grades: string, wanted: string): boolean => {
  const number = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(wanted)?.[1];
  return grades.split(',').some((piece) => {
    const range = rangeIn(piece);
    if (!range) return piece.trim().toLowerCase() === wanted.trim().toLowerCase();
    // Whoever is past school reads books that go on after it.
    if (number === undefined) return range.open;
    return Number(number) >= range.from && Number(number) <= range.to;
  });
};
