import { InputRule, mergeAttributes, Node, type NodeViewRendererProps } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { render } from 'katex';
import 'katex/dist/katex.min.css';
import { noteEditorText as text } from '../../../text/notes.ts';
import { findFormulas } from '../../../ui/markdown/formulas.ts';
import { whenNear } from './when-near.ts';

const KATEX = {
  output: 'htmlAndMathml',
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 300,
} as const;

/**
 * Mathematics that is drawn while it is typed: a field opens under it as long as it is selected. Far from the window it is only
 * its source in a box of the same size: a drawing is dozens of elements, and for every key the browser goes through all there are.
 */
const formulaView =
  (display: boolean) =>
  ({ node: first, getPos, editor }: NodeViewRendererProps) => {
    let node = first;
    const dom = document.createElement(display ? 'div' : 'span');
    dom.className = display ? 'note-formula note-formula-display' : 'note-formula';
    const drawing = document.createElement('span');
    drawing.className = 'formula';
    dom.append(drawing);
    let field: HTMLTextAreaElement | null = null;
    let isDrawn = false;

    const draw = (): void => {
      const latex = String(node.attrs['latex']);
      isDrawn = true;
      drawing.classList.remove('note-formula-far');
      drawing.removeAttribute('style');
      drawing.classList.toggle('note-formula-empty', latex.trim() === '');
      try {
        if (latex.trim() === '') drawing.textContent = text.formulaEmpty;
        else render(latex, drawing, { ...KATEX, displayMode: display });
      } catch {
        drawing.textContent = latex;
      }
    };

    const putAway = (size?: { width: number; height: number }): void => {
      isDrawn = false;
      drawing.textContent = String(node.attrs['latex']);
      drawing.classList.add('note-formula-far');
      if (size) Object.assign(drawing.style, { width: `${size.width}px`, height: `${size.height}px` });
    };

    const leave = (): void => {
      const position = getPos();
      if (position === undefined) return;
      const after = position + node.nodeSize;
      editor.chain().focus().setTextSelection(Math.min(after, editor.state.doc.content.size)).run();
    };

    const write = (latex: string): void => {
      const position = getPos();
      if (position === undefined) return;
      const transaction = editor.state.tr.setNodeMarkup(position, undefined, { latex });
      editor.view.dispatch(transaction.setSelection(NodeSelection.create(transaction.doc, position)));
    };

    const open = (): void => {
      if (field || !editor.isEditable) return;
      if (!isDrawn) draw();
      field = document.createElement('textarea');
      field.className = 'note-formula-field';
      field.value = String(node.attrs['latex']);
      field.rows = display ? 3 : 1;
      field.setAttribute('aria-label', text.formula);
      field.placeholder = text.formulaHint;
      field.spellcheck = false;
      field.addEventListener('input', () => write(field?.value ?? ''));
      field.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' && !(event.key === 'Enter' && !(display && event.shiftKey))) return;
        event.preventDefault();
        leave();
      });
      dom.append(field);
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
      // It opens under the formula, which may be the last line that is seen.
      field.scrollIntoView({ block: 'nearest' });
    };

    const close = (): void => {
      field?.remove();
      field = null;
    };

    dom.addEventListener('click', () => {
      const position = getPos();
      if (position !== undefined && !field) editor.commands.setNodeSelection(position);
    });
    putAway();
    const stopWatching = whenNear(drawing, (isNear, box) => {
      if (isNear && !isDrawn) draw();
      // A page that is not shown gives no room to anything.
      if (!isNear && isDrawn && !field && box.width > 0) putAway(box);
    });
    return {
      dom,
      selectNode: open,
      deselectNode: close,
      stopEvent: (event: Event) => field !== null && event.target === field,
      ignoreMutation: () => true,
      update: (next: typeof node) => {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      destroy: stopWatching,
    };
  };

const latexAttribute = {
  latex: {
    default: '',
    parseHTML: (element: HTMLElement) => element.dataset['latex'] ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({ 'data-latex': attributes['latex'] }),
  },
};

/** A formula in a sentence: `$x^2$` becomes one as soon as it is closed. */
export const InlineMath = Node.create({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => latexAttribute,
  parseHTML: () => [{ tag: 'span[data-latex]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    `$${String(node.attrs['latex'])}$`,
  ],
  addNodeView: () => formulaView(false),
  addInputRules() {
    return [
      new InputRule({
        find: /(?:^|[\s(])(\$[^$\s](?:[^$]{0,400}[^$\s])?\$)$/,
        handler: ({ state, range, match }) => {
          const [piece] = findFormulas(match[1] ?? '', false);
          if (piece?.kind !== 'formula') return null;
          const node = this.type.create({ latex: piece.tex });
          // The last dollar is not in the document yet.
          state.tr.replaceWith(range.to - (match[1]?.length ?? 1) + 1, range.to, node);
          return undefined;
        },
      }),
    ];
  },
});

/** A formula with lines of its own: `$$` and a space begin one. */
export const BlockMath = Node.create({
  name: 'blockMath',
  group: 'block',
  atom: true,
  addAttributes: () => latexAttribute,
  parseHTML: () => [{ tag: 'div[data-latex]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'div',
    mergeAttributes(HTMLAttributes),
    `$$${String(node.attrs['latex'])}$$`,
  ],
  addNodeView: () => formulaView(true),
  addInputRules() {
    return [
      new InputRule({
        find: /^\$\$\s$/,
        handler: ({ state, range }) => {
          const { tr } = state;
          tr.replaceWith(range.from - 1, range.to + 1, this.type.create({ latex: '' }));
          tr.setSelection(NodeSelection.create(tr.doc, range.from - 1));
        },
      }),
    ];
  },
});
