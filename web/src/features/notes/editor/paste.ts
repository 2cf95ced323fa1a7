import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { readMarkdown } from '../markdown/read.ts';

export interface PasteOptions {
  onPictures: (files: readonly File[]) => void;
}

/** Signs that nobody types by chance in plain words. */
const MARKDOWN =
  /^(?:#{1,6} |[-*+] |\d{1,3}\. |> |```|\|.*\|\s*$)|\*\*\S|\$\$|\$[^$\s][^$]*\$|\\[([]|\]\(https?:/m;

const picturesIn = (data: DataTransfer | null): File[] =>
  Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));

/** Pictures become files of the student's own, and Markdown becomes what it means; HTML is cleaned by the schema. */
export const Paste = Extension.create<PasteOptions>({
  // `paste` is the name of one of the editor's own.
  name: 'pasteIntoNote',
  addOptions: () => ({ onPictures: () => {} }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const take = (data: DataTransfer | null): boolean => {
      const pictures = picturesIn(data);
      if (pictures.length > 0) {
        options.onPictures(pictures);
        return true;
      }
      const text = data?.getData('text/plain') ?? '';
      if (data?.getData('text/html') !== '' || editor.isActive('codeBlock') || !MARKDOWN.test(text))
        return false;
      return editor.commands.insertContent(readMarkdown(text).content ?? []);
    };
    return [
      new Plugin({
        props: {
          handlePaste: (_, event) => take(event.clipboardData),
          handleDrop: (_, event, __, moved) =>
            !moved && picturesIn(event.dataTransfer).length > 0 && take(event.dataTransfer),
        },
      }),
    ];
  },
});
