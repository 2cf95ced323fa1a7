import type { ReactNode } from 'react';

const MARKS = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** A sentence of a document with its links, its stress and its names. */
export const Inline = ({ text }: { text: string }): ReactNode => {
  const parts: ReactNode[] = [];
  let upTo = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(text.slice(upTo, match.index), marked(match));
    upTo = match.index + match[0].length;
  }
  return [...parts, text.slice(upTo)];
};

const marked = ({ index, 1: words, 2: address, 3: strong, 4: name }: RegExpExecArray): ReactNode => {
  if (words !== undefined)
    return (
      <a key={index} href={address} className="link">
        {words}
      </a>
    );
  if (strong !== undefined)
    return (
      <strong key={index} className="font-semibold">
        {strong}
      </strong>
    );
  return (
    <code key={index} className="font-mono text-[0.88em] [overflow-wrap:anywhere]">
      {name}
    </code>
  );
};
