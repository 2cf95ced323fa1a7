import { useState, type DragEvent } from 'react';

/** Makes a box take a file that is dropped on it; `over` says that one hangs above it. */
export const useDropTarget = (onFile: (file: File) => void) => {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
};
