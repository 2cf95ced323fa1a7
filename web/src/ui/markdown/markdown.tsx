import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { memo, useMemo } from 'react';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { splitBlocks, togetherOf, type List } from './blocks.ts';
import { AroundContext, BlockContext, ELEMENTS, type LineMark } from './elements.tsx';
import './markdown.css';
import { prepare } from './prepare.ts';
import { useOncePerFrame } from './use-once-per-frame.ts';
import { write } from './write.ts';

export interface MarkdownProps {
  text: string;
  /** More is coming: what can't be understood yet is held back. */
  streaming?: boolean | undefined;
  /** What stands beside lines of the text, by their number from 0. */
  marks?: ReadonlyMap<number, LineMark> | undefined;
  /** Sources that `[1]`, `[2]` … name: how many there are, and how one is shown. Left out, such signs are text. */
  sources?: { count: number; show: (number: number) => ReactNode } | undefined;
  /** Shows a picture whose address is known; null leaves it a link. */
  picture?: ((address: string, alt: string) => ReactNode) | undefined;
  /** Shows a link whose address lies within Studia; null leaves it words. */
  link?: ((address: string, children: ReactNode) => ReactNode) | undefined;
}

const NO_MARKS: ReadonlyMap<number, LineMark> = new Map();

/** Markdown with mathematics and code. What was read once is never drawn anew. */
export const Markdown = ({ text, streaming = false, marks = NO_MARKS, ...rest }: MarkdownProps) => {
  const { sources, picture, link } = rest;
  const shown = useOncePerFrame(text, streaming);
  const blocks = splitBlocks(shown);
  const cite = sources?.show ?? null;
  const around = useMemo(
    () => ({ marks, cite, picture: picture ?? null, link: link ?? null }),
    [marks, cite, picture, link],
  );
  return (
    <AroundContext value={around}>
      <div className={clsx('markdown', streaming && 'markdown-growing')}>
        {togetherOf(blocks).map((group) => (
          <Together key={group[0]?.line} list={group[0]?.list ?? null}>
            {group.map(({ text: source, line, closed, list }) => (
              <OneBlock
                key={line}
                text={source}
                line={line}
                open={streaming && !closed}
                item={list !== null}
                marked={markedLines(marks, line, line + source.split('\n').length)}
                cited={sources?.count ?? null}
              />
            ))}
          </Together>
        ))}
      </div>
    </AroundContext>
  );
};

const Together = ({ list, children }: { list: List | null; children: ReactNode }) => {
  if (list === null) return children;
  return list.start === null ? <ul>{children}</ul> : <ol start={list.start}>{children}</ol>;
};

/** The marked lines of a block, counted from its first. As text, so that an unchanged block is seen to be unchanged. */
const markedLines = (marks: ReadonlyMap<number, LineMark>, from: number, to: number): string =>
  [...marks.keys()]
    .filter((line) => line >= from && line < to)
    .map((line) => line - from)
    .join(' ');

const SCHEMA = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'data'],
  attributes: { ...defaultSchema.attributes, data: ['value'] },
};
const REHYPE = [[rehypeSanitize, SCHEMA] satisfies [unknown, unknown]];

interface OneBlockProps {
  text: string;
  line: number;
  open: boolean;
  item: boolean;
  marked: string;
  cited: number | null;
}

const OneBlock = memo(({ text, line, open, item, marked, cited }: OneBlockProps) => {
  const prepared = prepare(text, open);
  const lines = marked === '' ? [] : marked.split(' ').map(Number);
  const block = useMemo(() => ({ line, open }), [line, open]);
  return (
    <BlockContext value={block}>
      <ReactMarkdown
        remarkPlugins={[[write, { prepared, marked: lines, item, cited }]]}
        rehypePlugins={REHYPE}
        components={ELEMENTS}
      >
        {prepared.text}
      </ReactMarkdown>
    </BlockContext>
  );
});
OneBlock.displayName = 'OneBlock';
