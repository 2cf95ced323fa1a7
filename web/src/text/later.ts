/**
 * Something that is made when it is first asked for. How a language writes numbers, days and names the browser reads from
 * large tables, which holds a page up that may never show one.
 */
export const later = <Thing>(make: () => Thing): (() => Thing) => {
  let made: Thing | undefined;
  return () => (made ??= make());
};
