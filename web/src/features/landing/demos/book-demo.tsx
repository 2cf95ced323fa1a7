import { useState } from 'react';
import { demoText as text } from '../../../text/learning.ts';
import { Chip } from '../../../ui/layout/chip.tsx';
import { BookPage } from './book-page.tsx';

/** A page with the quote that a claim rests on; the chip of another claim marks another quote. */
export const BookDemo = () => {
  const [shown, setShown] = useState(0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BookPage book={text.book} page={text.page} text={text.pageText} quote={text.claims[shown]?.quote} />
      <ul className="grid gap-2.5">
        {text.claims.map(({ text: claim }, index) => (
          <li key={claim} className="text-ui leading-6">
            {claim} <Chip source={text.bookShort} place={text.place} onClick={() => setShown(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
};
