import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { shelfText as text } from '../../../text/library.ts';
import { Button } from '../../../ui/form/button.tsx';

/** What a file dialog offers first; the server looks at the content, never at the name. */
const KINDS = '.pdf,.epub,.docx,.pptx,.md,.markdown,.txt,.html,.htm,image/png,image/jpeg,image/webp';

/** The button that opens the file dialog. */
export const UploadButton = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={KINDS}
        hidden
        aria-label={text.bring}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button icon={Plus} onClick={() => input.current?.click()}>
        {text.bring}
      </Button>
    </>
  );
};
