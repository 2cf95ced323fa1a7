import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** An answer of ours: paragraphs, lists, stress, names and links to pages. We wrote it, so it needs no more than that. */
export const AnswerText = ({ text }: { text: string }) => (
  <div className="grid gap-3">
    {text.split('\n\n').map((block) =>
      block.startsWith('- ') ? (
        <ul key={block} className="grid list-disc gap-1.5 pl-5">
          {block.split('\n').map((item) => (
            <li key={item}>
              <Words text={item.slice(2)} />
            </li>
          ))}
        </ul>
      ) : (
        <p key={block}>
          <Words text={block} />
        </p>
      ),
    )}
  </div>
);

const MARKS = /\[([^[\]]{1,200})\]\(([^()]{1,200})\)|\*\*([^*]{1,200})\*\*|`([^`]{1,200})`/g;

const Words = ({ text }: { text: string }): ReactNode => {
  const parts: ReactNode[] = [];
  let upTo = 0;
  for (const match of text.matchAll(MARKS)) {
    parts.push(text.slice(upTo, match.index), marked(match));
    upTo = match.index + match[0].length;
  }
  return [...parts, text.slice(upTo)];
};

/** What the application shows; the others are documents of their own. */
const DOCUMENTS = new Set(['/privacy', '/terms', '/security', '/accessibility', '/cookies']);

const marked = ({ index, 1: words, 2: to = '', 3: strong, 4: name }: RegExpExecArray): ReactNode => {
  if (strong !== undefined) return <strong key={index}>{strong}</strong>;
  if (words === undefined)
    return (
      <code key={index} className="font-mono text-[0.88em]">
        {name}
      </code>
    );
  return DOCUMENTS.has(to) ? (
    <a key={index} href={to} className="link">
      {words}
    </a>
  ) : (
    <Link key={index} to={to} className="link">
      {words}
    </Link>
  );
};
