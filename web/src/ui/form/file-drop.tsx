import { Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

export interface FileDropProps {
  /** What happens when the files are let go. */
  label: string;
  onFiles: (files: File[]) => void;
}

/** Takes files that are dragged over the page, wherever they are let go. */
export const FileDrop = ({ label, onFiles }: FileDropProps) => {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => onFiles([...(event.dataTransfer?.files ?? [])]));
  useEffect(() => {
    // A drag enters every element under it; only the last one left means that it is gone.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) setOver(false);
    };
    const allow = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      take(event);
    };
    const watch = new AbortController();
    const { signal } = watch;
    document.addEventListener('dragenter', enter, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('dragover', allow, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => watch.abort();
  }, []);
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded border-2 border-dashed border-accent bg-paper/85">
      <p className="flex items-center gap-3 font-serif text-xl font-semibold text-accent">
        <Paperclip aria-hidden="true" className="size-6" strokeWidth={1.75} />
        {label}
      </p>
    </div>
  );
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
