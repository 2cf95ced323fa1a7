import { ArrowRight, Star } from 'lucide-react';
import { learningText as text } from '../../text/learning.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { QueryBox, type QueryBoxProps } from './query-box.tsx';
import { TutorDrawing } from './tutor-drawing.tsx';

export interface LearningTilesProps extends QueryBoxProps {
  onTutor: () => void;
}

/** Two ways to begin: talk, or type (SPEC 2.3). What happens then is up to who shows them. */
export const LearningTiles = ({ onTutor, ...query }: LearningTilesProps) => (
  <div className="@container">
    <div className="grid gap-4 @3xl:grid-cols-[5fr_6fr]">
      <TutorTile onTutor={onTutor} />
      <section
        aria-labelledby="chat-tile"
        className="flex min-w-0 flex-col rounded border border-line bg-sheet p-5 sm:p-6"
      >
        <h2 id="chat-tile" className="font-serif text-xl font-semibold">
          {text.chatTitle}
        </h2>
        <p className="mt-2 mb-5 text-ink-soft">{text.chatLead}</p>
        <QueryBox {...query} />
      </section>
    </div>
  </div>
);

const TutorTile = ({ onTutor }: Pick<LearningTilesProps, 'onTutor'>) => (
  <section
    aria-labelledby="tutor-tile"
    className="group relative flex min-w-0 flex-col overflow-clip rounded border border-line bg-sheet"
  >
    <div className="squared relative flex h-32 items-end justify-center border-b border-line">
      <TutorDrawing />
      <span className="absolute top-3 right-3">
        <Badge tone="accent" icon={Star}>
          {text.tutorBadge}
        </Badge>
      </span>
    </div>
    <div className="flex flex-1 flex-col p-5 sm:p-6">
      <h2 id="tutor-tile" className="font-serif text-xl font-semibold">
        {text.tutorTitle}
      </h2>
      <p className="mt-2 text-ink-soft">{text.tutorLead}</p>
      <button
        type="button"
        onClick={onTutor}
        className="mt-4 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
      >
        {text.tutorAction}
        <ArrowRight
          aria-hidden="true"
          className="size-4.5 transition-transform duration-160 group-hover:translate-x-1"
        />
      </button>
    </div>
  </section>
);
