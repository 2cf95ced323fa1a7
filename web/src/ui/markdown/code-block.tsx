import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ThemedToken } from 'shiki/core';
import { copyText } from '../form/copy-text.ts';
import { languageOf } from './languages.ts';
import { markdownWords } from './markdown-words.ts';
import { useScrollsSideways } from './use-scrolls-sideways.ts';

/** Colours of longer programs would take longer than they help. */
const LONGEST_COLOURED = 20_000;
const SAID_FOR_MS = 2000;

export interface CodeBlockProps {
  code: string;
  /** As the fence names it. */
  language: string;
  /** Whether the program is all there; colours come only then. */
  finished: boolean;
}

/** A program, with its language and a button that copies it. */
export const CodeBlock = ({ code, language, finished }: CodeBlockProps) => {
  const box = useRef<HTMLPreElement>(null);
  const scrolls = useScrollsSideways(box);
  const lines = useColours(code, language, finished);
  const { label } = languageOf(language);
  return (
    <figure className="code-block" aria-label={markdownWords.code(label)}>
      <figcaption>
        <span>{label === '' ? markdownWords.plainCode : label}</span>
        <CopyButton code={code} />
      </figcaption>
      <pre ref={box} {...(scrolls && { tabIndex: 0 })}>
        <code>{lines ? <Coloured lines={lines} /> : code}</code>
      </pre>
    </figure>
  );
};

/** Programs whose colours are known, so that a message drawn again has them at once. */
const known = new Map<string, ThemedToken[][]>();

const useColours = (code: string, language: string, finished: boolean): ThemedToken[][] | null => {
  const { name } = languageOf(language);
  const key = `${name} ${code}`;
  const [, setArrived] = useState('');
  useEffect(() => {
    if (!finished || name === null || code.length > LONGEST_COLOURED || known.has(key)) return undefined;
    let wanted = true;
    const colour = async () => {
      const { highlight } = await import('./highlight.ts');
      known.set(key, await highlight(code, name));
      if (wanted) setArrived(key);
    };
    // Without its colours a program is still a program.
    colour().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [code, name, finished, key]);
  return finished ? (known.get(key) ?? null) : null;
};

const Coloured = ({ lines }: { lines: readonly ThemedToken[][] }) =>
  lines.map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of a finished program stay where they are
    <span key={at}>
      {line.map(({ content, color, offset }) => (
        <span key={offset} style={{ color }}>
          {content}
        </span>
      ))}
      {at < lines.length - 1 && '\n'}
    </span>
  ));

const CopyButton = ({ code }: { code: string }) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <button type="button" className="reach" onClick={() => void copyText(code).then(setCopied)}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span aria-live="polite">{copied ? markdownWords.copied : markdownWords.copy}</span>
    </button>
  );
};
