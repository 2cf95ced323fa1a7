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
  const isRoot = node.id === tree.root.id;
  const scope = idea ? null : scopeOf(isRoot ? [...ideas.values()] : ideasUnder(tree, node, ideas));
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
      {isRoot && !idea && (
        <p className="text-ui text-ink-soft">
          {ideas.size > 0 && <span className="block">{text.ideas(ideas.size)}</span>}
          {text.hint}
        </p>
      )}
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
        {scope && (
          <Link to={newQuizAddress(scope)} className={buttonClass({ size: 'sm' })}>
            <Dumbbell aria-hidden="true" className="size-4" />
            {scope.chapters ? text.practiseChapter : text.practiseBook}
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

/** The ideas that hang on a chapter. */
const ideasUnder = (
  tree: MapTree,
  { id, role }: MapNode,
  ideas: ReadonlyMap<string, MapIdea>,
): readonly MapIdea[] =>
  role === 'chapter' ? childrenOf(tree, id).flatMap((child) => ideas.get(child.idea ?? '') ?? []) : [];

/** What ideas are practised together: their chapter or their book, where they have one in common. */
const scopeOf = (ideas: readonly MapIdea[]): { book: string; chapters?: number[] } | null => {
  const [first] = ideas;
  if (!first || ideas.some(({ id }) => bookOf(id) !== bookOf(first.id))) return null;
  const book = bookOf(first.id);
  return ideas.every(({ chapter }) => chapter === first.chapter)
    ? { book, chapters: [first.chapter] }
    : { book };
};
