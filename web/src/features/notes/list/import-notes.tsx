import type { NoteId } from '@studia/contract/ids';
import { NOTE } from '@studia/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { newId } from '../../../client/new-id.ts';
import { noteListText as text } from '../../../text/notes.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { createNote } from '../calls.ts';
import { NOTES_KEY } from '../use-notes.ts';

/** A title for a text from elsewhere: its first heading, else the name of its file. */
const titleOf = (content: string, name: string): string =>
  (/^# (.+)$/m.exec(content.slice(0, 2_000))?.[1] ?? name.replace(/\.[a-z]+$/i, ''))
    .trim()
    .slice(0, NOTE.titleCharacters);

/** Files of Markdown become notes, each with its own title. */
export const ImportNotes = () => {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    let imported = 0;
    for (const file of files)
      try {
        const read = (await file.text()).replaceAll('\r\n', '\n').replaceAll('\0', '').trim();
        const title = titleOf(read, file.name);
        const content = read.startsWith(`# ${title}\n`) ? read.slice(title.length + 3).trim() : read;
        const source = {
          origin: 'import' as const,
          id: null,
          title: file.name.slice(0, NOTE.titleCharacters),
        };
        await createNote({ id: newId() as NoteId, title, content, tags: [], source });
        imported += 1;
      } catch {
        toast.bad(text.importFailed(file.name));
      }
    setBusy(false);
    if (imported > 0) toast.good(text.imported(imported));
    await client.invalidateQueries({ queryKey: NOTES_KEY });
  };
  return (
    <>
      <Button look="quiet" icon={FileUp} busy={busy && text.import} onClick={() => field.current?.click()}>
        {text.import}
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        aria-label={text.import}
        hidden
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          event.target.value = '';
          void take(files);
        }}
      />
    </>
  );
};
