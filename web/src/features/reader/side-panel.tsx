import type { Book, Chapter, Mark } from '@studia/contract/library';
import { lazy, Suspense, type RefCallback } from 'react';
import { readerText as text } from '../../text/reader.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { atPage, type Place } from './address.ts';
import { MarksPanel } from './panels/marks-panel.tsx';
import { Outline } from './panels/outline.tsx';
import { SearchPanel } from './panels/search-panel.tsx';
import type { Find } from './panels/use-find.ts';

const Thumbnails = lazy(async () => ({ default: (await import('./pdf/thumbnails.tsx')).Thumbnails }));

export type PanelTab = keyof typeof text.tabs;

interface Props {
  book: Book;
  chapters: readonly Chapter[];
  labels: readonly (string | null)[];
  marks: readonly Mark[];
  page: number;
  tab: PanelTab;
  wide: boolean;
  night: boolean;
  find: Find;
  searchField: RefCallback<HTMLInputElement>;
  learnAt: (chapter: string) => string | null;
  onTab: (tab: PanelTab) => void;
  onGo: (place: Place) => void;
  onEdit: (mark: Mark) => void;
  onRemove: (mark: Mark) => void;
  onClose: () => void;
}

/** Beside the page on a desk, a drawer on a phone: where in the book one is, and how to get elsewhere. */
export const SidePanel = (props: Props) => {
  const { wide, onClose } = props;
  if (!wide)
    return (
      <Drawer open onClose={onClose} label={text.panel}>
        <Inside {...props} />
      </Drawer>
    );
  return (
    <aside aria-label={text.panel} data-scrolls className="w-80 shrink-0 border-r border-line px-4 pt-2">
      <Inside {...props} />
    </aside>
  );
};

const Inside = ({
  book,
  chapters,
  labels,
  marks,
  page,
  tab,
  night,
  find,
  searchField,
  learnAt,
  onTab,
  onGo,
  onEdit,
  onRemove,
}: Props) => (
  <Tabs
    fills
    label={text.panel}
    tabs={[
      { id: 'contents', label: text.tabs.contents },
      ...(book.kind === 'pdf' ? [{ id: 'pages' as const, label: text.tabs.pages }] : []),
      { id: 'search', label: text.tabs.search },
      { id: 'marks', label: text.tabs.marks },
    ]}
    value={tab}
    onChange={onTab}
  >
    {tab === 'contents' && (
      <Outline
        chapters={chapters}
        labels={labels}
        page={page}
        learnAt={learnAt}
        onGo={(to) => onGo(atPage(to))}
      />
    )}
    {tab === 'pages' && (
      <Suspense>
        <Thumbnails book={book} page={page} night={night} onGo={(to) => onGo(atPage(to))} />
      </Suspense>
    )}
    {tab === 'search' && <SearchPanel find={find} input={searchField} onGo={onGo} />}
    {tab === 'marks' && <MarksPanel marks={marks} onGo={onGo} onEdit={onEdit} onRemove={onRemove} />}
  </Tabs>
);
