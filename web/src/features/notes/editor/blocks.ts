import type { Editor, Range } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { noteEditorText } from '../../../text/notes.ts';
import type { Offer } from './suggest.ts';

const text = noteEditorText.blocks;

/** What can be added to a note, by its name. */
export type BlockName = keyof typeof text;

type Act = (editor: Editor) => void;

const heading =
  (level: 1 | 2 | 3): Act =>
  (editor) =>
    editor.chain().focus().setHeading({ level }).run();

const insertFormula: Act = (editor) => {
  const isEmpty = editor.state.selection.$from.parent.content.size === 0;
  const type = isEmpty ? 'blockMath' : 'inlineMath';
  editor
    .chain()
    .focus()
    .insertContent({ type, attrs: { latex: '' } })
    .run();
  // The new formula is selected, so that its field opens.
  const { doc, selection } = editor.state;
  let place: number | null = null;
  doc.nodesBetween(
    Math.max(0, selection.from - 4),
    Math.min(doc.content.size, selection.to + 2),
    (node, at) => {
      if (node.type.name === type && node.attrs['latex'] === '') place = at;
    },
  );
  if (place !== null) editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(doc, place)));
};

/** How each of them is added. */
export const ADD: Readonly<Record<Exclude<BlockName, 'picture' | 'noteLink'>, Act>> = {
  paragraph: (editor) => editor.chain().focus().setParagraph().run(),
  heading1: heading(1),
  heading2: heading(2),
  heading3: heading(3),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  taskList: (editor) => editor.chain().focus().toggleTaskList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  codeBlock: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  formula: insertFormula,
  table: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  rule: (editor) => editor.chain().focus().setHorizontalRule().run(),
};

/** What a slash offers, by the beginning of any of its words. */
export const offersFor = (query: string, onPicture: () => void): Offer[] => {
  const wanted = query.trim().toLowerCase();
  const acts: Readonly<Record<BlockName, Act>> = {
    ...ADD,
    picture: onPicture,
    noteLink: (editor) => editor.chain().focus().insertContent('[[').run(),
  };
  return (Object.keys(text) as BlockName[])
    .filter(
      (name) =>
        text[name]
          .toLowerCase()
          .split(' ')
          .some((word) => word.startsWith(wanted)) || wanted === '',
    )
    .map((name) => ({
      id: name,
      label: text[name],
      choose: (editor: Editor, range: Range) => {
        editor.chain().focus().deleteRange(range).run();
        acts[name](editor);
      },
    }));
};
