import type { Ref } from 'react';
import { careersText as text, type Position } from '../../text/careers.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Sheet } from '../../ui/layout/sheet.tsx';

interface Props {
  position: Position;
  headingRef: Ref<HTMLHeadingElement>;
  onApply: () => void;
}

/** One position in full. */
export const PositionDetail = ({ position, headingRef, onApply }: Props) => (
  <article aria-labelledby={`${position.id}-title`}>
    <Sheet>
      <div className="py-7 pr-4 pl-[calc(var(--margin-width)+0.75rem)] sm:py-10 sm:pr-10 sm:pl-[calc(var(--margin-width)+2rem)]">
        <h2
          ref={headingRef}
          id={`${position.id}-title`}
          tabIndex={-1}
          className="scroll-mt-6 font-serif text-2xl font-semibold outline-none sm:text-3xl"
        >
          {position.title}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {[position.department, position.type, position.location, text.openings(position.positions)].map(
            (fact) => (
              <li key={fact}>
                <Badge>{fact}</Badge>
              </li>
            ),
          )}
        </ul>
        <p className="reading measure-text mt-6">{position.description}</p>
        <div className="mt-7">
          <Button size="lg" onClick={onApply}>
            {text.apply}
          </Button>
        </div>
        <Points title={text.responsibilities} points={position.responsibilities} />
        <Points title={text.requirements} points={position.requirements} />
        <Points title={text.niceToHave} points={position.niceToHave} />
        <Points title={text.benefits} points={position.benefits} />
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-7">
          <Button onClick={onApply}>{text.applyFor(position.title)}</Button>
          <p className="text-ui text-ink-soft">
            {text.privacy}{' '}
            <a href="/privacy#letters" className="link">
              {pageTitles.privacy}
            </a>
            .
          </p>
        </div>
      </div>
    </Sheet>
  </article>
);

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section className="mt-9">
    <h3 className="font-serif text-xl font-semibold">{title}</h3>
    <ul className="measure-text mt-3 grid list-disc gap-2 pl-5 marker:text-margin">
      {points.map((point) => (
        <li key={point} className="pl-1">
          {point}
        </li>
      ))}
    </ul>
  </section>
);
