import { useState } from 'react';
import { NOTHING_SPOKEN, speakOn } from './sentences.ts';

export interface LiveRegionProps {
  /** The whole text so far. */
  text: string;
  /** Whether the text is complete. */
  done: boolean;
}

/** Reads a growing answer aloud by sentences, not by tokens. */
export const LiveRegion = ({ text, done }: LiveRegionProps) => {
  const [spoken, setSpoken] = useState(NOTHING_SPOKEN);
  const next = speakOn(spoken, text, done);
  if (next !== spoken) setSpoken(next);
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" className="sr-only">
      {spoken.sentences.map((sentence, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sentences are only ever added at the end
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
};
