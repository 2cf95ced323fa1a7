import { lazy, Suspense, type ComponentType } from 'react';
import type { AnswerProps } from './answer.tsx';

const PlainWords = ({ content }: AnswerProps) => (
  <p className="reading break-words whitespace-pre-line">{content}</p>
);

let loading: Promise<{ default: ComponentType<AnswerProps> }> | null = null;
const load = () =>
  (loading ??= import('./answer.tsx').then(
    (module) => ({ default: module.Answer }),
    () => ({ default: PlainWords }),
  ));
const LoadedAnswer = lazy(load);

const SOON_MS = 3_000;
// Fetched with the first answer, or while the student writes: the chat itself needs no Markdown and no mathematics.
setTimeout(load, SOON_MS);

/** An answer of the tutor; where the parts that draw it are not here, its plain words. */
export const Answer = (props: AnswerProps) => (
  <Suspense fallback={<PlainWords {...props} />}>
    <LoadedAnswer {...props} />
  </Suspense>
);
