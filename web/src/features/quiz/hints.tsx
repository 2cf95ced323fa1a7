import { quizText as text } from '../../text/quiz.ts';
import { Markdown } from '../../ui/markdown/markdown.tsx';

/** The hints that are open, from the first nudge on. */
export const Hints = ({ hints }: { hints: readonly string[] }) =>
  hints.length > 0 && (
    <ol
      aria-label={text.hints}
      aria-live="polite"
      className="grid gap-2 border-l-2 border-marker pl-4 text-ui"
    >
      {hints.map((hint) => (
        <li key={hint}>
          <Markdown text={hint} />
        </li>
      ))}
    </ol>
  );
