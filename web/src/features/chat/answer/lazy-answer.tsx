import { lazy, Suspense } from 'react';
import type { AnswerProps } from './answer.tsx';

const PlainWords = ({ content }: AnswerProps) => (
  <p className="reading break-words whitespace-pre-line">{content}</p>
);

// Fetched beside the chat, not before it: a student can begin to write while Markdown and mathematics are on their way.
const loading = import('./answer.tsx').then(
  (module) => ({ default: module.Answer }),
  () => ({ default: PlainWords }),
);
const LoadedAnswer = lazy(() => loading);

/** An answer of the tutor; where the parts that draw it are not here, its plain words. */
export const Answer = (props: AnswerProps) => (
  <Suspense fallback={<PlainWords {...props} />}>
    <LoadedAnswer {...props} />
  </Suspense>
);
