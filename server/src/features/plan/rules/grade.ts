/** The school year that a standard of SPEC 3 names; what comes after school counts on from it. */
export const gradeOf = (standard: string | null): number | null => {
  const grade = /^(\d+)(?:st|nd|rd|th) Grade$/.exec(standard ?? '')?.[1];
  if (grade !== undefined) return Number(grade);
  return standard !== null && AFTER_SCHOOL.has(standard) ? 13 : null;
};

const AFTER_SCHOOL: ReadonlySet<string> = new Set([
  'Undergraduate',
  'Graduate',
  'Postgraduate',
  'Professional',
]);
