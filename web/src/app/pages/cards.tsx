import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CardForm } from '../../features/review/card-form.tsx';
import { CardList } from '../../features/review/card-list.tsx';
import { cardText, reviewText } from '../../text/review.ts';
import { Button } from '../../ui/form/button.tsx';
import { PageHead } from '../page-head.tsx';

/** Every card of the student. */
export default function CardsPage() {
  const [adding, setAdding] = useState(false);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={cardText.title} noIndex />
      <Link to="/review" className="link reach inline-flex items-center gap-1.5 text-ui">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {cardText.back}
      </Link>
      <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-serif text-3xl font-semibold">{cardText.title}</h1>
        <Button look="quiet" icon={Plus} onClick={() => setAdding(true)}>
          {reviewText.add}
        </Button>
      </div>
      <CardList />
      <CardForm open={adding} onClose={() => setAdding(false)} />
    </div>
  );
}
