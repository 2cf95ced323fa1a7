import type { NoteQuote } from '@studia/contract/notes';
import { Editor, type Range } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { readerAddress } from '../../../client/reader-address.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { noteEditorText as text, noteListText } from '../../../text/notes.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { viewAddress } from '../addresses.ts';
import { listNotes, sendPicture } from '../calls.ts';
import { readMarkdown } from '../markdown/read.ts';
import { knowPicture } from '../pictures.ts';
import { offersFor } from './blocks.ts';
import { writeAhead } from './document.ts';
import { noteExtensions } from './extensions.ts';
import { MENU_ID, optionId, type Offer, type OpenMenu } from './suggest.ts';

interface Options {
  content: string;
  quotes: readonly NoteQuote[];
  onChange: () => void;
  onPicture: () => void;
  /** Goes to another page of Studia. */
  onOpen: (address: string) => void;
}

/** The address at which a quote is read; null when its book is gone. */
const addressesOf =
  (quotes: readonly NoteQuote[]) =>
  (key: string): string | null => {
    const found = quotes.find((one) => one.key === key);
    if (!found?.available) return null;
    const { book_id, page, start, end } = found.quote;
    return readerAddress(book_id, { page, start, end });
  };

const noteOffers = async (query: string): Promise<Offer[]> => {
  const { notes } = await listNotes(query.trim() === '' ? {} : { question: query.trim() });
  return notes.slice(0, 8).map(({ id, title }) => ({
    id,
    label: title === '' ? noteListText.untitled : title,
    choose: (editor: Editor, range: Range) =>
      void editor
        .chain()
        .focus()
        .deleteRange(range)
        .insertContent([
          {
            type: 'text',
            text: title === '' ? noteListText.untitled : title,
            marks: [{ type: 'link', attrs: { href: viewAddress(id) } }],
          },
          { type: 'text', text: ' ' },
        ])
        .run(),
  }));
};

/** Pages of Studia open here, others beside it. */
const goTo = (address: string, open: (address: string) => void): void => {
  if (address.startsWith('/')) open(address);
  else window.open(address, '_blank', 'noopener,noreferrer');
};

/** Puts pictures where the cursor stands, once they are kept. */
export const addPictures = async (editor: Editor, files: readonly File[]): Promise<void> => {
  for (const file of files)
    try {
      const id = await sendPicture(file, new AbortController().signal);
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: knowPicture(id, file), alt: '' } })
        .run();
    } catch (error) {
      toast.bad(sentenceOf(error, text.pictureFailed));
    }
};

/** The editor in its box, and the menu that is open in the text. */
export const useEditor = (options: Options) => {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!box.current) return undefined;
    const made: Editor = new Editor({
      element: box.current,
      content: readMarkdown(latest.current.content),
      extensions: noteExtensions({
        links: { open: (address) => goTo(address, latest.current.onOpen) },
        quotes: {
          addressOf: addressesOf(latest.current.quotes),
          open: (address) => latest.current.onOpen(address),
        },
        paste: { onPictures: (files) => void addPictures(made, files) },
        suggest: {
          blocks: (query) => offersFor(query, () => latest.current.onPicture()),
          notes: (query) => noteOffers(query).catch(() => []),
          onMenu: setMenu,
        },
      }),
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': text.body,
          'data-placeholder': text.bodyHint,
          class: 'note-page markdown',
        },
      },
      onUpdate: () => latest.current.onChange(),
    });
    setEditor(made);
    if (typeof requestIdleCallback === 'function') writeAhead(made, requestIdleCallback);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (!editor || !menu || menu.offers.length === 0) return undefined;
    // The keys stay in the text, so the text says what is chosen.
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', MENU_ID);
    dom.setAttribute('aria-activedescendant', optionId(menu.chosen));
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, menu]);
  return { box, editor, menu };
};
