import { Download } from 'lucide-react';
import { saveFile } from '../../../client/save-file.ts';
import { exportText as text, roomText } from '../../../text/live.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { LessonView } from '../session/fold.ts';
import { pageFile, pdfFile, pngFile, svgFile } from './export-board.ts';

interface Props {
  view: LessonView;
  topic: string;
}

/** The board to take along: the newest sheet as a picture, all sheets, or the whole lesson. */
export const ExportMenu = ({ view, topic }: Props) => {
  const sheet = view.sheets.at(-1);
  const name = (topic || 'lesson').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const save = (make: () => Blob | Promise<Blob>, ending: string): void => {
    Promise.resolve()
      .then(make)
      .then((file) => saveFile(file, `studia-${name}.${ending}`))
      .catch(() => toast.bad(text.failed));
  };
  if (!sheet) return null;
  return (
    <Menu
      label={text.label}
      trigger={<Download aria-hidden="true" className="size-4.5 text-ink-soft" strokeWidth={1.75} />}
      entries={[
        { label: text.png, onSelect: () => save(() => pngFile(sheet), 'png') },
        { label: text.svg, onSelect: () => save(() => svgFile(sheet), 'svg') },
        { label: text.pdf, onSelect: () => save(() => pdfFile(view.sheets), 'pdf') },
        {
          label: text.page,
          onSelect: () => save(() => pageFile(topic, view, roomText), 'html'),
        },
      ]}
    />
  );
};
