import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useCarousel } from '../../../features/landing/use-carousel.ts';
import { experienceText } from '../../../text/experience.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { MasteryCard, QuizCard, StepsCard } from './experience-cards.tsx';
import { useSwipe } from './use-swipe.ts';

const CARDS = [
  { title: experienceText.steps.title, Card: StepsCard },
  { title: experienceText.quiz.title, Card: QuizCard },
  { title: experienceText.mastery.title, Card: MasteryCard },
] as const;

/** Where a card stands in the ring, seen from the one in front. */
const PLACES = ['here', 'next', 'previous'] as const;

/** Three cards in a ring: by buttons, dots, arrow keys or a swipe, and by themselves until somebody takes over (SPEC 2.2). */
export const Experience = () => {
  const [attended, setAttended] = useState(false);
  const { index, show, turning, toggle } = useCarousel(CARDS.length, !attended);
  const swipe = useSwipe((direction) => show(index + direction));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Inside a card the arrows belong to its own controls.
    if (direction === undefined || (event.target as Element).closest('li input')) return;
    event.preventDefault();
    show(index + direction);
  };
  return (
    <section aria-roledescription="carousel" aria-label={experienceText.title} className="mt-10 lg:mt-14">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what happens inside bubbles up to here */}
      <div
        onKeyDown={onKeyDown}
        onPointerEnter={() => setAttended(true)}
        onPointerLeave={() => setAttended(false)}
        onFocus={() => setAttended(true)}
        onBlur={() => setAttended(false)}
      >
        <ul className="ring-of-cards" aria-live={turning && !attended ? 'off' : 'polite'} {...swipe}>
          {CARDS.map(({ title, Card }, card) => (
            <li
              key={title}
              aria-roledescription="card"
              aria-label={experienceText.card(card + 1, CARDS.length)}
              inert={card !== index}
              data-place={PLACES[(card - index + CARDS.length) % CARDS.length]}
            >
              <Card />
            </li>
          ))}
        </ul>
        <div className="scripted mt-8 flex items-center justify-center gap-1.5">
          <IconButton icon={ChevronLeft} label={experienceText.previous} onClick={() => show(index - 1)} />
          {CARDS.map(({ title }, card) => (
            <button
              key={title}
              type="button"
              aria-label={experienceText.show(card + 1, title)}
              aria-current={card === index ? 'true' : undefined}
              onClick={() => show(card)}
              className="group grid size-11 place-items-center"
            >
              <span className="size-2.5 rounded-full border border-edge group-aria-[current]:border-accent group-aria-[current]:bg-accent" />
            </button>
          ))}
          <IconButton icon={ChevronRight} label={experienceText.next} onClick={() => show(index + 1)} />
          <IconButton
            icon={turning ? Pause : Play}
            label={turning ? experienceText.pause : experienceText.play}
            onClick={toggle}
          />
        </div>
      </div>
    </section>
  );
};
