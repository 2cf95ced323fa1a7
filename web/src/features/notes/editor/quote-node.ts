import { mergeAttributes, Node } from '@tiptap/core';
import { noteEditorText as text } from '../../../text/notes.ts';

export interface QuoteLinkOptions {
  /** Where the page of a quote is read; null when its book is gone. */
  addressOf: (key: string) => string | null;
  open: (address: string) => void;
}

/** The sign after a line that opens the page which proves it. */
export const QuoteLink = Node.create<QuoteLinkOptions>({
  name: 'quoteLink',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ addressOf: () => null, open: () => {} }),
  addAttributes: () => ({
    key: {
      default: '',
      parseHTML: (element) => element.dataset['quote'] ?? '',
      renderHTML: ({ key }) => ({ 'data-quote': key as string }),
    },
    label: { default: '', parseHTML: (element) => element.textContent, renderHTML: () => ({}) },
  }),
  parseHTML: () => [{ tag: 'a[data-quote]', priority: 60 }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'a',
    mergeAttributes(HTMLAttributes),
    String(node.attrs['label']),
  ],
  addNodeView() {
    const { addressOf, open } = this.options;
    return ({ node }) => {
      const address = addressOf(String(node.attrs['key']));
      const dom = document.createElement(address === null ? 'span' : 'a');
      dom.className = 'note-source';
      dom.textContent = String(node.attrs['label']);
      dom.dataset['quote'] = String(node.attrs['key']);
      if (address === null) dom.title = text.bookGone;
      else {
        dom.setAttribute('href', address);
        dom.addEventListener('click', (event: Event) => {
          if (!(event instanceof MouseEvent)) return;
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open(address);
        });
      }
      return { dom };
    };
  },
});
