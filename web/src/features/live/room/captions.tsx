import { clsx } from 'clsx';
import { roomText as text } from '../../../text/live.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import type { SpokenLine } from '../session/fold.ts';
import type { Position } from '../session/playback.ts';

interface Props {
  position: Position | null;
  lines: readonly SpokenLine[];
  thinking: boolean;
  empty: boolean;
}

/** The tutor's line, the sentence that is being said in full ink. */
export const Captions = ({ position, lines, thinking, empty }: Props) => {
  const last = lines.findLast(({ by }) => by === 'tutor');
  const student = lines.at(-1)?.by === 'student' ? lines.at(-1) : undefined;
  return (
    <section aria-label={text.tutorSays} className="text-lg empty:hidden" aria-live="polite">
      {position?.say.kind === 'say' ? (
        <div className={clsx(position.say.tone === 'right' && 'text-good')}>
          {position.say.sentences.map((sentence, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line never changes its order
            <span key={index} className={clsx(index > position.sentence && 'opacity-40', '[&_p]:inline')}>
              <Markdown text={sentence} />{' '}
            </span>
          ))}
        </div>
      ) : student ? (
        <p className="text-ink-soft">
          {text.you}: {student.text}
        </p>
      ) : (
        last && lines.at(-1) !== last && <Markdown text={last.text} />
      )}
      {thinking && !position && (
        <p className="text-ui text-ink-soft">{empty ? text.getReady : text.thinking}</p>
      )}
    </section>
  );
};
