import { lazy, Suspense, type ComponentType } from 'react';
import type { AnswerProps } from './answer.tsx';

const PlainWords = ({ content }: AnswerProps) => (
  <p className="reading break-words whitespace-pre-line">{content}</p>
);

const loaded = async (): Promise<{ default: ComponentType<AnswerProps> }> => {
  // Caught around the whole of it: the styles of these parts are fetched before them, and can fail by themselves.
  try {
    return { default: (await import('./answer.tsx')).Answer };
  } catch {
    return { default: PlainWords };
  }
};

let loading: ReturnType<typeof loaded> | null = null;
const load = () => (loading ??= loaded());
const LoadedAnswer = lazy(load);

const SOON_MS = 3_000;
// Fetched with the first answer, or while the student writes: the chat itself needs no Markdown and no mathematics.
// Without a connection it would fail for good; the first answer comes when there is one again.
setTimeout(() => {
  if (navigator.onLine) void load();
}, SOON_MS);

/** An answer of the tutor; where the parts that draw it are not here, its plain words. */
export const Answer = (props: AnswerProps) => (
  <Suspense fallback={<PlainWords {...props} />}>
    <LoadedAnswer {...props} />
  </Suspense>
);
