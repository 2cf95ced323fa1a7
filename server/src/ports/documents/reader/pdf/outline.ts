import type { OutlineEntry } from '../../port.ts';
import type { Pdfium } from './scratch.ts';

const MOST_ENTRIES = 10_000;
const DEEPEST = 12;

/** The bookmarks of a PDF. Hostile ones point in circles, so every one is followed once. */
export const outlineOf = ({ api, scratch }: Pdfium, document: number, pages: number): OutlineEntry[] => {
  const entries: OutlineEntry[] = [];
  const known = new Set<number>();
  let page = 1;
  const pageOf = (bookmark: number): number => {
    const action = api.FPDFBookmark_GetAction(bookmark);
    const target =
      api.FPDFBookmark_GetDest(document, bookmark) ||
      (action === 0 ? 0 : api.FPDFAction_GetDest(document, action));
    const index = target === 0 ? -1 : api.FPDFDest_GetDestPageIndex(document, target);
    // What points nowhere stands where the entry before it does.
    return index >= 0 && index < pages ? index + 1 : page;
  };
  const walk = (parent: number, level: number): void => {
    let bookmark = api.FPDFBookmark_GetFirstChild(document, parent);
    while (bookmark !== 0 && !known.has(bookmark) && entries.length < MOST_ENTRIES) {
      known.add(bookmark);
      const title = scratch
        .text((at, size) => api.FPDFBookmark_GetTitle(bookmark, at, size))
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim();
      page = pageOf(bookmark);
      if (title !== '') entries.push({ title, page, level });
      if (level < DEEPEST) walk(bookmark, level + 1);
      bookmark = api.FPDFBookmark_GetNextSibling(document, bookmark);
    }
  };
  walk(0, 1);
  return entries;
};
