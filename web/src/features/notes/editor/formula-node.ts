import { InputRule, mergeAttributes, Node, type NodeViewRendererProps } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { render } from 'katex';
import 'katex/dist/katex.min.css';
import { noteEditorText as text } from '../../../text/notes.ts';
import { findFormulas } from '../../../ui/markdown/formulas.ts';

const KATEX = {
  output: 'htmlAndMathml',
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 300,
} as const;

/** Mathematics that is drawn while it is typed: a field opens under it as long as it is selected. */
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

    const draw = (): void => {
      const latex = String(node.attrs['latex']);
      drawing.classList.toggle('note-formula-empty', latex.trim() === '');
      try {
        if (latex.trim() === '') drawing.textContent = text.formulaEmpty;
        else render(latex, drawing, { ...KATEX, displayMode: display });
      } catch {
        drawing.textContent = latex;
      }
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
    draw();
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
