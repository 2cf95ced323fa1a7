import type { Source } from '@studia/contract/proof';
import { BookOpen, Globe } from 'lucide-react';
import { answerText } from '../../../text/answer.ts';
import { PenTick } from '../../../ui/feedback/pen-tick.tsx';

/** Where an answer comes from. Talk about how to learn needs no source. */
export const SourceLine = ({ source }: { source: Source }) => {
  if (source === 'teaching') return null;
  return (
    <p className="answer-note">
      {source === 'books' && <BookOpen aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      {source === 'mathematics' && <PenTick className="size-4 text-good" />}
      {source === 'general' && <Globe aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      {answerText.sources[source]}
    </p>
  );
};
