import type { Source } from '@studia/contract/proof';
import { BookOpen, Globe, Sigma } from 'lucide-react';
import { answerText } from '../../../text/answer.ts';

/** Where an answer comes from. Talk about how to learn needs no source. */
export const SourceLine = ({ source }: { source: Source }) => {
  if (source === 'teaching') return null;
  return (
    <p className="answer-note">
      {source === 'books' && <BookOpen aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      {source === 'mathematics' && <Sigma aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      {source === 'general' && <Globe aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      {answerText.sources[source]}
    </p>
  );
};
