import type { Block } from '../../text/document.ts';
import { Inline } from './inline.tsx';

/** The body of a section: paragraphs, lists and tables in their order. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="reading measure-text grid gap-4">
    {blocks.map((block) => (
      <OneBlock key={keyOf(block)} block={block} />
    ))}
  </div>
);

const keyOf = (block: Block): string => {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list.join(' ') : block.caption;
};

const OneBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string')
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  return 'list' in block ? <List items={block.list} /> : <Table {...block} />;
};

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="grid list-disc gap-2 pl-5 marker:text-margin">
    {items.map((item) => (
      <li key={item} className="pl-1">
        <Inline text={item} />
      </li>
    ))}
  </ul>
);

type TableProps = Exclude<Block, string | { list: readonly string[] }>;

/** A table that becomes a list of small cards on a phone: three columns do not fit there. */
const Table = ({ caption, head, rows }: TableProps) => (
  <table className="document-table">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {cells.map((cell, column) => (
            <Cell key={head[column]} title={head[column]} first={column === 0} text={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Cell = ({ title, first, text }: { title: string | undefined; first: boolean; text: string }) =>
  first ? (
    <th scope="row">
      <Inline text={text} />
    </th>
  ) : (
    <td data-title={title}>
      <Inline text={text} />
    </td>
  );
