import { Mark, markPasteRule, mergeAttributes } from '@tiptap/core';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { isSafeAddress } from '../markdown/document.ts';
import { addressesIn, hrefOf, lastAddressIn } from './typed-addresses.ts';

export interface LinkOptions {
  /** Ctrl or Cmd and a click go where a link leads. */
  open: (address: string) => void;
}

/** The line up to the end of the word that a space or a new line has just finished. */
const finishedIn = (before: EditorState, { doc, selection }: EditorState) => {
  const { $from, empty } = selection;
  const typed = doc.content.size - before.doc.content.size;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  if (typed === 1 && /\s$/.test($from.nodeBefore?.text ?? ''))
    return { start: $from.start(), end: $from.pos - 1 };
  if (typed !== 2 || $from.parentOffset > 0) return null;
  const block = doc.resolve($from.before()).nodeBefore;
  const end = $from.before() - 1;
  return block?.isTextblock ? { start: end - block.content.size, end } : null;
};

/** Words that lead somewhere. An address becomes a link once it is typed to its end, or pasted. */
export const LinkMark = Mark.create<LinkOptions>({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addOptions: () => ({ open: () => {} }),
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isSafeAddress(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer nofollow' }),
    0,
  ],
  addPasteRules() {
    const { type } = this;
    return [
      markPasteRule({
        find: addressesIn,
        type,
        getAttributes: ({ 0: address }) => ({ href: hrefOf(address) }),
      }),
    ];
  },
  addProseMirrorPlugins() {
    const { type, options, editor } = this;
    return [
      new Plugin({
        appendTransaction: (transactions, before, state) => {
          const line = transactions.some(({ docChanged }) => docChanged) && finishedIn(before, state);
          if (!line) return null;
          const found = lastAddressIn(state.doc.textBetween(line.start, line.end, undefined, '\u{FFFC}'));
          if (!found) return null;
          const from = line.start + found.index;
          const to = from + found.text.length;
          const isTaken = [type, state.schema.marks['code']].some(
            (mark) => mark && state.doc.rangeHasMark(from, to, mark),
          );
          return isTaken ? null : state.tr.addMark(from, to, type.create({ href: hrefOf(found.text) }));
        },
        props: {
          // An address pasted over words is where they lead.
          handlePaste: (view, event) => {
            const { empty, from, to } = view.state.selection;
            const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
            if (empty || addressesIn(pasted)[0]?.text !== pasted) return false;
            view.dispatch(view.state.tr.addMark(from, to, type.create({ href: hrefOf(pasted) })));
            return true;
          },
          handleClick: (_, position, event) => {
            const { href } =
              editor.state.doc
                .resolve(position)
                .marks()
                .find((mark) => mark.type === type)?.attrs ?? {};
            if (typeof href !== 'string' || !(event.ctrlKey || event.metaKey)) return false;
            options.open(href);
            return true;
          },
        },
      }),
    ];
  },
});
