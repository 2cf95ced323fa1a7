import { PICTURE_PATH } from '@studia/contract/note-text';
import { Image } from '@tiptap/extension-image';
import { noteEditorText as text } from '../../../text/notes.ts';
import { pictureAddress } from '../pictures.ts';

/** A picture of the student's own. What is pasted from elsewhere with a foreign address is no picture here. */
export const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (element.getAttribute('src')?.startsWith(PICTURE_PATH) ? null : false),
    },
  ],
  addNodeView:
    () =>
    ({ node: first, getPos, editor }) => {
      let node = first;
      const dom = document.createElement('figure');
      dom.className = 'note-picture';
      const picture = document.createElement('img');
      const alt = document.createElement('input');
      alt.placeholder = text.pictureAlt;
      alt.setAttribute('aria-label', text.pictureAlt);
      const show = (): void => {
        picture.alt = String(node.attrs['alt'] ?? '');
        if (document.activeElement !== alt) alt.value = picture.alt;
        pictureAddress(String(node.attrs['src'])).then(
          (address) => (picture.src = address),
          () => (picture.alt = text.pictureGone),
        );
      };
      alt.addEventListener('change', () => {
        const position = getPos();
        if (position === undefined) return;
        const attrs = { ...node.attrs, alt: alt.value };
        editor.view.dispatch(editor.state.tr.setNodeMarkup(position, undefined, attrs));
      });
      dom.append(picture, alt);
      show();
      return {
        dom,
        stopEvent: (event: Event) => event.target === alt,
        ignoreMutation: () => true,
        update: (next: typeof node) => {
          if (next.type !== node.type) return false;
          node = next;
          show();
          return true;
        },
      };
    },
});
