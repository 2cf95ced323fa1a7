import { Download, FileText, Image } from 'lucide-react';
import { saveFile } from '../../../client/save-file.ts';
import { mapExportText as text } from '../../../text/map-export.ts';
import { mapText } from '../../../text/mindmap.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { DrawWhole } from '../map-body.tsx';
import type { MapTree } from '../tree.ts';

const nameOf = (title: string, ending: string): string =>
  `${
    title
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .trim()
      .slice(0, 60) || mapText.map
  }.${ending}`;

const drawingOnPage = (): SVGSVGElement => {
  const drawing = document.querySelector<SVGSVGElement>('.map-sheet svg');
  if (!drawing) throw new Error('no drawing');
  return drawing;
};

interface Props {
  tree: MapTree;
  title: string;
  /** Pictures are taken of the drawing, which must be on the page for it. */
  drawWhole: DrawWhole;
}

/** Takes the map along: pictures as it is unfolded now, the outline whole. */
export const ExportMenu = ({ tree, title, drawWhole }: Props) => {
  const save = (make: () => Promise<Blob>, ending: string) => (): void => {
    make().then(
      (content) => saveFile(content, nameOf(title, ending)),
      () => toast.bad(text.exportFailed),
    );
  };
  const png = async (): Promise<Blob> => {
    const { pngOf } = await import('./picture.ts');
    return drawWhole(() => pngOf(drawingOnPage()));
  };
  const svg = async (): Promise<Blob> => {
    const { svgOf } = await import('./picture.ts');
    const drawing = await drawWhole(async () => svgOf(drawingOnPage()));
    return new Blob([drawing], { type: 'image/svg+xml' });
  };
  const markdown = async (): Promise<Blob> => {
    const { markdownOf } = await import('./markdown.ts');
    return new Blob([markdownOf(tree, window.location.origin)], { type: 'text/markdown' });
  };
  return (
    <Menu
      label={text.export}
      trigger={
        <span className="inline-flex items-center gap-2 px-2 text-ui">
          <Download aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {text.export}
        </span>
      }
      entries={[
        { label: text.asPng, icon: Image, onSelect: save(png, 'png') },
        { label: text.asSvg, icon: Image, onSelect: save(svg, 'svg') },
        { label: text.asMarkdown, icon: FileText, onSelect: save(markdown, 'md') },
      ]}
    />
  );
};
