import type { TaughtIdea } from '@studia/contract/lessons';
import { useId, useState } from 'react';
import { questionText as text } from '../../../text/lessons.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Question } from './question.tsx';

/** The questions of an idea, one at a time, with hints and without marks. */
export const Questions = ({ idea }: { idea: TaughtIdea }) => {
  const id = useId();
  const [index, setIndex] = useState(0);
  const item = idea.items[index];
  const isLast = index === idea.items.length - 1;
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  if (!item) return null;
  return (
    <section aria-labelledby={id} className="measure mt-12 rounded border border-line bg-sheet p-5 sm:p-7">
      <h3 id={id} className="font-serif text-xl font-semibold">
        {text.heading}
      </h3>
      <p className="mt-1 text-ui text-ink-soft">{text.lead}</p>
      <p className="mt-5 text-sm text-ink-soft tabular-nums">{text.number(index + 1, idea.items.length)}</p>
      <Question
        key={item.id}
        idea={idea.id}
        item={item}
        onChecked={() => setDone((before) => new Set([...before, item.id]))}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        {index > 0 && (
          <Button look="quiet" onClick={() => setIndex(index - 1)}>
            {text.previous}
          </Button>
        )}
        {!isLast && (
          <Button look={done.has(item.id) ? 'primary' : 'quiet'} onClick={() => setIndex(index + 1)}>
            {text.next}
          </Button>
        )}
      </div>
      {done.size === idea.items.length && <p className="mt-4 text-ui text-good">{text.allDone}</p>}
    </section>
  );
};
