import { QuizDifficulty, QuizScope } from '@studia/contract/quiz';

/** The scope that stands in an address; null when nothing there can be read. */
export const scopeIn = (search: URLSearchParams): QuizScope | null => {
  const one = (name: string): string | undefined => search.get(name) ?? undefined;
  const number = (text: string): number => Number.parseInt(text, 10);
  const page = one('page');
  const given = {
    book: one('book'),
    chapters: search.getAll('chapter').map(number),
    ideas: search.getAll('idea'),
    page: page === undefined ? undefined : number(page),
    note: one('note'),
    conversation: one('conversation'),
    plan: one('plan'),
    step: one('step'),
    spots: one('scope'),
  };
  const filled = Object.fromEntries(
    Object.entries(given).filter(
      ([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0),
    ),
  );
  const read = QuizScope.safeParse(filled);
  return read.success && Object.keys(filled).length > 0 ? read.data : null;
};

/** How the quiz should go, where the address says so. */
export const wishIn = (search: URLSearchParams) => ({
  mode: search.get('mode') === 'alone' ? ('alone' as const) : ('practise' as const),
  difficulty: QuizDifficulty.safeParse(search.get('difficulty')).data ?? ('adaptive' as const),
});
