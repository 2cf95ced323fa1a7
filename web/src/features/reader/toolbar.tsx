import type { Book } from '@studia/contract/library';
import {
  BookMarked,
  ChevronDown,
  ChevronUp,
  Download,
  Ellipsis,
  File,
  Library,
  LifeBuoy,
  MessageCircleQuestion,
  Contrast,
  MoveHorizontal,
  RotateCw,
  Scan,
  TableOfContents,
  Text,
  Volume2,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import type { RefObject } from 'react';
import { readAloud, useVoiceChoice } from '../../client/read-aloud.ts';
import { readerText as text, readerTutorText, selectionText } from '../../text/reader.ts';
import { readAloudText } from '../../text/voice.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx';
import { PageField } from './page-field.tsx';
import { wordsIn, type Zoom } from './view.ts';

/** Everything that the tools do. */
interface Tools {
  goTo: (page: number) => void;
  setZoom: (zoom: Zoom) => void;
  larger: () => void;
  smaller: () => void;
  rotate: () => void;
  toggleNight: () => void;
  toggleText: () => void;
  togglePanel: () => void;
  toggleTutor: () => void;
  sayLost: () => void;
  download: () => void;
}

interface Props {
  book: Book;
  labels: readonly (string | null)[];
  page: number;
  /** Its pages are shown as they are printed. */
  drawn: boolean;
  /** On a narrow screen the most used tools stand below the page. */
  wide: boolean;
  night: boolean;
  panelOpen: boolean;
  tutorOpen: boolean;
  field: RefObject<HTMLInputElement | null>;
  tools: Tools;
}

/** Above the page on a desk. */
export const TopTools = ({
  book,
  labels,
  page,
  drawn,
  wide,
  night,
  panelOpen,
  tutorOpen,
  field,
  tools,
}: Props) => (
  <header className="relative z-10 border-b border-line bg-paper">
    <div role="toolbar" aria-label={text.toolbar} className="flex min-h-14 items-center gap-1 px-2">
      <IconButton
        icon={TableOfContents}
        label={text.panel}
        aria-pressed={panelOpen}
        onClick={tools.togglePanel}
      />
      <div className="min-w-0 flex-1 px-2">
        <h1 className="truncate font-serif text-base font-semibold">{book.title}</h1>
        {book.progress && (
          <p className="truncate text-sm text-ink-soft tabular-nums">
            {text.read(Math.round(book.progress.percent))}
          </p>
        )}
      </div>
      {wide && (
        <div className="flex items-center">
          <Pages book={book} labels={labels} page={page} field={field} tools={tools} />
          <span aria-hidden="true" className="mx-2 h-6 w-px bg-line" />
          <Size tools={tools} />
          {drawn && <PdfTools night={night} tools={tools} />}
          {book.kind === 'pdf' && <AsText drawn={drawn} tools={tools} />}
          <ReadPage page={page} />
          <span aria-hidden="true" className="mx-2 h-6 w-px bg-line" />
          <HelpTools tutorOpen={tutorOpen} tools={tools} />
        </div>
      )}
      <Menu
        label={text.more}
        trigger={<Ellipsis aria-hidden="true" className="size-5 text-ink-soft" strokeWidth={1.75} />}
        entries={moreOf(book, drawn, tools)}
      />
    </div>
    <Progress percent={book.progress?.percent ?? 0} />
  </header>
);

/** Under the thumb on a phone. */
export const ThumbTools = ({
  book,
  labels,
  page,
  drawn,
  tutorOpen,
  field,
  tools,
}: Omit<Props, 'wide' | 'night' | 'panelOpen'>) => (
  <div
    role="toolbar"
    aria-label={text.toolbar}
    className="flex items-center justify-between gap-1 border-t border-line bg-paper px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]"
  >
    <div className="flex items-center">
      <Pages book={book} labels={labels} page={page} field={field} tools={tools} />
    </div>
    {book.kind === 'pdf' && <AsText drawn={drawn} tools={tools} />}
    <ReadPage page={page} />
    <div className="flex items-center">
      <HelpTools tutorOpen={tutorOpen} tools={tools} />
    </div>
  </div>
);

/** What their signs mean is not known everywhere, so it stands beside them. */
const HelpTools = ({ tutorOpen, tools }: Pick<Props, 'tutorOpen' | 'tools'>) => (
  <>
    <LabelledTool
      icon={LifeBuoy}
      word={selectionText.lost}
      label={selectionText.lostHere}
      onPress={tools.sayLost}
    />
    <LabelledTool
      icon={MessageCircleQuestion}
      word={readerTutorText.short}
      label={readerTutorText.open}
      pressed={tutorOpen}
      onPress={tools.toggleTutor}
    />
  </>
);

interface LabelledToolProps {
  icon: LucideIcon;
  /** The short word that is seen. */
  word: string;
  label: string;
  pressed?: boolean | undefined;
  onPress: () => void;
}

const LabelledTool = ({ icon: Icon, word, label, pressed, onPress }: LabelledToolProps) => (
  <button type="button" aria-label={label} aria-pressed={pressed} onClick={onPress} className="labelled-tool">
    <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
    <span>{word}</span>
  </button>
);

const Pages = ({
  book,
  labels,
  page,
  field,
  tools,
}: Pick<Props, 'book' | 'labels' | 'page' | 'field' | 'tools'>) => (
  <>
    <IconButton
      icon={ChevronUp}
      label={text.previous}
      disabled={page <= 1}
      onClick={() => tools.goTo(page - 1)}
    />
    <PageField page={page} pages={book.pages} labels={labels} field={field} onGo={tools.goTo} />
    <IconButton
      icon={ChevronDown}
      label={text.next}
      disabled={page >= book.pages}
      onClick={() => tools.goTo(page + 1)}
    />
  </>
);

const Size = ({ tools }: { tools: Tools }) => (
  <>
    <IconButton icon={ZoomOut} label={text.zoomOut} onClick={tools.smaller} />
    <IconButton icon={ZoomIn} label={text.zoomIn} onClick={tools.larger} />
  </>
);

const PdfTools = ({ night, tools }: { night: boolean; tools: Tools }) => (
  <>
    <IconButton icon={MoveHorizontal} label={text.fitWidth} onClick={() => tools.setZoom('width')} />
    <IconButton icon={Contrast} label={text.night} aria-pressed={night} onClick={tools.toggleNight} />
  </>
);

/** A printed page is small on a phone; its text is as large as the student likes. */
const AsText = ({ drawn, tools }: { drawn: boolean; tools: Tools }) => (
  <IconButton
    icon={drawn ? Text : File}
    label={drawn ? text.asText : text.asPages}
    onClick={tools.toggleText}
  />
);

/** Its words, whether they are set as text or lie over a printed page. */
const ReadPage = ({ page }: { page: number }) => {
  const { shown } = useVoiceChoice();
  if (!shown) return null;
  const read = (): void => {
    const element = document.querySelector(`[data-page-number="${page}"]`);
    readAloud(element && wordsIn(element));
  };
  return <IconButton icon={Volume2} label={readAloudText.startPage} onClick={read} />;
};

const moreOf = (book: Book, drawn: boolean, tools: Tools): MenuEntry[] => [
  { label: text.toBook, icon: BookMarked, href: `/curriculum/${book.id}` },
  { label: text.toBooks, icon: Library, href: '/curriculum' },
  'line',
  { label: text.zoomIn, icon: ZoomIn, onSelect: tools.larger },
  { label: text.zoomOut, icon: ZoomOut, onSelect: tools.smaller },
  {
    label: drawn ? text.fitWidth : text.usualSize,
    icon: MoveHorizontal,
    onSelect: () => tools.setZoom('width'),
  },
  ...(drawn
    ? [
        { label: text.fitPage, icon: Scan, onSelect: () => tools.setZoom('page') },
        { label: text.rotate, icon: RotateCw, onSelect: tools.rotate },
        { label: text.night, icon: Contrast, onSelect: tools.toggleNight },
      ]
    : []),
  ...(book.source === 'starter'
    ? []
    : ['line' as const, { label: text.download, icon: Download, onSelect: tools.download }]),
];

/** How much of the book has been read, as the words above it say. */
const Progress = ({ percent }: { percent: number }) => (
  <div aria-hidden="true" className="absolute inset-x-0 -bottom-px h-0.5 overflow-hidden">
    <div
      className="h-full origin-left bg-accent transition-transform duration-240 ease-settle"
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  </div>
);
