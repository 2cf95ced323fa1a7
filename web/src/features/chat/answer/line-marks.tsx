import type { CheckedLine } from '@studia/contract/proof';
import { answerText } from '../../../text/answer.ts';
import { ProofTick } from '../../../ui/feedback/proof-tick.tsx';
import type { LineMark } from '../../../ui/markdown/elements.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';

/** What stands in the margin of an answer: a tick at every line that was checked. */
export const lineMarks = (text: string, checks: readonly CheckedLine[]): Map<number, LineMark> => {
  const lines = text.split('\n');
  return new Map(checks.map((check) => [check.line, markOf(check, lines[check.line] ?? '')]));
};

const markOf = ({ verdict, was }: CheckedLine, line: string): LineMark =>
  verdict === 'right'
    ? {
        margin: (
          <ProofTick label={answerText.checkedLine}>
            <p className="font-semibold">{answerText.checkedLine}</p>
            <Line text={line} />
            <p className="mt-2 text-sm text-ink-soft">{answerText.checkedLineHow}</p>
          </ProofTick>
        ),
      }
    : {
        margin: (
          <ProofTick label={answerText.correctedLine}>
            <p className="font-semibold">{answerText.correctedLine}</p>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
              <dt className="text-sm text-ink-soft">{answerText.was}</dt>
              <dd>
                <del className="line-through decoration-bad">
                  <Line text={was ?? ''} />
                </del>
              </dd>
              <dt className="text-sm text-ink-soft">{answerText.now}</dt>
              <dd>
                <Line text={line} />
              </dd>
            </dl>
            <p className="mt-2 text-sm text-ink-soft">{answerText.correctedLineHow}</p>
          </ProofTick>
        ),
        after: <small className="corrected">{answerText.corrected}</small>,
      };

/** A line by itself, without the bullet or number that it had. */
const Line = ({ text }: { text: string }) => (
  <div className="mt-1 font-serif text-base">
    <Markdown text={text.replace(/^\s*(?:[-+*]|\d{1,9}[.)]|>|#{1,6})\s+/, '')} />
  </div>
);
