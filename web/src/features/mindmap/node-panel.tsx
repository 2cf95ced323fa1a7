import type { MapIdea, MapNode } from '@studia/contract/mindmap';
import { BookOpen, Dumbbell, GraduationCap } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { newQuizAddress } from '../../client/quiz-address.ts';
import { readerAddress } from '../../client/reader-address.ts';
import { mapEntryText as text } from '../../text/map-entry.ts';
import { mapText } from '../../text/mindmap.ts';
import { MasteryBar } from '../../ui/feedback/mastery-bar.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { childrenOf, wayUp, type MapTree } from './tree.ts';

// Formulas are drawn by what the tutor's answers need, too; a map is there before that.
const Words = lazy(async () => ({ default: (await import('../../ui/markdown/markdown.tsx')).Markdown }));

interface Props {
  tree: MapTree;
  /** As it is written, with its formulas. */
  node: MapNode;
  ideas: ReadonlyMap<string, MapIdea>;
}

/** What the selected entry says, where it stands in the book, what the student can do, and what to do next. */
export const NodePanel = ({ tree, node, ideas }: Props) => {
  const way = wayUp(tree, node.id);
  const quote = way.find((one) => one.quote !== null)?.quote ?? null;
  const idea = node.idea === null ? undefined : ideas.get(node.idea);
  const chapter = idea ? null : chapterOf(tree, node, ideas);
  return (
    <div className="grid content-start gap-4">
      <div>
        <p className="text-sm font-semibold text-ink-soft">{mapText.roles[node.role]}</p>
        <div className="mt-1 font-serif text-lg wrap-anywhere">
          <Suspense fallback={<p>{tree.byId.get(node.id)?.text}</p>}>
            <Words text={node.text} />
          </Suspense>
        </div>
      </div>
      {idea && node.role !== 'statement' && (
        <div>
          <p className="text-sm font-semibold text-ink-soft">
            {node.role === 'idea' ? mapText.roles.statement : text.idea}
          </p>
          <Suspense fallback={<p>{idea.statement}</p>}>
            <Words text={node.role === 'idea' ? idea.statement : idea.title} />
          </Suspense>
        </div>
      )}
      {idea && <Mastery idea={idea} />}
      <div className="flex flex-wrap gap-2">
        {quote && (
          <Link
            to={readerAddress(quote.book_id, { page: quote.page, start: quote.start, end: quote.end })}
            className={buttonClass({ look: 'quiet', size: 'sm' })}
          >
            <BookOpen aria-hidden="true" className="size-4" />
            {text.page(quote.label ?? String(quote.page))}
          </Link>
        )}
        {idea && (
          <Link to={lessonAddress(idea)} className={buttonClass({ look: 'quiet', size: 'sm' })}>
            <GraduationCap aria-hidden="true" className="size-4" />
            {text.learn}
          </Link>
        )}
        {idea && (
          <Link to={newQuizAddress({ ideas: [idea.id] })} className={buttonClass({ size: 'sm' })}>
            <Dumbbell aria-hidden="true" className="size-4" />
            {text.practise}
          </Link>
        )}
        {chapter && (
          <Link to={newQuizAddress(chapter)} className={buttonClass({ size: 'sm' })}>
            <Dumbbell aria-hidden="true" className="size-4" />
            {text.practiseChapter}
          </Link>
        )}
      </div>
    </div>
  );
};

const Mastery = ({ idea: { mastery } }: { idea: MapIdea }) =>
  mastery.attempts === 0 ? (
    <p className="text-ui text-ink-soft">{mapText.notTried}</p>
  ) : (
    <MasteryBar label={text.canDo} alone={mastery.alone ?? 0} helped={mastery.with_help ?? 0} />
  );

const bookOf = (idea: string): string => idea.slice(0, idea.indexOf('/'));

const lessonAddress = ({ id, chapter }: MapIdea): string =>
  `/learn/${encodeURIComponent(bookOf(id))}/${chapter}?idea=${encodeURIComponent(id.slice(id.indexOf('/') + 1))}`;

/** The chapter that an entry stands for: the one whose ideas hang on it. */
const chapterOf = (tree: MapTree, { id, role }: MapNode, ideas: ReadonlyMap<string, MapIdea>) => {
  if (role !== 'chapter') return null;
  const [first] = childrenOf(tree, id).flatMap((child) => ideas.get(child.idea ?? '') ?? []);
  return first ? { book: bookOf(first.id), chapters: [first.chapter] } : null;
};
