import type { Proof } from '@studia/contract/proof';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { answerText } from '../../../text/answer.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import './answer.css';
import { type Correction, stepsToOpen, withCorrections, withoutSourceList } from './checked-text.ts';
import { Citation } from './citation.tsx';
import { lineMarks } from './line-marks.tsx';
import { SourceLine } from './source-line.tsx';
import { StepCard } from './step-card.tsx';

export interface AnswerProps {
  /** Markdown, as far as it has come. */
  content: string;
  streaming?: boolean | undefined;
  /** What it rests on; of an answer that is still coming, what is known so far. */
  proof?: Partial<Proof> | undefined;
  /** What was put right while it came. */
  corrections?: readonly Correction[] | undefined;
  /** The student stopped the tutor here. */
  stopped?: boolean | undefined;
}

// Few answers have one.
const ProofPicture = lazy(async () => ({
  default: (await import('./picture/proof-picture.tsx')).ProofPicture,
}));

const NOTHING: readonly never[] = [];

/** An answer of the tutor: its words, and beside them what they rest on. */
export const Answer = ({
  content,
  streaming = false,
  proof,
  corrections = NOTHING,
  stopped,
}: AnswerProps) => {
  const quotes = proof?.quotes ?? NOTHING;
  const checks = proof?.checks ?? NOTHING;
  const solution = stepsToOpen(content, proof?.solution ?? null);
  const picture = proof?.picture ?? null;
  const { text, marks } = useMemo(() => {
    const mended = withCorrections(content, corrections);
    const shown = withoutSourceList(mended.text, quotes);
    return { text: shown, marks: lineMarks(shown, [...checks, ...mended.checks]) };
  }, [content, corrections, quotes, checks]);
  const show = useCallback(
    (number: number) => {
      const quote = quotes[number - 1];
      return quote ? <Citation quote={quote} /> : null;
    },
    [quotes],
  );
  const sources = useMemo(() => ({ count: quotes.length, show }), [quotes, show]);
  return (
    <div className="answer reading">
      <Markdown text={text} streaming={streaming} marks={marks} sources={sources} />
      {!streaming && picture && (
        <Suspense>
          <ProofPicture picture={picture} />
        </Suspense>
      )}
      {!streaming && solution && <StepCard solution={solution} />}
      {stopped === true && <p className="answer-note">{answerText.stopped}</p>}
      {!streaming && proof?.source && <SourceLine source={proof.source} />}
    </div>
  );
};
