import type { Proof } from '@studia/contract/proof';
import { useEffect, useState } from 'react';
import { Answer, type AnswerProps } from '../../../features/chat/answer/answer.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Sheet, SheetRow } from '../../../ui/layout/sheet.tsx';
import {
  CHECKED,
  CHECKS,
  CITED,
  GRAPH,
  NUMBER_LINE,
  QUOTES,
  RICH,
  SOLUTION,
  WIDE,
} from './answer-samples.ts';
import { Section, Specimen } from './section.tsx';

const GENERAL: Proof = { source: 'general', quotes: [], solution: null, checks: [], picture: null };
const CORRECTION = [{ was: '$x = 4$', now: '$x = 5$' }];

/** How the tutor's answers look. */
export const Answers = () => (
  <Section
    number={10}
    id="answers"
    title="Answers"
    lead="Words, mathematics and code on the page, and in the margin what they rest on."
  >
    <div className="grid gap-10 xl:grid-cols-2 [&>*]:content-start">
      <Specimen title="Answer · Markdown">
        <OnPage content={RICH} />
      </Specimen>
      <div className="grid content-start gap-10">
        <Specimen title="Answer · citations">
          <OnPage content={CITED} proof={QUOTES} />
        </Specimen>
        <Specimen title="Answer · a solution to open">
          <OnPage
            content="Try the first step yourself: what stands in the way of the $x$?"
            proof={SOLUTION}
          />
        </Specimen>
        <Specimen title="Answer · checked lines">
          <OnPage content={CHECKED} proof={CHECKS} />
        </Specimen>
      </div>
      <Specimen title="Answer · graph">
        <OnPage
          content="Here is how the two meet."
          proof={{ ...GENERAL, source: 'mathematics', picture: GRAPH }}
        />
      </Specimen>
      <Specimen title="Answer · number line, stopped, general knowledge">
        <OnPage
          content="These are the numbers for which it holds."
          proof={{ ...GENERAL, picture: NUMBER_LINE }}
          stopped
        />
      </Specimen>
      <Specimen title="Answer · wide things">
        <OnPage content={WIDE} />
      </Specimen>
      <Specimen title="Answer · as it comes">
        <Streamed />
      </Specimen>
    </div>
  </Section>
);

const OnPage = (props: AnswerProps) => (
  <Sheet>
    <SheetRow>
      <p className="text-sm text-ink-soft">Tutor</p>
      <Answer {...props} />
    </SheetRow>
  </Sheet>
);

const Streamed = () => {
  const [length, setLength] = useState(420);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running || length >= RICH.length) return undefined;
    const timer = setTimeout(() => setLength(length + 4), 30);
    return () => clearTimeout(timer);
  }, [running, length]);
  const again = () => {
    setLength(0);
    setRunning(true);
  };
  return (
    <div className="grid gap-4">
      <div>
        <Button look="quiet" size="sm" onClick={again}>
          Stream again
        </Button>
      </div>
      <OnPage content={RICH.slice(0, length)} streaming={length < RICH.length} />
      <OnPage content="So $x = 4$ is the" corrections={CORRECTION} streaming />
    </div>
  );
};
