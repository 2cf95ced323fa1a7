import { Extension, type Editor } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { noteEditorText as text } from '../../../text/notes.ts';

/** The block in which the cursor stands changes places with the one before or after it. */
const move = (editor: Editor, step: -1 | 1): boolean => {
  const { state, view } = editor;
  const { $from } = state.selection;
  const index = $from.index(0);
  const other = index + step;
  if (other < 0 || other >= state.doc.childCount) return true;
  const before = Math.min(index, other);
  const [first, second] = [state.doc.child(before), state.doc.child(before + 1)];
  let start = 0;
  for (let at = 0; at < before; at += 1) start += state.doc.child(at).nodeSize;
  const transaction = state.tr.replaceWith(start, start + first.nodeSize + second.nodeSize, [second, first]);
  const shift = step < 0 ? -first.nodeSize : second.nodeSize;
  const place = transaction.doc.resolve(Math.max(0, $from.pos + shift));
  view.dispatch(transaction.setSelection(TextSelection.near(place)).scrollIntoView());
  return true;
};

/** A handle in the margin of the block under the pointer; the keys for it are Alt and an arrow. */
const handleView = (view: EditorView) => {
  const handle = document.createElement('div');
  handle.className = 'note-handle';
  handle.draggable = true;
  handle.title = text.moveBlock;
  handle.setAttribute('aria-hidden', 'true');
  handle.hidden = true;
  view.dom.parentElement?.append(handle);
  let block: HTMLElement | null = null;

  const follow = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    let found: Element | null = event.target;
    while (found && found.parentElement !== view.dom) found = found.parentElement;
    if (!(found instanceof HTMLElement)) return;
    block = found;
    handle.hidden = false;
    handle.style.top = `${found.offsetTop}px`;
  };

  const positionOf = (element: HTMLElement): number => {
    const inside = view.posAtDOM(element, 0);
    const resolved = view.state.doc.resolve(Math.min(inside, view.state.doc.content.size));
    return resolved.depth === 0 ? resolved.pos : resolved.before(1);
  };

  handle.addEventListener('dragstart', (event) => {
    if (!block || !event.dataTransfer) return;
    const selection = NodeSelection.create(view.state.doc, positionOf(block));
    view.dispatch(view.state.tr.setSelection(selection));
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', block.textContent);
    event.dataTransfer.setDragImage(block, 0, 0);
    Object.assign(view, { dragging: { slice: selection.content(), move: true } });
  });
  const leave = (): void => {
    handle.hidden = true;
  };
  view.dom.parentElement?.addEventListener('pointermove', follow);
  view.dom.parentElement?.addEventListener('pointerleave', leave);
  return {
    destroy: () => {
      view.dom.parentElement?.removeEventListener('pointermove', follow);
      view.dom.parentElement?.removeEventListener('pointerleave', leave);
      handle.remove();
    },
  };
};

/** Blocks change places by dragging or by keys. */
export const MoveBlocks = Extension.create({
  name: 'moveBlocks',
  addKeyboardShortcuts() {
    return {
      'Alt-ArrowUp': () => move(this.editor, -1),
      'Alt-ArrowDown': () => move(this.editor, 1),
    };
  },
  addProseMirrorPlugins: () => [new Plugin({ view: handleView })],
});
