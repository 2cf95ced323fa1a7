import type { Lookup } from '../../library/service.ts';

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
