import type { TaughtIdea } from '@studia/contract/lessons';
import { pageName } from '@studia/contract/page-name';
import type { Quote } from '@studia/contract/proof';
import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../client/reader-address.ts';
import { lessonText as text } from '../../text/lessons.ts';
import { ProofTick } from '../../ui/feedback/proof-tick.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { IdeaBoard } from './idea-board.tsx';
import { Questions } from './question/questions.tsx';

type Depth = 'simple' | 'full' | 'why';

/** One idea: what it says and what proves it, three depths of explanation, board, example, picture, mistakes, questions. */
export const IdeaView = ({ idea }: { idea: TaughtIdea }) => (
  <>
    <div className="mt-3 flex items-start gap-2">
      <div className="measure min-w-0 text-lg">
        <Markdown text={idea.statement} />
      </div>
      <ProofTick label={text.source(pageName(idea.quote))}>
        <BookWords quote={idea.quote} />
      </ProofTick>
    </div>
    <Explanation idea={idea} />
    {idea.board && (
      <Part title={text.board}>
        <IdeaBoard title={idea.title} steps={idea.board} />
      </Part>
    )}
    {idea.example && <Example {...idea.example} />}
    {idea.picture && (
      <Part title={text.picture}>
        <Markdown text={idea.picture.like} />
        <p className="mt-3 text-ui font-semibold">{text.pictureStops}</p>
        <div className="text-ink-soft">
          <Markdown text={idea.picture.stops} />
        </div>
      </Part>
    )}
    {idea.misconceptions.length > 0 && <Mistakes mistakes={idea.misconceptions} />}
    {idea.terms.length > 0 && <Terms terms={idea.terms} />}
    {idea.items.length > 0 ? (
      <Questions idea={idea} />
    ) : (
      <p className="measure mt-10 text-ink-soft">{text.noQuestions}</p>
    )}
  </>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="measure mt-10">
      <h3 id={id} className="mb-3 font-serif text-xl font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
};

const BookWords = ({ quote }: { quote: Quote }) => (
  <>
    <blockquote>
      <mark>
        <Markdown text={quote.text} />
      </mark>
    </blockquote>
    <p className="mt-3 flex flex-wrap justify-between gap-2 text-ink-soft">
      <cite className="not-italic">{quote.title}</cite>
      <Link to={readerAddress(quote.book_id, quote)} className="link">
        {text.openPage}
      </Link>
    </p>
  </>
);

const Explanation = ({ idea }: { idea: TaughtIdea }) => {
  const [chosen, choose] = useState<Depth>('simple');
  const depths = (['simple', 'full', 'why'] as const).filter((depth) => idea[depth] !== null);
  const depth = depths.includes(chosen) ? chosen : depths[0];
  if (depth === undefined) return null;
  const words = <Markdown text={idea[depth] ?? ''} />;
  return (
    <div className="measure mt-6">
      {depths.length === 1 ? (
        words
      ) : (
        <Tabs
          label={text.depth}
          tabs={depths.map((id) => ({ id, label: text[id] }))}
          value={depth}
          onChange={choose}
        >
          {words}
        </Tabs>
      )}
    </div>
  );
};

const Example = ({ task, steps }: NonNullable<TaughtIdea['example']>) => (
  <Part title={text.example}>
    <Markdown text={task} />
    <ol className="mt-4 grid gap-3">
      {steps.map(({ line, why }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an example never move
        <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-l-2 border-rule pl-3">
          <span className="text-ui text-ink-soft tabular-nums">{index + 1}</span>
          <div>
            <Markdown text={line} />
            <div className="text-ui text-ink-soft">
              <Markdown text={why} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  </Part>
);

const Mistakes = ({ mistakes }: { mistakes: TaughtIdea['misconceptions'] }) => (
  <Part title={text.mistakes}>
    <div className="border-t border-line">
      {mistakes.map(({ id, belief, says, wrong, question }) => (
        <details key={id} className="group/mistake border-b border-line">
          <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-medium">
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 text-ink-soft transition-transform duration-120 group-open/mistake:rotate-90"
            />
            <Markdown text={belief} />
          </summary>
          <div className="grid gap-3 pb-5 pl-6">
            <p className="text-ui text-ink-soft">
              {text.saysLike} {says.map((one) => `“${one}”`).join(' · ')}
            </p>
            <Markdown text={wrong} />
            <div className="text-ui">
              <p className="font-semibold">{text.askYourself}</p>
              <Markdown text={question} />
            </div>
          </div>
        </details>
      ))}
    </div>
  </Part>
);

const Terms = ({ terms }: { terms: TaughtIdea['terms'] }) => (
  <Part title={text.terms}>
    <dl className="grid gap-4">
      {terms.map(({ name, definition, also = [] }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd>
            <Markdown text={definition} />
            {also.length > 0 && <p className="text-ui text-ink-soft">{text.alsoCalled(also)}</p>}
          </dd>
        </div>
      ))}
    </dl>
  </Part>
);
