import type { Found, Lookup } from '../../../library/service.ts';

/** A library that looks into one book first, and into all the others where that one says nothing. */
export const preferring = (library: Lookup, bookId: string): Lookup => {
  const inside = library.within(bookId);
  return {
    ...library,
    find: async (question, limit) => {
      const here = await inside.find(question, limit);
      return here.length > 0 ? here : library.find(question, limit);
    },
  };
};

/** A library that puts books in the student's language first, then English ones, then those in other languages. */
export const speaking = (library: Lookup, spoken: string, languages: ReadonlyMap<string, string>): Lookup => {
  const rank = ({ quote }: Found): number => {
    const language = languages.get(quote.book_id);
    return language === spoken ? 0 : language === 'en' ? 1 : 2;
  };
  return {
    ...library,
    find: async (question, limit) =>
      (await library.find(question, limit)).toSorted((one, other) => rank(one) - rank(other)),
  };
};
