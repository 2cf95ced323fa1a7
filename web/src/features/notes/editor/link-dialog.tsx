import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { noteEditorText as text } from '../../../text/notes.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { isSafeAddress } from '../markdown/document.ts';

/** Where the selected words lead. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const save = (): void => {
    const typed = address.trim();
    const href = typed === '' || isSafeAddress(typed) ? typed : `https://${typed}`;
    onClose();
    if (href === '') editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setMark('link', { href }).run();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.link}
      width="narrow"
      footer={<Button onClick={save}>{address.trim() === '' ? text.linkRemove : text.linkSave}</Button>}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={text.linkAddress}>
          <TextInput
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            placeholder="https://"
          />
        </Field>
      </form>
    </Dialog>
  );
};
