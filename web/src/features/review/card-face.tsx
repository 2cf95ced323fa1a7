import type { Card } from '@studia/contract/review';
import { Link } from 'react-router';
import { readerAddress } from '../../client/reader-address.ts';
import { sessionText as text } from '../../text/review.ts';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { cardPicture } from './card-picture.tsx';
import { answerOf, questionOf } from './cloze.ts';

/** The two sides of a card, one above the other: the question stays in sight when the answer is shown. */
export const CardFace = ({ card, shown }: { card: Card; shown: boolean }) => (
  <div className="grid w-full content-center gap-6 text-lg">
    <section aria-label={text.question} className="measure mx-auto w-full min-w-0">
      <Markdown text={questionOf(card)} picture={cardPicture} />
    </section>
    <div aria-live="polite" className="empty:hidden">
      {shown && (
        <section
          aria-label={text.answer}
          className="measure mx-auto w-full min-w-0 border-t border-line pt-6"
        >
          <Markdown text={answerOf(card)} picture={cardPicture} />
          <Source card={card} />
        </section>
      )}
    </div>
  </div>
);

/** The words behind the card, and the way to them. */
const Source = ({ card: { source } }: { card: Card }) => {
  if (!source) return null;
  const { quote, title } = source;
  if (!quote) return <p className="mt-5 text-ui text-ink-soft">{title}</p>;
  return (
    <p className="mt-5 text-ui text-ink-soft">
      <cite className="not-italic">{quote.title}</cite>{' '}
      <Link to={readerAddress(quote.book_id, quote)} className="link tabular-nums">
        {text.source(quote.page)}
      </Link>
    </p>
  );
};
