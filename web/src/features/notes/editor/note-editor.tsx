import type { NoteId } from '@studia/contract/ids';
import { NOTE } from '@studia/contract/limits';
import type { NoteQuote } from '@studia/contract/notes';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { noteEditorText as text } from '../../../text/notes.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { NoteContent } from '../calls.ts';
import { SaveStateNote } from '../saving/save-state.tsx';
import type { Base } from '../saving/saver.ts';
import { useNoteSaver } from '../saving/use-note-saver.ts';
import { markdownOf, showMarkdown } from './document.ts';
import '../../../ui/markdown/markdown.css';
import '../view/note-text.css';
import './editor.css';
import { LinkDialog } from './link-dialog.tsx';
import { MenuInText } from './menu-in-text.tsx';
import { TagField } from './tag-field.tsx';
import { Toolbar } from './toolbar.tsx';
import { addPictures, useEditor } from './use-editor.ts';

// The page comes first; the ear, right after.
const Dictation = lazy(async () => ({ default: (await import('./dictate.tsx')).Dictation }));

interface Props {
  id: NoteId;
  student: string;
  /** What the server has. */
  base: Base;
  /** Just begun: whoever wants a new note wants to write. */
  isBlank: boolean;
  /** What is shown first: this device may have kept more than the server has. */
  first: NoteContent;
  quotes: readonly NoteQuote[];
  onOpen: (address: string) => void;
  /** What else can be done with the note. */
  renderActions: (state: { save: () => Promise<void> }) => ReactNode;
}

/** A note that saves itself. */
export const NoteEditor = ({ id, student, base, isBlank, first, quotes, onOpen, renderActions }: Props) => {
  const [title, setTitle] = useState(first.title);
  const [tags, setTags] = useState<readonly string[]>(first.tags);
  const [linking, setLinking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const now = useRef({ title, tags });
  const { box, editor, menu } = useEditor({
    content: first.content,
    quotes,
    onChange: () => saver.changed(),
    onPicture: () => field.current?.click(),
    onOpen,
  });
  const { saver, listen } = useNoteSaver({
    id,
    student,
    base,
    read: () => ({ ...now.current, content: editor ? markdownOf(editor) : first.content }),
    onMerged: (written, both) => {
      now.current = { title: written.title, tags: written.tags };
      setTitle(written.title);
      setTags(written.tags);
      if (editor) showMarkdown(editor, written.content);
      toast.info(both > 0 ? text.mergedBoth : text.merged);
    },
  });
  // What this device had kept, or read differently, is saved like any other change.
  useEffect(() => {
    if (editor && first !== base) saver.changed();
  }, [editor, first, base, saver]);

  const change = (next: Partial<{ title: string; tags: readonly string[] }>): void => {
    now.current = { ...now.current, ...next };
    if (next.title !== undefined) setTitle(next.title);
    if (next.tags) setTags(next.tags);
    saver.changed();
  };

  return (
    <article className="note-sheet">
      <header className="flex flex-wrap items-center gap-1">
        <span className="mr-auto">
          <SaveStateNote stateOf={saver.state} listen={listen} onRetry={() => void saver.save()} />
        </span>
        <Suspense fallback={<span className="size-11" />}>
          <Dictation editor={editor} />
        </Suspense>
        {renderActions({ save: saver.save })}
      </header>
      {editor && (
        <Toolbar editor={editor} onPicture={() => field.current?.click()} onLink={() => setLinking(true)} />
      )}
      <textarea
        rows={1}
        autoFocus={isBlank}
        aria-label={text.title}
        placeholder={text.titleHint}
        value={title}
        maxLength={NOTE.titleCharacters}
        onChange={(event) => change({ title: event.target.value.replaceAll('\n', ' ') })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          editor?.commands.focus('start');
        }}
        className="note-title"
      />
      <TagField tags={tags} onChange={(next) => change({ tags: next })} />
      <div ref={box} className="note-box" />
      <p className="mt-6 hidden text-sm text-ink-soft sm:block print:hidden">{text.keys}</p>
      {menu && <MenuInText menu={menu} />}
      {linking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      <input
        ref={field}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={text.blocks.picture}
        hidden
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          event.target.value = '';
          if (editor) void addPictures(editor, files);
        }}
      />
    </article>
  );
};
