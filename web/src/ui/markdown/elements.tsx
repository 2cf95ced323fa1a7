import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { createContext, use, useRef } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { CodeBlock } from './code-block.tsx';
import { Formula } from './formula.tsx';
import { markdownWords } from './markdown-words.ts';
import { HOLE } from './prepare.ts';
import { useScrollsSideways } from './use-scrolls-sideways.ts';

/** What stands beside a line. */
export interface LineMark {
  /** In the margin, at the height of the line. */
  margin: ReactNode;
  /** At the end of the line. */
  after?: ReactNode;
}

export interface Around {
  marks: ReadonlyMap<number, LineMark>;
  cite: ((number: number) => ReactNode) | null;
  /** How a picture is shown where its address is known; null for any other. */
  picture: ((address: string, alt: string) => ReactNode) | null;
  /** How a link within Studia is shown; null for any other. */
  link: ((address: string, children: ReactNode) => ReactNode) | null;
}

export const AroundContext = createContext<Around>({
  marks: new Map(),
  cite: null,
  picture: null,
  link: null,
});

/** The block's first line, and whether it is still growing. */
export const BlockContext = createContext({ line: 0, open: false });

/** Everything that `write.ts` left in the text: formulas, citations, margin marks and the caret. */
const Data = ({ value, children }: { value?: unknown; children?: ReactNode }) => {
  const { marks, cite } = use(AroundContext);
  const { line } = use(BlockContext);
  const [kind, rest] = cutAtColon(typeof value === 'string' ? value : '');
  switch (kind) {
    case 'items':
      return children;
    case 'inline':
      return <Formula tex={rest} />;
    case 'display':
      return <Formula tex={rest} display />;
    case 'cite':
      return cite?.(Number(rest)) ?? null;
    case 'margin':
      return <span className="margin-mark">{marks.get(line + Number(rest))?.margin}</span>;
    case 'after':
      return marks.get(line + Number(rest))?.after ?? null;
    case 'caret':
      return <span aria-hidden="true" className="caret" />;
    default:
      return null;
  }
};

const cutAtColon = (value: string): [string, string] => {
  const at = value.indexOf(':');
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
};

/** A mark brings a box of its own, which HTML allows in no <p>; and a paragraph must not change its element as it grows. */
const Paragraph = ({ children }: { children?: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
  <div role="paragraph">{children}</div>
);

const heading =
  (Level: 'h3' | 'h4' | 'h5' | 'h6', size: number) =>
  ({ children }: { children?: ReactNode }) => <Level data-size={size}>{children}</Level>;

const OUTSIDE = /^(?:https?:\/\/|mailto:)/i;

const Link = ({ href, children }: { href?: string | undefined; children?: ReactNode }) => {
  const { link } = use(AroundContext);
  if (href !== undefined && OUTSIDE.test(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
        {children}
        <span className="sr-only"> {markdownWords.newTab}</span>
      </a>
    );
  return link?.(href ?? '', children) ?? <span>{children}</span>;
};

/** A picture from elsewhere would tell its host who reads this: it is only a link. */
const Picture = ({ src, alt }: { src?: unknown; alt?: string | undefined }) => {
  const { picture } = use(AroundContext);
  const href = typeof src === 'string' ? src : '';
  const shown = picture?.(href, alt ?? '') ?? null;
  return shown !== null ? (
    shown
  ) : (
    <Link href={href}>
      {OUTSIDE.test(href) && <ExternalLink aria-hidden="true" className="mr-1 inline size-[0.9em]" />}
      {markdownWords.picture(alt ?? '')}
    </Link>
  );
};

const Pre = ({ node }: ExtraProps) => {
  const { open } = use(BlockContext);
  const [code] = node?.children ?? [];
  if (code?.type !== 'element') return null;
  const [text] = code.children;
  const names = code.properties['className'];
  const [named] = Array.isArray(names) ? names : [];
  const language = typeof named === 'string' ? named.replace(/^language-/, '') : '';
  const source = text?.type === 'text' ? text.value.replaceAll(HOLE.caret, '').replace(/\n$/, '') : '';
  return <CodeBlock code={source} language={language} finished={!open} />;
};

const Table = ({ children }: { children?: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(box);
  return (
    <div
      ref={box}
      className="table-scroll"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': markdownWords.table })}
    >
      <table>{children}</table>
    </div>
  );
};

/** How each part of Markdown is drawn. Headings begin below those of the page. */
/** The box before a task in a list; it is ticked where the list is written, not here. */
const TaskBox = ({ checked }: { checked?: boolean | undefined }) => (
  <input
    type="checkbox"
    disabled
    checked={checked ?? false}
    aria-label={checked ? markdownWords.taskDone : markdownWords.taskOpen}
    readOnly
  />
);

export const ELEMENTS: Components = {
  a: Link,
  data: Data,
  h1: heading('h3', 1),
  h2: heading('h3', 2),
  h3: heading('h3', 3),
  h4: heading('h4', 4),
  h5: heading('h5', 4),
  h6: heading('h6', 4),
  img: Picture,
  input: TaskBox,
  p: Paragraph,
  pre: Pre,
  table: Table,
};
